import type { Page } from 'playwright/test';
import type { AddressControls } from './addressControls.tsx';
import { hydrated } from './hydratedPage.ts';

/** Changes the hash of a page in a browser, as typing it or going back to it would. */
export const addressBar = (page: Page): AddressControls => ({
  ready: () => hydrated(page),
  reach: (hash) =>
    page.evaluate((to) => {
      history.replaceState(history.state, '', location.pathname + location.search + to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, hash),
});
