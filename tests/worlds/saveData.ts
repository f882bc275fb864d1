import type { Page } from 'playwright/test';

/** Makes the browser say that its visitor asks for few bytes (Save-Data): nothing is fetched that nobody asked for. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
