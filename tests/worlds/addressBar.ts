import type { Page } from 'playwright/test';
import type { AddressControls } from './addressControls.tsx';
import { hydrated } from './hydratedPage.ts';

/** For a page in a browser: another hash, as if typed into the address bar or come back to. */
export const addressBar = (page: Page): AddressControls => ({
  ready: () => hydrated(page),
  reach: (hash) =>
    page.evaluate((to) => {
      history.replaceState(history.state, '', location.pathname + location.search + to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, hash),
});
