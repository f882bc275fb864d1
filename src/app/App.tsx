import { useEffect } from 'react';
import { Router } from 'wouter';
import type { Address } from '../../machines/navigation/navigationRules.ts';
import { site } from '../content/site.ts';
import { insertGlobalStyles, SkipLink } from '../design/index.ts';
import { exactParser, plainPath } from '../routes/match.ts';
import { Footer } from '../views/chrome/Footer.tsx';
import { Overlays } from '../views/chrome/Overlays.tsx';
import { PageProgress } from '../views/chrome/PageProgress.tsx';
import { TopBar } from '../views/chrome/TopBar.tsx';
import { usePagePath } from '../views/shared/pageAddress.ts';
import type { ActorHooks } from '../wiring/actorHooks.ts';
import type { Documents } from '../wiring/documents.ts';
import { followTo } from '../wiring/navigation.ts';
import { keepOneOpen } from '../wiring/page.ts';
import { AppActorsProvider } from './AppActorsProvider.tsx';
import { useNavigation } from './actors.ts';
import { CurrentPage } from './CurrentPage.tsx';

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
  const path = usePagePath();
  return [plainPath(path), (to, options) => followTo(navigation, to, options)];
};
