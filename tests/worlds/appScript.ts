import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { attribute, only, parseHtml } from '../../src/site-build/html.ts';

const built = new URL('../../dist/', import.meta.url);

let cached: readonly string[] | undefined;
/** The paths of the scripts that every page loads. Parcel gives several the same name, so the built home page says which. */
const sharedScripts = (): readonly string[] => {
  if (cached === undefined) {
    const home = parseHtml(readFileSync(new URL('index.html', built), 'utf8'));
    const entry = attribute(only(home, 'script', { type: 'module' }), 'src');
    if (!entry) throw new Error('dist/index.html has no module script: run npm run build');
    const preload = attribute(only(home, 'div', { id: 'root' }), 'data-preload') ?? '';
    cached = [entry, ...preload.split(' ').slice(0, 2)];
  }
  return cached;
};
/** Whether an address is the entry script, the first file that a document requests. It loads the other two. */
export const isEntryScript = ({ pathname }: URL): boolean => pathname === sharedScripts()[0];
export const isAppScript = ({ pathname }: URL): boolean => pathname === sharedScripts()[1];
export const isReactScript = ({ pathname }: URL): boolean => pathname === sharedScripts()[2];

/** Holds a script back, by default the app's, as a slow connection does. Returns a function that lets it through. */
export const holdScript = async (
  page: Page,
  which: Parameters<Page['route']>[0] = isAppScript,
): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** To be called before the page is loaded. Returns a function that waits until the document has run its entry script. */
export const watchEntryScript = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) Object.assign(window, { hasRunScript: true });
    };
    document.addEventListener('load', onLoad, true);
  });
  return () => expect.poll(() => page.evaluate(() => 'hasRunScript' in window)).toBe(true);
};
