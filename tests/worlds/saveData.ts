import type { Page } from 'playwright/test';

/** Makes the browser say that the visitor saves data (Save-Data), so the page prefetches nothing. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
