import { existsSync, readFileSync } from 'node:fs';

/** The browser that `src/site-build/install.mjs --browser` found; `null` is Playwright's own. */
const recorded = new URL('../../../.build/browser.json', import.meta.url);
const installed = existsSync(recorded)
  ? (JSON.parse(readFileSync(recorded, 'utf8')) as { executablePath: string | null })
  : { executablePath: null };
const executablePath = process.env.CHROMIUM_PATH || installed.executablePath;

/** How tests, screenshots and social images launch Chromium. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};
