import { type ComponentType, lazy, memo, useState } from 'react';
import { Route, Switch } from 'wouter';
import { routeNames, routeOf } from '../routes/table.ts';
import type { ViewProps } from '../routes/view.ts';
import { usePage } from './usePage.ts';
import { useShell } from './useShell.ts';
import { reportFailure } from './wiring/navigation.ts';

export const PageView = memo(() => (
  <Switch>
    {routeNames.flatMap((name) => {
      const { path, aliases = [] } = routeOf(name);
      return [path, ...aliases].map((pattern) => (
        <Route key={pattern} path={pattern}>
          {({ id = '' }: { id?: string }) => <View id={id} />}
        </Route>
      ));
    })}
    <Route>{() => <View id="" />}</Route>
  </Switch>
));

const View = ({ id }: ViewProps) => {
  const name = useShell().cache.nameOf(usePage('path'));
  return <NamedView key={name} id={name === 'notFound' ? '' : id} />;
};

/** Renders loaded code without a fallback. If the first page has no code yet, its prerendered HTML stays. */
const NamedView = ({ id }: ViewProps) => {
  const { navigation, cache } = useShell();
  const path = usePage('path');
  const [Page] = useState<ComponentType<ViewProps>>(() => {
    const reportAndSuspend = (error: unknown) => {
      reportFailure(navigation, error);
      return new Promise<never>(() => {});
    };
    const load = () => cache.load(path).then(() => cache.viewOf(path) ?? new Promise<never>(() => {}));
    return cache.viewOf(path)?.default ?? lazy(() => load().catch(reportAndSuspend));
  });
  return <Page id={id} />;
};
