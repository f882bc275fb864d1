import { expect, type Page, type Route } from 'playwright/test';
import type { NavigationWorld } from '../../machines/navigation/navigation.script.ts';
import type { Address } from '../../machines/navigation/navigationRules.ts';
import { maxRetries } from '../../machines/resource/resourceRules.ts';
import { Unavailable } from '../paths/index.ts';
import { isAppScript } from './appScript.ts';
import { areHydrated } from './areHydrated.ts';
import { heldRoutes } from './heldRoutes.ts';
import { hydrated } from './hydratedPage.ts';
import { saveData } from './saveData.ts';
import { visitorActsAtOnce } from './visitorActs.ts';

const urlOf = ({ path, search, hash }: Address): string => path + search + hash;
/** Whether an address is a page's code. Bundles are named after the page's view. */
const isPageCode = (url: URL): boolean => /\/\w+Page(\.static)?\.\w+\.js$/.test(url.pathname);

/**
 * The built site. The code of every page, including the first, is held back until the script loads or drops it.
 * @param loadedPaths receives the paths whose code the document has: the browser does not request it again
 */
export const navigationPage = async (page: Page, loadedPaths: Set<string>): Promise<NavigationWorld> => {
  /** The held requests for code, each with the path that was requested last at that time. */
  let code: { route: Route; path: string }[] = [];
  const heads = (await heldRoutes(page))();
  /** The held requests for the app's script, if the script holds it back. */
  let app: Route[] | null = null;
  let hasBegun = false;
  /** What is on the screen: the document, whose code has not loaded, or the app. */
  let stage: 'document' | 'app' = 'document';
  let requestedPath = '/';
  loadedPaths.clear();

  await visitorActsAtOnce(page);
  await page.route('**/*', (route) => {
    const request = route.request();
    if (app && isAppScript(new URL(request.url()))) return void app.push(route);
    if (isPageCode(new URL(request.url()))) return void code.push({ route, path: requestedPath });
    if (request.method() === 'HEAD') return heads.hold(route);
    // Loading a new document would end the path, so the old page stays.
    if (request.isNavigationRequest() && hasBegun) return route.fulfill({ status: 204 });
    return route.fallback();
  });
  page.on('requestfailed', (request) => {
    code = code.filter(({ route }) => route.request() !== request);
  });

  /** Gives the page time to send its requests, also on a busy computer. */
  const letRequestsStart = async () => {
    await new Promise((later) => setTimeout(later, 30));
    // A page that is being left evaluates nothing.
    await page.evaluate(() => {}).catch(() => {});
  };
  /** Removes and returns the held requests of the page that was requested last. Those of other pages stay held. */
  const take = (): Route[] => {
    const taken = code.filter(({ path }) => path === requestedPath);
    code = code.filter(({ path }) => path !== requestedPath);
    return taken.map(({ route }) => route);
  };
  /** Lets the held requests through, and the requests that follow from them. */
  const release = async () => {
    for (let quiet = 0; quiet < 5; quiet++) {
      for (const route of take()) {
        await route.continue();
        quiet = 0;
      }
      await letRequestsStart();
    }
  };
  /** Drops all attempts of a load. They are seconds apart, or more on a busy computer. */
  const drop = async () => {
    /** The dropped attempts of each file. A foreign document also requests its own page; each attempt has its own address. */
    const dropped = new Map<string, Set<string>>();
    for (let round = 0; round < 20; round++) {
      await letRequestsStart();
      for (const route of take()) {
        const { pathname, search } = new URL(route.request().url());
        dropped.set(pathname, new Set(dropped.get(pathname)).add(search));
        await route.abort();
      }
      await letRequestsStart();
      if ([...dropped.values()].some(({ size }) => size > maxRetries)) return;
      await page.clock.runFor(1_000);
    }
  };
  /** Lets React hydrate the document. */
  const hydrate = async () => {
    await release();
    await hydrated(page);
    loadedPaths.add(new URL(page.url()).pathname);
    stage = 'app';
  };
  const click = (address: Address, handover: unknown) =>
    page.evaluate(
      ([to, subject]) => {
        const link = document.createElement('a');
        link.href = to;
        if (subject !== null) link.dataset.subject = subject;
        document.body.append(link);
        link.click();
        link.remove();
      },
      [urlOf(address), typeof handover === 'string' ? handover : null] as const,
    );
  return {
    begin: async ({ address, isReloaded = false, isBlank = false }) => {
      await saveData(page);
      await page.addInitScript(
        ([url, state]) => {
          // An empty page runs this as well, and has no storage in Firefox.
          if (self.origin === 'null' || sessionStorage.getItem('begun')) return;
          sessionStorage.setItem('begun', 'yes');
          history.replaceState(state, '', url);
        },
        [urlOf(address), isReloaded ? { isReloaded } : null] as const,
      );
      if (!isBlank) return;
      stage = 'app';
      app = [];
      // Some hosts serve another document for an address that they do not know.
      await page.route(
        (url) => url.pathname === '/',
        async (route) => {
          const elsewhere = await route.fetch({ url: new URL('/nowhere', route.request().url()).href });
          await route.fulfill({ status: 200, response: elsewhere });
        },
        { times: 1 },
      );
    },
    ready: async () => {
      hasBegun = true;
      const isBlank = app !== null;
      for (const route of app ?? []) await route.continue();
      app = null;
      await expect(async () => {
        // With a blank page, the machine starts to wait at once, so no time may pass.
        if (!isBlank) await page.clock.runFor(1_000);
        expect(code.length).toBeGreaterThan(0);
        expect(await page.evaluate(areHydrated, 'footer:not(dialog *)')).toBe(true);
      }).toPass({ timeout: 20_000 });
    },
    follow: async (address, handover) => {
      if (stage === 'document') await hydrate();
      requestedPath = address.path;
      await click(address, handover);
    },
    traverse: async (address, scroll, isReloaded) => {
      if (stage === 'document') await hydrate();
      requestedPath = address.path;
      await page.evaluate(
        async ([to, state]) => {
          const current = location.href;
          history.pushState(state, '', to);
          history.pushState(null, '', current);
          const back = new Promise((arrive) => addEventListener('popstate', arrive, { once: true }));
          history.back();
          await back;
        },
        [urlOf(address), { scroll, ...(isReloaded ? { isReloaded } : {}) }] as const,
      );
    },
    miss: async (_, isTouched) => {
      if (stage !== 'document') throw new Unavailable('the page’s code has loaded');
      if (isTouched) await page.locator('#pricing-period-yearly').check();
      await drop();
      stage = 'app';
    },
    load: async (how) => {
      if (how === 'fails') {
        if (loadedPaths.has(requestedPath))
          throw new Error(`The code of ${requestedPath} has loaded, so it cannot fail to load`);
        return drop();
      }
      await release();
      loadedPaths.add(requestedPath);
      stage = 'app';
    },
    answer: async (how) => {
      const route = await heads.one();
      await (how === 'found' ? route.fulfill({ status: 200 }) : route.abort());
    },
    appear: async () => {},
  };
};
