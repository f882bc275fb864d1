import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import type { InspectionEvent } from 'xstate';
import type { Address } from '../machines/navigationRules.ts';
import { AppActorsProvider } from './AppActorsProvider.tsx';
import { useNavigation } from './actors.ts';
import { site } from './content/site.ts';
import { insertGlobalStyles, SkipLink } from './design/index.ts';
import { type RouteName, routeNames, routeOf, type ViewProps } from './routes.ts';
import { exactParser, loadedView, loadPage, loadView, plainPath } from './routing.ts';
import { FailureBoundary } from './views/chrome/FailureBoundary.tsx';
import { Footer } from './views/chrome/Footer.tsx';
import { Overlays } from './views/chrome/Overlays.tsx';
import { TopBar } from './views/chrome/TopBar.tsx';
import { followTo, followVisitor } from './wiring/navigation.ts';

interface AppProps {
  readonly address: Address;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** The whole site: chrome, the current view, and what lies over both. */
export const App = ({ address, inspect }: AppProps) => {
  insertGlobalStyles();
  return (
    <AppActorsProvider address={address} inspect={inspect}>
      <Router hook={useShownPath} parser={exactParser}>
        <SkipLink href="#main">{site.skipLink}</SkipLink>
        <TopBar />
        <FailureBoundary>
          <Suspense fallback={null}>
            <Views />
            <Arrival />
          </Suspense>
        </FailureBoundary>
        <Footer />
        <Overlays />
      </Router>
    </AppActorsProvider>
  );
};

/** wouter's location is what the navigation machine shows: a page appears when its code is here, not before. */
const useShownPath = (): [string, (to: string, options?: { replace?: boolean }) => void] => {
  const navigation = useNavigation();
  const path = useSelector(navigation, ({ context }) => context.shown.path);
  return [plainPath(path), (to, options) => followTo(navigation, to, options)];
};

/** A known path shows its route's view; any other, and any unknown id, the not-found page. */
const Views = () => (
  <Switch>
    {routeNames.flatMap((name) => {
      const { path, aliases = [], ids } = routeOf(name);
      return [path, ...aliases].map((pattern) => (
        <Route key={pattern} path={pattern}>
          {({ id = '' }: { id?: string }) => {
            const shown = ids && !ids.includes(id) ? 'notFound' : name;
            return <View key={shown} name={shown} id={id} />;
          }}
        </Route>
      ));
    })}
    <Route>{() => <View key="notFound" name="notFound" id="" />}</Route>
  </Switch>
);

/** Code that is here is rendered at once; `lazy` alone would show its fallback first. */
const View = ({ name, id }: ViewProps & { name: RouteName }) => {
  const [Page] = useState<ComponentType<ViewProps>>(
    () => loadedView(name)?.default ?? lazy(() => loadView(name)),
  );
  return <Page id={id} />;
};

/** Tells navigation that a view is on the screen, and navigation what the visitor does. */
const Arrival = () => {
  const navigation = useNavigation();
  const shown = useSelector(navigation, ({ context }) => context.shown);
  useEffect(() => followVisitor(navigation, (path) => void loadPage(path).catch(() => {})), [navigation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that is shown is one arrival
  useLayoutEffect(() => navigation.send({ type: 'view.shown' }), [navigation, shown]);
  return null;
};
