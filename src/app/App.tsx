import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import type { Address } from '../../machines/navigation/navigationRules.ts';
import { site } from '../content/site.ts';
import { insertGlobalStyles, SkipLink, VisuallyHidden } from '../design/index.ts';
import { exactParser, plainPath } from '../routes/match.ts';
import { loadedPage } from '../routes/modules.ts';
import { routeNames, routeOf } from '../routes/table.ts';
import type { ViewProps } from '../routes/view.ts';
import { FailureBoundary } from '../views/chrome/FailureBoundary.tsx';
import { Footer } from '../views/chrome/Footer.tsx';
import { Overlays } from '../views/chrome/Overlays.tsx';
import { PageProgress } from '../views/chrome/PageProgress.tsx';
import { TopBar } from '../views/chrome/TopBar.tsx';
import { Failure } from '../views/failure/Failure.tsx';
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
import { useFetchAhead, useLoadPage, useNavigation } from './actors.ts';

interface AppProps extends ActorHooks {
  readonly address: Address;
  readonly isReloaded?: boolean;
  readonly isBlank?: boolean;
  /** What is stored of the pages' documents; by default nothing. */
  readonly documents?: Documents;
}

/** The whole site: chrome, the current view, and what lies over both. */
export const App = (props: AppProps) => {
  insertGlobalStyles();
  useEffect(keepOneOpen, []);
  return (
    <AppActorsProvider {...props}>
      <Router hook={useShownPath} parser={exactParser}>
        <SkipLink href="#main">{site.skipLink}</SkipLink>
        <TopBar />
        <PageProgress />
        <Shown />
        <Footer />
        <Overlays />
      </Router>
    </AppActorsProvider>
  );
};

/** wouter's location is what the navigation machine shows: a page appears when its code is here, not before. */
const useShownPath = (): [string, (to: string, options?: { replace?: boolean }) => void] => {
  const navigation = useNavigation();
  const path = useSelector(navigation, ({ context }) => context.shownAddress.path);
  return [plainPath(path), (to, options) => followTo(navigation, to, options)];
};

/** The page at the shown address; the failure page where it can't be had, or broke. */
const Shown = () => {
  const navigation = useNavigation();
  // Nothing else: an update would take the prerendered page away while its code is on its way.
  const shown = useSelector(navigation, ({ context }) => context.shownAddress);
  const failure = useSelector(navigation, ({ context }) => context.failure);
  useEffect(() => followTraversal(navigation), [navigation]);
  // A document that React never took over, because its code did not come, makes way as a whole: as the same
  // part of the page, React would take the next page for it and find them different.
  const isReplaced = useSelector(navigation, ({ context }) => context.document === 'replaced');
  return (
    <FailureBoundary place={shown}>
      <Suspense key={isReplaced ? 'app' : 'document'} fallback={<Blank />}>
        {failure === null ? (
          <Views />
        ) : (
          <Failure error={failure} onReload={() => navigation.send({ type: 'page.retry' })} />
        )}
        <Arrival />
      </Suspense>
    </FailureBoundary>
  );
};

/** Where no document stands: until the page's code is there, only its place. */
const Blank = () => (
  <main id="main" aria-busy="true">
    <VisuallyHidden as="h1">{site.loading}</VisuallyHidden>
  </main>
);

/** A known path shows its route's view; any other, and any unknown id, the not-found page. */
const Views = () => (
  <Switch>
    {routeNames.flatMap((name) => {
      const { path, aliases = [], ids } = routeOf(name);
      return [path, ...aliases].map((pattern) => (
        <Route key={pattern} path={pattern}>
          {({ id = '' }: { id?: string }) => {
            const shown = ids && !ids.includes(id) ? 'notFound' : name;
            return <View key={shown} id={id} />;
          }}
        </Route>
      ));
    })}
    <Route>{() => <View key="notFound" id="" />}</Route>
  </Switch>
);

/**
 * Code that is here is rendered at once; `lazy` alone would show its fallback first. Navigation shows no view
 * before its code is here, so what is missing is the first page's: its document stands until it comes, and
 * stays if it does not.
 */
const View = ({ id }: ViewProps) => {
  const navigation = useNavigation();
  const loadPage = useLoadPage();
  const [Page] = useState<ComponentType<ViewProps>>(() => {
    const { path } = navigation.getSnapshot().context.shownAddress;
    const never = (error: unknown) => {
      reportFailure(navigation, error);
      return new Promise<never>(() => {});
    };
    return loadedPage(path)?.default ?? lazy(() => loadPage(path).catch(never));
  });
  return <Page id={id} />;
};

/** Tells navigation that a page is on the screen, and navigation what the visitor does. */
const Arrival = () => {
  const navigation = useNavigation();
  const loadPage = useLoadPage();
  const fetchAhead = useFetchAhead();
  const shown = useSelector(navigation, ({ context }) => context.shownAddress);
  useEffect(
    () => followVisitor(navigation, (path) => void loadPage(path).catch(() => {})),
    [navigation, loadPage],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that is shown is one arrival
  useLayoutEffect(() => {
    navigation.send({ type: 'view.shown' });
  }, [navigation, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown has links of its own
  useEffect(() => observeVisibleLinks(({ pathname }) => fetchAhead(pathname)), [fetchAhead, shown.path]);
  return null;
};
