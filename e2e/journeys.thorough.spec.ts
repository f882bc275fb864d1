import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { config } from '../src/config.ts';
import { type Running, serve } from '../src/serve/server.ts';
import { pageUi, watch } from '../tests/paths/browser.ts';
import { journeys } from '../tests/tools/engines/journeys.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { storedMessages } from '../tests/worlds/inbox/form.ts';

const inboxFolder = mkdtempSync(join(tmpdir(), 'deskhand-journeys-'));
let site: Running;
test.beforeAll(async () => {
  site = await serve({ config, dist: join(import.meta.dirname, '../dist'), port: 0, inboxFolder });
});
test.afterAll(async () => {
  await site.close(0);
  rmSync(inboxFolder, { recursive: true, force: true });
});

for (const [name, journey] of Object.entries(journeys))
  test(name, async ({ page }) => {
    // Time runs: it is installed for `pageUi`, which lets what is due happen.
    await page.clock.install();
    const complaints = await watch(page);
    await journey({
      ui: pageUi(page),
      open: async (path) => {
        await page.goto(`${site.url}${path}`);
        await hydrated(page, 'runs');
      },
      back: async () => void (await page.goBack()),
      address: async () => {
        const { pathname, hash } = new URL(page.url());
        return pathname + hash;
      },
      stored: () => storedMessages(inboxFolder).map(({ json }) => json),
    });
    complaints.mustBeNone();
  });
