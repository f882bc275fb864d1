import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';

const port = 4179;
// Beside the library, its source.
const isBeside = existsSync(join(import.meta.dirname, '../reporter.ts'));
const reporter = isBeside ? '../reporter.ts' : 'deskhand-paths/reporter';

/** `CHROMIUM_PATH=/usr/bin/chromium npx playwright test` uses a browser of your own. */
export default defineConfig({
  testDir: '.',
  outputDir: '.build/results',
  testMatch: '*.spec.ts',
  workers: 1,
  reporter: [['list'], [reporter]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  },
  webServer: {
    command: `npx vite build && npx vite preview --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
});
