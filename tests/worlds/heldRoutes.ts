import { expect, type Page, type Route } from 'playwright/test';

/** Requests of a page that wait until a script of the paths answers them, or the page gives them up. */
export const heldRoutes = (page: Page) => {
  let held: Route[] = [];
  // Firefox does not tell what a page has given up while it was held: the newest is under way.
  const isTold = page.context().browser()?.browserType().name() === 'chromium';
  page.on('requestfailed', (request) => {
    held = held.filter((route) => route.request() !== request);
  });
  return {
    hold: (route: Route) => void held.push(route),
    count: () => held.length,
    forget: () => {
      held = [];
    },
    one: async (): Promise<Route> => {
      await expect
        .poll(() => (isTold ? held.length : Math.min(held.length, 1)), 'one request is under way')
        .toBe(1);
      return held.splice(0).at(-1) as Route;
    },
  };
};

/** Somebody looks at the page, or nobody does. */
export const lookAt = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    if (hidden) Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    else Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
