import { expect, type Page, type Route } from 'playwright/test';

const givenUp = 'given up before it was answered:';

/** Firefox does not tell which requests a page gives up while they are held, so the page does. */
const tellGivenUp = (page: Page) =>
  page.addInitScript((message) => {
    const { fetch } = globalThis;
    globalThis.fetch = async (url, init) => {
      const tell = () => console.debug(message, init?.method ?? 'GET', String(url));
      init?.signal?.addEventListener('abort', tell);
      try {
        return await fetch(url, init);
      } finally {
        init?.signal?.removeEventListener('abort', tell);
      }
    };
  }, givenUp);

const isOf = (told: string, route: Route): boolean => {
  const [method, url = ''] = told.slice(givenUp.length + 1).split(' ');
  return route.request().method() === method && route.request().url().endsWith(url);
};

/** Requests of a page that wait until a script of the paths answers them, or the page gives them up. */
interface HeldRoutes {
  hold(route: Route): void;
  count(): number;
  forget(): void;
  /** Waits until one request is under way, and takes it. */
  one(): Promise<Route>;
}

/** As many as are asked for. Call it before the page is loaded. */
export const heldRoutes = async (page: Page): Promise<() => HeldRoutes> => {
  const isTold = page.context().browser()?.browserType().name() === 'chromium';
  if (!isTold) await tellGivenUp(page);
  return () => {
    let held: Route[] = [];
    /** Told before the request itself was. */
    let early: string[] = [];
    page.on('requestfailed', (request) => {
      held = held.filter((route) => route.request() !== request);
    });
    page.on('console', (message) => {
      const told = message.text();
      if (!told.startsWith(givenUp)) return;
      const others = held.filter((route) => !isOf(told, route));
      if (others.length === held.length) early.push(told);
      held = others;
    });
    return {
      hold: (route) => {
        const told = early.find((each) => isOf(each, route));
        if (told) early = early.filter((each) => each !== told);
        else held.push(route);
      },
      count: () => held.length,
      forget: () => {
        held = [];
        early = [];
      },
      one: async () => {
        await expect.poll(() => held.length, 'one request is under way').toBe(1);
        return held.pop() as Route;
      },
    };
  };
};

/** Somebody looks at the page, or nobody does. */
export const lookAt = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    if (hidden) Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    else Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
