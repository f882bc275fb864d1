import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

/** `E2E_PORT` and the next one: the site as an adopter gets it, and with its optional endpoints configured. */
const port = Number(process.env.E2E_PORT ?? 4311);
export const ports = { site: port, configured: port + 1 } as const;

/** The browser that `src/build/install.mjs --browser` found; `null` is Playwright's own. */
const recorded = new URL('../.build/browser.json', import.meta.url);
const found = existsSync(recorded)
  ? (JSON.parse(readFileSync(recorded, 'utf8')) as { executablePath: string | null })
  : { executablePath: null };
const executablePath = process.env.CHROMIUM_PATH ?? found.executablePath;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A noisy machine may be late once; what is late twice is broken.
  retries: process.env.CI ? 1 : 0,
  outputDir: '../.build/e2e-results',
  reporter: [['list'], ['json', { outputFile: '../.build/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${ports.site}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'npx tsx e2e/sites.ts',
    cwd: '..',
    env: { SITE_PORT: String(ports.site), CONFIGURED_PORT: String(ports.configured), NODE_ENV: 'production' },
    url: `http://127.0.0.1:${ports.configured}`,
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
  },
});
