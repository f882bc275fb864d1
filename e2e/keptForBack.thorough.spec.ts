/** What would keep a browser from keeping a page for Back (its back/forward cache). */
import { chromium, expect, type Page, test } from 'playwright/test';
import { launchOptions } from '../tests/tools/engines/browser.ts';

/** Chromium's reasons that are not the page's: its headless shell keeps none at all. */
const foreign = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Leaves the page for another document and comes back. Returns why the browser did not keep it. */
async function reasonsAgainst(url: string, use: (page: Page) => Promise<unknown>): Promise<string[]> {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
    });
    await page.goto(url);
    await page.locator('header [commandfor=request]').first().hover();
    await page.waitForFunction(() => document.querySelector('[data-wanted]'));
    await page.waitForLoadState('networkidle');
    await use(page);
    await page.goto(new URL('/legal/cookies', url).href);
    // Within the call, the page that it was called in would be gone before it has returned.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL(url);
    await expect(page.locator('h1')).toBeVisible();
    return reasons.filter((reason) => !foreign.includes(reason));
  } finally {
    await browser.close();
  }
}

for (const path of [
  '/',
  '/contact',
  '/faq',
  '/services/excel-assist',
  '/support/help-center',
  '/request/sample',
])
  test(`${path} does nothing that would keep it from being kept`, async ({ baseURL }) => {
    expect(await reasonsAgainst(baseURL + path, async () => {})).toEqual([]);
  });

test('a page whose dialog was open does neither', async ({ baseURL }) => {
  const open = async (page: Page) => {
    await page.locator('header [commandfor=request]').first().click();
    await page.getByRole('dialog').waitFor();
  };
  expect(await reasonsAgainst(`${baseURL}/`, open)).toEqual([]);
});

test('a page that does is found', async ({ baseURL }) => {
  const listen = (page: Page) => page.evaluate(() => addEventListener('unload', () => {}));
  expect(await reasonsAgainst(`${baseURL}/faq`, listen)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
