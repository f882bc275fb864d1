import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { attribute, only, parseHtml } from '../../src/site-build/html.ts';

const built = new URL('../../dist/', import.meta.url);

let cachedPath: string | undefined;
/** The path of the entry script, the first file that a document requests. */
const entryScriptPath = (): string => {
  if (cachedPath === undefined) {
    const home = parseHtml(readFileSync(new URL('index.html', built), 'utf8'));
    cachedPath = attribute(only(home, 'script', { type: 'module' }), 'src');
  }
  if (!cachedPath) throw new Error('dist/index.html has no module script: run npm run build');
  return cachedPath;
};
/** Whether an address is the entry script, which loads the app's script. */
export const isEntryScript = ({ pathname }: URL): boolean => pathname === entryScriptPath();

/**
 * Whether an address is the app's script, which the entry script loads. Depending on the order of its graph, Parcel
 * names both `main`, so the entry script's path is read from the built home page.
 */
export const isAppScript = (url: URL): boolean =>
  /\/main\.[0-9a-f]{8}\.js$/.test(url.pathname) && !isEntryScript(url);

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
