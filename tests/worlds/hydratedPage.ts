import { expect, type Page, type Request } from 'playwright/test';
import { areHydrated, hydratedHeading } from './areHydrated.ts';
import { visitorActs } from './visitorActs.ts';

const isOver = (request: Request) => request.failure() !== null || request.existingResponse() !== null;

/**
 * The requests of the current document, from its entry script on. The previous document may have sent requests while this
 * one was already loading; they may never be answered.
 */
const requestsOfDocument = async (page: Page): Promise<Request[]> => {
  const requests = await page.requests();
  const requestsSince = requests.slice(requests.findLastIndex((request) => request.isNavigationRequest()));
  const entryScript = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src,
  );
  const entry = requestsSince.findIndex((request) => request.url() === entryScript);
  return requestsSince.slice(Math.max(entry, 0));
};

const pendingRequests = async (page: Page): Promise<string[]> =>
  (await requestsOfDocument(page)).filter((request) => !isOver(request)).map((request) => request.url());

const hasNativeTimers = (page: Page): Promise<boolean> =>
  page.evaluate(() => String(setTimeout).includes('[native code]'));

/**
 * Resolves once React has hydrated the page and its idle work is done. If the page's clock is stopped (`page.clock`),
 * this lets time pass for that work and for what React reveals late, but not while a request is pending: on a busy machine,
 * the site would give up waiting for it.
 *
 * A clock must be installed before the page is loaded. Playwright (1.65) would install it now, and timers that the page has
 * set before could no longer be cleared: the app might start a second time.
 *
 * Needed before the window's size or the media change: Chromium (156) keeps the results of a style sheet's media queries
 * if they change between `insertRule`, which a starting app calls, and the next update of styles.
 */
export const hydrated = async (page: Page, clock: 'runs' | 'stopped' = 'stopped'): Promise<void> => {
  const letTimePass = () =>
    clock === 'stopped'
      ? page.clock.runFor(1_000)
      : page.evaluate(
          () =>
            new Promise((done) => {
              if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: 500 });
              // Longer than `whenIdle`, the site's own fallback.
              else setTimeout(done, 300);
            }),
        );
  const polling = { timeout: 60_000, intervals: [20, 50, 100] };
  await expect(async () => {
    expect(await pendingRequests(page)).toEqual([]);
    if (clock === 'stopped')
      expect(await hasNativeTimers(page), 'page.clock.install comes before the page is loaded').toBe(false);
    await letTimePass();
    await visitorActs(page);
    expect(await page.evaluate(areHydrated, hydratedHeading)).toBe(true);
  }).toPass(polling);
  // Idle work may request files that request more files, so wait until there are no new requests.
  let last: unknown;
  await expect(async () => {
    expect(await pendingRequests(page)).toEqual([]);
    await letTimePass();
    const [before, now] = [last, (await requestsOfDocument(page)).at(-1)];
    last = now;
    expect(now).toBe(before);
    expect(await pendingRequests(page)).toEqual([]);
  }).toPass(polling);
};
