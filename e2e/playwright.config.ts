import { defineConfig } from 'playwright/test';
import { launchOptions } from './browser.ts';

/** `E2E_PORT` and the next one: the site as an adopter gets it, and with its optional endpoints configured. */
const port = Number(process.env.E2E_PORT ?? 4311);
export const ports = { site: port, configured: port + 1 } as const;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  // One more than the cores of a small machine: a worker waits for its page half of the time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A noisy machine may be late once; what is late twice is broken.
  retries: process.env.CI ? 1 : 0,
  outputDir: '../.build/e2e-results',
  reporter: [['list'], ['json', { outputFile: '../.build/e2e.json' }], ['../tests/paths/reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${ports.site}`,
    // Recording every test would take a fifth of the time; `--trace on` records.
    trace: 'on-first-retry',
    launchOptions,
  },
  webServer: {
    command: 'npx tsx e2e/sites.ts',
    cwd: '..',
    env: { SITE_PORT: String(ports.site), CONFIGURED_PORT: String(ports.configured), NODE_ENV: 'production' },
    url: `http://127.0.0.1:${ports.configured}`,
    // A cold build of both sites on a busy machine.
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
  },
});
