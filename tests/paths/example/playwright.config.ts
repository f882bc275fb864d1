import { defineConfig } from 'playwright/test';

const port = 4179;
const vite = 'npx vite --config tests/paths/example/vite.config.ts';

/** Run: `CHROMIUM_PATH=/usr/bin/chromium npx playwright test -c tests/paths/example` */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  reporter: [['list'], ['../reporter.ts']],
  outputDir: '../../../.build/example-results',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  },
  webServer: {
    command: `${vite.replace('vite ', 'vite build ')} && ${vite.replace('vite ', 'vite preview ')} --port ${port} --strictPort`,
    cwd: '../../..',
    port,
    reuseExistingServer: false,
  },
});
