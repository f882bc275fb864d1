import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { attribute, only, parseHtml } from '../../src/site-build/html.ts';

const built = new URL('../../dist/', import.meta.url);

let own: string | undefined;
/** The path of the pages' own script, the first thing that a document asks for. */
const ownScript = (): string => {
  if (own === undefined) {
    const home = parseHtml(readFileSync(new URL('index.html', built), 'utf8'));
    own = attribute(only(home, 'script', { type: 'module' }), 'src');
  }
  if (!own) throw new Error('the built home page has no script');
  return own;
};
/** Whether an address is the pages' own script, which loads the app's. */
export const isOwnScript = ({ pathname }: URL): boolean => pathname === ownScript();

/**
 * Whether an address is the app's script, which the page's own script loads. Parcel may name both after the app,
 * as the order of its graph falls out, so the page's own is read from the built home page.
 */
export const isAppScript = (url: URL): boolean =>
  /\/main\.[0-9a-f]{8}\.js$/.test(url.pathname) && !isOwnScript(url);

/** Holds a script back, the app's unless another is meant, as a slow line does; what it answers lets it through. */
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
