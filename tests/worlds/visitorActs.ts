import type { Page } from 'playwright/test';

/** Does what a visitor does first on the page that is loaded, so its app starts (decision B53). */
export const visitorActs = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('wheel')));

/** The same on each page, as soon as it is loaded. */
export const visitorActsAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => addEventListener('load', () => dispatchEvent(new Event('wheel'))));
