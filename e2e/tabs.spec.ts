import { expect, type Page, test } from 'playwright/test';
import { apiDocsTabsModel } from '../machines/apiDocsTabs/apiDocsTabs.model.ts';
import { apiDocsTabsScript } from '../machines/apiDocsTabs/apiDocsTabs.script.ts';
import { dashboardTabsModel } from '../machines/dashboardTabs/dashboardTabs.model.ts';
import { dashboardTabsScript } from '../machines/dashboardTabs/dashboardTabs.script.ts';
import { gigPackageModel } from '../machines/gigPackage/gigPackage.model.ts';
import { gigPackageScript } from '../machines/gigPackage/gigPackage.script.ts';
import { gigTabsModel } from '../machines/gigTabs/gigTabs.model.ts';
import { gigTabsScript } from '../machines/gigTabs/gigTabs.script.ts';
import { browserSuite } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';

const world = (page: Page) => ({ ready: () => hydrated(page) });

browserSuite({ name: 'gigTabs', model: gigTabsModel, script: gigTabsScript, url: '/gig/1', world });
browserSuite({ name: 'gigPackage', model: gigPackageModel, script: gigPackageScript, url: '/gig/1', world });
browserSuite({
  name: 'dashboardTabs',
  model: dashboardTabsModel,
  script: dashboardTabsScript,
  url: '/dashboard',
  world,
});
browserSuite({
  name: 'apiDocsTabs',
  model: apiDocsTabsModel,
  script: apiDocsTabsScript,
  url: '/support/api-docs',
  world,
});

/** Each page's tabs, with a text that only this panel contains. */
const pages = {
  '/gig/1': [
    ['Overview', 'What you provide, what you get'],
    ['About Seller', 'In her own words'],
    ['Reviews', 'sample reviews'],
  ],
  '/dashboard': [
    ['Active Orders', 'orders on the desk'],
    ['My Gigs', 'What buyers can order'],
    ['Analytics', 'Earnings, June to November'],
    ['Messages', 'unread message'],
  ],
  '/api': [
    ['Endpoints', '/api/v1/services'],
    ['Authentication', 'Keeping a key safe'],
    ['Examples', 'JavaScript'],
  ],
} as const;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const visiblePanel = (page: Page) => page.locator('[role=tabpanel]:visible');

for (const [url, tabs] of Object.entries(pages)) {
  const names = tabs.map(([name]) => name);
  const [first = '', second = ''] = names;
  const last = names.at(-1) ?? '';

  test(`${url}: each tab shows only its own panel`, async ({ page }) => {
    await page.goto(url);
    await hydrated(page, 'runs');
    for (const [name, text] of tabs) {
      await tab(page, name).click();
      await expect(visiblePanel(page)).toHaveCount(1);
      await expect(visiblePanel(page)).toHaveAccessibleName(name);
      await expect(visiblePanel(page)).toContainText(text);
    }
  });

  test(`${url}: the tabs work with the keyboard alone`, async ({ page }) => {
    await page.goto(url);
    await hydrated(page, 'runs');
    const mustBeSelected = async (name: string) => {
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(visiblePanel(page)).toHaveAccessibleName(name);
    };
    await tab(page, first).focus();
    for (const [key, name] of [
      ['ArrowLeft', last],
      ['ArrowRight', first],
      ['ArrowRight', second],
      ['End', last],
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await mustBeSelected(name);
    }
    // All tabs are one tab stop, and the panel is the next.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(visiblePanel(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await mustBeSelected(second);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tablist').getByRole('tab', { selected: true })).not.toBeFocused();
    // Keys with modifiers are left to the browser.
    await tab(page, second).focus();
    for (const key of ['Control+ArrowRight', 'Alt+ArrowLeft', 'Shift+End']) await page.keyboard.press(key);
    await mustBeSelected(second);
  });

  test(`${url}: arrow keys are reversed in right-to-left text`, async ({ page }) => {
    await page.goto(url);
    await hydrated(page, 'runs');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await tab(page, first).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, second)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, first)).toBeFocused();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });

  test(`${url}: every panel is printed`, async ({ page }) => {
    await page.goto(url);
    await page.emulateMedia({ media: 'print' });
    await expect(visiblePanel(page)).toHaveCount(tabs.length);
    await expect(page.getByRole('tablist')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`${url}: every panel can be read`, async ({ page }) => {
      await page.goto(url);
      await expect(page.getByRole('tablist')).toBeHidden();
      await expect(visiblePanel(page)).toHaveCount(tabs.length);
      for (const [, text] of tabs) await expect(page.locator('main').getByText(text).first()).toBeVisible();
    });
  });
}

test.describe('the packages', () => {
  const radio = (page: Page, name: string) => page.getByRole('radio', { name });

  test('are chosen with the keyboard, and the link passes the choice on', async ({ page }) => {
    await page.goto('/gig/1');
    await hydrated(page, 'runs');
    await expect(radio(page, 'Standard')).toBeChecked();
    await radio(page, 'Standard').focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'Premium')).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Premium package' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue with Premium' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Subject')).toHaveValue('Order: spreadsheet clean-up, Premium package');
  });
});
