import { defineConfig } from 'playwright/test';
import { launchOptions } from '../tests/tools/engines/browser.ts';

/** `E2E_PORT` and the next port: the site with default settings, and without endpoints. */
const port = Number(process.env.E2E_PORT ?? 4311);
export const ports = { site: port, withoutEndpoints: port + 1 } as const;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // They would be loaded to find that none of their tests is asked for.
  testIgnore: process.env.PATHS_PART === 'first' ? '**/*.thorough.spec.ts' : [],
  fullyParallel: false,
  // One more than the cores of a small computer, because a worker waits for its page half of the time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try has found something.
  retries: 0,
  // What fails, fails at any time: these only end what hangs, also on a slow computer where other work has both cores.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '../.build/e2e-results',
  reporter: [['list'], ['../tests/paths/reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${ports.site}`,
    // Tracing every test would take a fifth of the time. `--trace on` does it.
    trace: 'off',
    launchOptions,
  },
  webServer: {
    command: 'npx tsx e2e/sites.ts',
    cwd: '..',
    env: {
      SITE_PORT: String(ports.site),
      WITHOUT_ENDPOINTS_PORT: String(ports.withoutEndpoints),
      NODE_ENV: 'production',
    },
    url: `http://127.0.0.1:${ports.withoutEndpoints}`,
    // Enough for a cold build of both sites on a busy computer.
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
  },
});
