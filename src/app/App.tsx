import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { type Address, startsAtTop } from '../../machines/navigation/navigationRules.ts';
import { site } from '../content/site.ts';
import { insertGlobalStyles, SkipLink, VisuallyHidden } from '../design/index.ts';
import { exactParser, isPage, plainPath } from '../routes/match.ts';
import { loadedPage } from '../routes/modules.ts';
import { routeNames, routeOf } from '../routes/table.ts';
import type { ViewProps } from '../routes/view.ts';
import { FailureBoundary } from '../views/chrome/FailureBoundary.tsx';
import { Footer } from '../views/chrome/Footer.tsx';
import { Overlays } from '../views/chrome/Overlays.tsx';
import { PageProgress } from '../views/chrome/PageProgress.tsx';
import { TopBar } from '../views/chrome/TopBar.tsx';
import { Failure } from '../views/failure/Failure.tsx';
import { TopFirstContext } from '../views/shared/wholePage.ts';
import type { ActorHooks } from '../wiring/actorHooks.ts';
import type { Documents } from '../wiring/documents.ts';
import {
  followTo,
  followTraversal,
  followVisitor,
  observeVisibleLinks,
  reportFailure,
} from '../wiring/navigation.ts';
import { keepOneOpen } from '../wiring/page.ts';
import { AppActorsProvider } from './AppActorsProvider.tsx';
import { useLoadPage, useNavigation, usePrefetchPage } from './actors.ts';

interface AppProps extends ActorHooks {
  readonly address: Address;
  readonly isReloaded?: boolean;
  readonly isBlank?: boolean;
  readonly documents?: Documents;
}

export const App = (props: AppProps) => {
  insertGlobalStyles();
  useEffect(keepOneOpen, []);
  return (
    <AppActorsProvider {...props}>
      <Router hook={useCurrentPath} parser={exactParser}>
        <SkipLink href="#main">{site.skipLink}</SkipLink>
        <TopBar />
        <PageProgress />
        <CurrentPage />
        <Footer />
      </Router>
      <Overlays />
    </AppActorsProvider>
  );
};

/** wouter follows the navigation machine: the path changes once the page's code has been loaded. */
const useCurrentPath = (): [string, (to: string, options?: { replace?: boolean }) => void] => {
  const navigation = useNavigation();
  const path = useSelector(navigation, ({ context }) => context.shownAddress.path);
  return [plainPath(path), (to, options) => followTo(navigation, to, options)];
};

/** The current page, or the failure page when it cannot be loaded or has thrown. */
const CurrentPage = () => {
  const navigation = useNavigation();
  // Select nothing else: an update would remove the prerendered page while its code is loading.
  const address = useSelector(navigation, ({ context }) => context.shownAddress);
  const failure = useSelector(navigation, ({ context }) => context.failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival is the one at this address
  const isTopFirst = useMemo(
    () => startsAtTop(navigation.getSnapshot().context.arrival),
    [navigation, address],
  );
  useEffect(() => followTraversal(navigation), [navigation]);
  // A prerendered page whose code never loaded was not hydrated. The new key makes React replace it instead of
  // hydrating it with the next page.
  const isReplaced = useSelector(navigation, ({ context }) => context.document === 'replaced');
  return (
    <FailureBoundary place={address}>
      <Suspense key={isReplaced ? 'app' : 'document'} fallback={<LoadingPage />}>
        {failure === null ? (
          <TopFirstContext value={isTopFirst}>
            <Views />
          </TopFirstContext>
        ) : (
          <Failure error={failure} onReload={() => navigation.send({ type: 'page.retry' })} />
        )}
        <PageObserver />
      </Suspense>
    </FailureBoundary>
  );
};

const LoadingPage = () => (
  <main id="main" aria-busy="true">
    <VisuallyHidden as="h1">{site.loading}</VisuallyHidden>
  </main>
);

const Views = () => (
  <Switch>
    {routeNames.flatMap((name) => {
      const { path, aliases = [] } = routeOf(name);
      return [path, ...aliases].map((pattern) => (
        <Route key={pattern} path={pattern}>
          {({ id = '' }: { id?: string }) => {
            const view = isPage(name, id) ? name : 'notFound';
            return <View key={view} id={id} />;
          }}
        </Route>
      ));
    })}
    <Route>{() => <View key="notFound" id="" />}</Route>
  </Switch>
);

/** Renders loaded code without a fallback. If the first page has no code yet, its prerendered HTML stays. */
const View = ({ id }: ViewProps) => {
  const navigation = useNavigation();
  const loadPage = useLoadPage();
  const [Page] = useState<ComponentType<ViewProps>>(() => {
    const { path } = navigation.getSnapshot().context.shownAddress;
    const reportAndSuspend = (error: unknown) => {
      reportFailure(navigation, error);
      return new Promise<never>(() => {});
    };
    return loadedPage(path)?.default ?? lazy(() => loadPage(path).catch(reportAndSuspend));
  });
  return <Page id={id} />;
};

/** Reports to the navigation machine which page is on the screen and which links the visitor follows. */
const PageObserver = () => {
  const navigation = useNavigation();
  const loadPage = useLoadPage();
  const prefetchPage = usePrefetchPage();
  const address = useSelector(navigation, ({ context }) => context.shownAddress);
  useEffect(
    () => followVisitor(navigation, (path) => void loadPage(path).catch(() => {})),
    [navigation, loadPage],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is reported once per address
  useLayoutEffect(() => {
    navigation.send({ type: 'view.shown' });
  }, [navigation, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links change with the page
  useEffect(
    () =>
      observeVisibleLinks(
        ({ pathname }) => prefetchPage(pathname),
        () => navigation.getSnapshot().hasTag('busy'),
      ),
    [navigation, prefetchPage, address.path],
  );
  return null;
};
