import type { Page, Request, Route } from 'playwright/test';

/** Ends a request that was held back, and lets the page handle that: its pauses begin only then. `null`: without an answer. */
export const endHeld = async (
  page: Page,
  route: Route,
  answer: Parameters<Route['fulfill']>[0] | null,
): Promise<void> => {
  const isIt = (request: Request) => request === route.request();
  // The page cancels a stream that has told it the news, which may be before the stream's end.
  const isOver = Promise.race([
    page.waitForEvent('requestfinished', isIt),
    page.waitForEvent('requestfailed', isIt),
  ]);
  await (answer === null ? route.abort() : route.fulfill(answer));
  await isOver;
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
};
