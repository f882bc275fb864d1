import { useSelector } from '@xstate/react';
import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Route, Switch } from 'wouter';
import { startsAtTop } from '../../machines/navigation/navigationRules.ts';
import { site } from '../content/site.ts';
import { VisuallyHidden } from '../design/index.ts';
import { hasOpenDialog } from '../effects/screen/hasOpenDialog.ts';
import { whenIdle } from '../effects/screen/whenIdle.ts';
import { isPage } from '../routes/match.ts';
import { loadedPage } from '../routes/modules.ts';
import { routeNames, routeOf } from '../routes/table.ts';
import type { ViewProps } from '../routes/view.ts';
import { observeVisibleLinks } from './effects/observeVisibleLinks.ts';
import { FailureBoundary, type FailurePage } from './FailureBoundary.tsx';
import { DocumentOutlet, Outlet, type Stage } from './Outlet.tsx';
import { usePagePath } from './pageAddress.ts';
import { IsShownContext, PagePathContext, PlacedPageContext } from './placedPage.ts';
import { arrive, firstPlaces, forget, type Place, prepare } from './places.ts';
import { useNavigation, useShell } from './useShell.ts';
import { TopFirstContext } from './wholePage.ts';
import { followTraversal, followVisitor, reportFailure } from './wiring/navigation.ts';

/** The current page, or the failure page when it cannot be loaded or has thrown. */
export const CurrentPage = ({ failurePage: Failure }: { readonly failurePage: FailurePage }) => {
  const navigation = useNavigation();
  // Select nothing else: an update would remove the prerendered page while its code is loading.
  const address = useSelector(navigation, ({ context }) => context.shownAddress);
  const failure = useSelector(navigation, ({ context }) => context.failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival is the one at this address
  const isTopFirst = useMemo(
    () => startsAtTop(navigation.getSnapshot().context.arrival),
    [navigation, address],
  );
  const [places, setPlaces] = useState(() => firstPlaces(address, isTopFirst));
  if (places.shown.address !== address) {
    // What a dialog locks is set free when its page is unmounted.
    setPlaces(arrive(places, address, { isTopFirst, isLeftLater: !hasOpenDialog() }));
  }
  useEffect(() => followTraversal(navigation), [navigation]);
  // A prerendered page whose code never loaded was not hydrated. The new key makes React replace it instead of
  // hydrating it with the next page.
  const isReplaced = useSelector(navigation, ({ context }) => context.document === 'replaced');
  const { shown, ahead, left } = places;
  useEffect(() => (left ? whenIdle(() => setPlaces(forget)) : undefined), [left]);
  // No transition: an arrival that overtakes one would be repeated after it, with another page as its place.
  const prepareView = useCallback((path: string) => setPlaces((now) => prepare(now, path)), []);
  return (
    <FailureBoundary place={address} failurePage={Failure}>
      <Suspense key={isReplaced ? 'app' : 'document'} fallback={<LoadingPage />}>
        {failure === null ? (
          [left, shown, ahead].map((place) =>
            place ? (
              <PlacedPage
                key={place.key}
                place={place}
                failurePage={Failure}
                stage={place === shown ? 'shown' : place === left ? 'left' : 'ahead'}
              />
            ) : null,
          )
        ) : (
          <Failure error={failure} onReload={() => navigation.send({ type: 'page.retry' })} />
        )}
        <PageObserver prepare={prepareView} />
      </Suspense>
    </FailureBoundary>
  );
};

interface PlacedPageProps {
  readonly place: Place;
  readonly stage: Stage;
  readonly failurePage: FailurePage;
}

const PlacedPage = ({ place: { key, address, isTopFirst }, stage, failurePage }: PlacedPageProps) => {
  const isAhead = stage === 'ahead';
  const placed = useMemo(() => ({ address, isAhead }), [address, isAhead]);
  const page = (
    <TopFirstContext value={isTopFirst}>
      <PlacedPageContext value={placed}>
        <PagePathContext value={address.path}>
          <IsShownContext value={stage === 'shown'}>
            <Views />
          </IsShownContext>
        </PagePathContext>
      </PlacedPageContext>
    </TopFirstContext>
  );
  return key === 0 ? (
    <DocumentOutlet stage={stage}>{page}</DocumentOutlet>
  ) : (
    <Outlet stage={stage}>
      <FailureBoundary place={address} failurePage={failurePage}>
        {page}
      </FailureBoundary>
    </Outlet>
  );
};

const LoadingPage = () => (
  <main id="main" aria-busy="true">
    <VisuallyHidden as="h1">{site.loading}</VisuallyHidden>
  </main>
);

const Views = memo(() => (
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
));

/** Renders loaded code without a fallback. If the first page has no code yet, its prerendered HTML stays. */
const View = ({ id }: ViewProps) => {
  const navigation = useNavigation();
  const loadPage = useShell().loadPage;
  const path = usePagePath();
  const [Page] = useState<ComponentType<ViewProps>>(() => {
    const reportAndSuspend = (error: unknown) => {
      reportFailure(navigation, error);
      return new Promise<never>(() => {});
    };
    return loadedPage(path)?.default ?? lazy(() => loadPage(path).catch(reportAndSuspend));
  });
  return <Page id={id} />;
};

/** Reports to the navigation machine which page is on the screen and which links the visitor follows. */
const PageObserver = ({ prepare }: { readonly prepare: (path: string) => void }) => {
  const navigation = useNavigation();
  const loadPage = useShell().loadPage;
  const prefetchPage = useShell().prefetchPage;
  const address = useSelector(navigation, ({ context }) => context.shownAddress);
  useEffect(
    () =>
      followVisitor(navigation, (path) => {
        loadPage(path).then(
          () => prepare(path),
          () => {},
        );
      }),
    [navigation, loadPage, prepare],
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
