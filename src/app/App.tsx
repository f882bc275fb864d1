import { type ComponentProps, useEffect } from 'react';
import { Router } from 'wouter';
import { site } from '../content/site.ts';
import { insertGlobalStyles, SkipLink } from '../design/index.ts';
import { keepOneOpen } from '../effects/screen/keepOneOpen.ts';
import { exactParser, plainPath } from '../routes/match.ts';
import { CurrentPage } from '../shell/CurrentPage.tsx';
import type { EarlyPresses } from '../shell/early/earlyPresses.ts';
import { EarlyPressesContext } from '../shell/early/useEarlyPress.ts';
import { followTo } from '../shell/followTo.ts';
import { usePage } from '../shell/usePage.ts';
import { useNavigation } from '../shell/useShell.ts';
import { Footer } from '../views/chrome/Footer.tsx';
import { Overlays } from '../views/chrome/Overlays.tsx';
import { PageProgress } from '../views/chrome/PageProgress.tsx';
import { TopBar } from '../views/chrome/TopBar.tsx';
import { Failure } from '../views/failure/Failure.tsx';
import { AppActorsProvider } from './AppActorsProvider.tsx';

interface AppProps extends Omit<ComponentProps<typeof AppActorsProvider>, 'children'> {
  readonly presses?: EarlyPresses;
  readonly requestDialog?: ComponentProps<typeof Overlays>['requestDialog'];
}

export const App = (props: AppProps) => {
  insertGlobalStyles();
  useEffect(keepOneOpen, []);
  return (
    <EarlyPressesContext value={props.presses ?? null}>
      <AppActorsProvider {...props}>
        <Router hook={useCurrentPath} parser={exactParser}>
          <SkipLink href="#main">{site.skipLink}</SkipLink>
          <TopBar />
          <PageProgress />
          <CurrentPage failurePage={Failure} />
          <Footer />
        </Router>
        <Overlays requestDialog={props.requestDialog} />
      </AppActorsProvider>
    </EarlyPressesContext>
  );
};

/** wouter follows the navigation machine: the path changes once the page's code has been loaded. */
const useCurrentPath = (): [string, (to: string, options?: { replace?: boolean }) => void] => {
  const navigation = useNavigation();
  const path = usePage('path');
  return [plainPath(path), (to, options) => followTo(navigation, to, options)];
};
