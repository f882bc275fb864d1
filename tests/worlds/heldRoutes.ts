import { expect, type Page, type Route } from 'playwright/test';

const names = { header: 'x-test-request', message: 'given up before it was answered:' };

/**
 * Firefox does not tell which requests a page gives up while they are held, so the page does. Each gets a name.
 * @returns the names of those that were given up, so far
 */
const givenUpIn = async (page: Page): Promise<ReadonlySet<string>> => {
  const givenUp = new Set<string>();
  page.on('console', (message) => {
    const [told, name = ''] = message.text().split(/(?<=:) /);
    if (told === names.message) givenUp.add(name);
  });
  await page.addInitScript(({ header, message }) => {
    const { fetch } = globalThis;
    globalThis.fetch = async (url, init) => {
      const name = crypto.randomUUID();
      const headers = new Headers(init?.headers);
      headers.set(header, name);
      const tell = () => console.debug(message, name);
      init?.signal?.addEventListener('abort', tell);
      try {
        return await fetch(url, { ...init, headers });
      } finally {
        init?.signal?.removeEventListener('abort', tell);
      }
    };
  }, names);
  return givenUp;
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
  const givenUp = isTold ? new Set<string>() : await givenUpIn(page);
  return () => {
    let held: Route[] = [];
    page.on('requestfailed', (request) => {
      held = held.filter((route) => route.request() !== request);
    });
    const underWay = () =>
      held.filter((route) => !givenUp.has(route.request().headers()[names.header] ?? ''));
    return {
      hold: (route) => void held.push(route),
      count: () => underWay().length,
      forget: () => {
        held = [];
      },
      one: async () => {
        await expect.poll(() => underWay().length, 'one request is under way').toBe(1);
        const [route] = underWay();
        held = [];
        return route as Route;
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
