import { expect, type Page, type Route } from 'playwright/test';
import type { NavigationWorld } from '../../machines/navigation/navigation.script.ts';
import type { Address } from '../../machines/navigation/navigationRules.ts';
import { maxRetries } from '../../machines/resource/resourceRules.ts';
import { Unavailable } from '../paths/index.ts';
import { isAppScript } from './appScript.ts';
import { hydrated } from './hydratedPage.ts';
import { saveData } from './saveData.ts';

const urlOf = ({ path, search, hash }: Address): string => path + search + hash;
/** A bundle is named after its page's view. */
const isPageCode = (url: URL): boolean => /\/\w+Page(\.static)?\.\w+\.js$/.test(url.pathname);

/**
 * The built site, whose pages' code is held back until it is let through or dropped, that of the first page included.
 * @param here the paths whose code the document has: a browser keeps it, so there is no holding it back again
 */
export const navigationPage = async (page: Page, here: Set<string>): Promise<NavigationWorld> => {
  /** Each with the path that was asked for last when it was. */
  let code: { route: Route; path: string }[] = [];
  let heads: Route[] = [];
  /** The app itself, where its first moment counts. */
  let app: Route[] | null = null;
  let hasBegun = false;
  /** What is on the screen: the document without its code yet, or the app. */
  let stage: 'document' | 'app' = 'document';
  let asked = '/';
  here.clear();

  await page.route('**/*', (route) => {
    const request = route.request();
    if (app && isAppScript(new URL(request.url()))) return void app.push(route);
    if (isPageCode(new URL(request.url()))) return void code.push({ route, path: asked });
    if (request.method() === 'HEAD') return void heads.push(route);
    // A document that is loaded in full would end the story: the old page stays, to be looked at.
    if (request.isNavigationRequest() && hasBegun) return route.fulfill({ status: 204 });
    return route.fallback();
  });
  page.on('requestfailed', (request) => {
    code = code.filter(({ route }) => route.request() !== request);
    heads = heads.filter((route) => route.request() !== request);
  });

  /** As long as the page needs to ask for what it asks for: a busy machine takes its time. */
  const moment = async () => {
    await new Promise((later) => setTimeout(later, 30));
    // A page that is being left answers nothing.
    await page.evaluate(() => {}).catch(() => {});
  };
  /** What is held back of the page that was asked for last; the code of a page left for another stays there. */
  const take = (): Route[] => {
    const taken = code.filter(({ path }) => path === asked);
    code = code.filter(({ path }) => path !== asked);
    return taken.map(({ route }) => route);
  };
  /** Lets through whatever is asked for now, and what that asks for. */
  const release = async () => {
    for (let quiet = 0; quiet < 5; quiet++) {
      for (const route of take()) {
        await route.continue();
        quiet = 0;
      }
      await moment();
    }
  };
  /** Drops every try of a load, to the last: they are seconds apart, and a busy machine is late with each. */
  const drop = async () => {
    /** By file, as a foreign document asks for its own as well; each try has an address of its own. */
    const dropped = new Map<string, Set<string>>();
    for (let round = 0; round < 20; round++) {
      await moment();
      for (const route of take()) {
        const { pathname, search } = new URL(route.request().url());
        dropped.set(pathname, new Set(dropped.get(pathname)).add(search));
        await route.abort();
      }
      await moment();
      if ([...dropped.values()].some(({ size }) => size > maxRetries)) return;
      await page.clock.runFor(1_000);
    }
  };
  /** React takes the document over. */
  const takeOver = async () => {
    await release();
    await hydrated(page);
    here.add(new URL(page.url()).pathname);
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
          if (sessionStorage.getItem('begun')) return;
          sessionStorage.setItem('begun', 'yes');
          history.replaceState(state, '', url);
        },
        [urlOf(address), isReloaded ? { isReloaded } : null] as const,
      );
      if (!isBlank) return;
      stage = 'app';
      app = [];
      // Some hosts answer an address that they don't know with whatever they have.
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
        // A visitor who sees nothing begins to wait at once.
        if (!isBlank) await page.clock.runFor(1_000);
        expect(code.length).toBeGreaterThan(0);
        const isRunning = await page.evaluate(() => {
          const foot = document.querySelector('footer');
          return !!foot && Object.keys(foot).some((key) => key.startsWith('__react'));
        });
        expect(isRunning).toBe(true);
      }).toPass({ timeout: 20_000 });
    },
    follow: async (address, handover) => {
      if (stage === 'document') await takeOver();
      asked = address.path;
      await click(address, handover);
    },
    traverse: async (address, scroll, isReloaded) => {
      if (stage === 'document') await takeOver();
      asked = address.path;
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
      if (stage !== 'document') throw new Unavailable('the page’s code is here');
      if (isTouched) await page.locator('input[value=yearly]').check({ force: true });
      await drop();
      stage = 'app';
    },
    load: async (how) => {
      if (how === 'fails') {
        if (here.has(asked)) throw new Error('What is here cannot fail to come');
        return drop();
      }
      await release();
      here.add(asked);
      stage = 'app';
    },
    answer: async (how) => {
      await expect.poll(() => heads.length).toBe(1);
      for (const route of heads.splice(0))
        await (how === 'found' ? route.fulfill({ status: 200 }) : route.abort());
    },
    appear: async () => {},
  };
};
