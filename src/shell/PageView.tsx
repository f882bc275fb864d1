import { type ComponentType, lazy, memo, useState } from 'react';
import { Route, Switch } from 'wouter';
import { isPage } from '../routes/match.ts';
import { loadedPage } from '../routes/modules.ts';
import { routeNames, routeOf } from '../routes/table.ts';
import type { ViewProps } from '../routes/view.ts';
import { usePage } from './usePage.ts';
import { useShell } from './useShell.ts';
import { reportFailure } from './wiring/navigation.ts';

/** The view of the route that the page's path belongs to. */
export const PageView = memo(() => (
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
  const { navigation, loadPage } = useShell();
  const path = usePage('path');
  const [Page] = useState<ComponentType<ViewProps>>(() => {
    const reportAndSuspend = (error: unknown) => {
      reportFailure(navigation, error);
      return new Promise<never>(() => {});
    };
    return loadedPage(path)?.default ?? lazy(() => loadPage(path).catch(reportAndSuspend));
  });
  return <Page id={id} />;
};
