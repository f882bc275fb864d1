import { expect, type Page, type Request } from 'playwright/test';
import { isOwnScript } from './appScript.ts';

const isOver = (request: Request) => request.failure() !== null || request.existingResponse() !== null;

/**
 * What this document has asked for. An earlier one may have asked for something while this one was on its way already,
 * and may never be answered.
 */
const sinceArrival = async (page: Page): Promise<Request[]> => {
  const requests = await page.requests();
  const since = requests.slice(requests.findLastIndex((request) => request.isNavigationRequest()));
  const own = since.findIndex((request) => isOwnScript(new URL(request.url())));
  return since.slice(Math.max(own, 0));
};

/**
 * Resolves once React has taken over the page and its idle work is done. Under a clock that stands still
 * (`page.clock`), that work and what React reveals late must be given time.
 */
export const hydrated = async (
  page: Page,
  clock: 'runs' | 'stands still' = 'stands still',
): Promise<void> => {
  const pass = () =>
    clock === 'stands still'
      ? page.clock.runFor(1_000)
      : page.evaluate(
          () =>
            new Promise((done) => {
              if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: 500 });
              // Longer than the site's own substitute, `whenIdle`.
              else setTimeout(done, 300);
            }),
        );
  const often = { timeout: 20_000, intervals: [20, 50, 100] };
  await expect(async () => {
    await pass();
    const isHydrated = await page.evaluate(() => {
      const heading = document.querySelector('main h1');
      // Within what is static React knows the frame alone.
      const shown = heading?.closest('[data-static]') ?? heading;
      const isTaken = !!shown && Object.keys(shown).some((key) => key.startsWith('__reactFiber'));
      return isTaken && document.querySelector('[role=region][aria-label^=Notifications]') !== null;
    });
    expect(isHydrated).toBe(true);
  }).toPass(often);
  // What idle work asks for may ask for more: until nothing new has been asked for.
  let last: unknown;
  await expect(async () => {
    await pass();
    const requests = await sinceArrival(page);
    const [before, now] = [last, requests.at(-1)];
    last = now;
    expect(now).toBe(before);
    expect(requests.filter((request) => !isOver(request)).map((request) => request.url())).toEqual([]);
  }).toPass(often);
};
