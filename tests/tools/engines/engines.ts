import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaywrightTestProject } from 'playwright/test';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';

/** An engine's path (null: Playwright's own), or why it is not there. */
type Found = { readonly executablePath: string | null } | { readonly missing: string };

/** What `src/site-build/install.mjs --browser --engines` found. */
const recorded = join(projectRoot, '.build/engines.json');
const notLookedFor: Found = {
  missing: 'nobody looked for it (node src/site-build/install.mjs --browser --engines)',
};
const found: Readonly<Record<'firefox' | 'webkit', Found>> = {
  firefox: notLookedFor,
  webkit: notLookedFor,
  ...(existsSync(recorded) ? JSON.parse(readFileSync(recorded, 'utf8')) : {}),
};

/** Why an engine is not there; `undefined` if it is. */
export const missingEngine = (engine: 'firefox' | 'webkit'): string | undefined =>
  'missing' in found[engine] ? found[engine].missing : undefined;

const firefoxUserPrefs = {
  // Playwright's BiDi client cannot emulate it.
  'ui.prefersReducedMotion': 1,
  // Without kept pages: Playwright waits for a load event after Back, and a kept page has none.
  'browser.sessionhistory.max_total_viewers': 0,
};

const settingsOf = (
  engine: 'firefox' | 'webkit',
  path: string | null,
): NonNullable<PlaywrightTestProject['use']> => {
  // Without Chromium's options, which the configuration has for all projects.
  if (engine === 'webkit' || path === null) return { browserName: engine, launchOptions: {} };
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(projectRoot, 'e2e/firefoxRelay.mjs'),
      env: { ...process.env, FIREFOX_PATH: path } as Record<string, string>,
      firefoxUserPrefs,
    },
  };
};

/** Playwright's projects for Firefox and WebKit, as far as they are there. */
export const engineProjects = (): PlaywrightTestProject[] =>
  (['firefox', 'webkit'] as const).flatMap((engine) => {
    const each = found[engine];
    if ('missing' in each) return [];
    return [{ name: engine, use: settingsOf(engine, each.executablePath), metadata: { scans: 'turns' } }];
  });
