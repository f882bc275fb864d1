import { expect, type Page, test } from 'playwright/test';
import { apiDocsTabsModel } from '../machines/apiDocsTabs/apiDocsTabs.model.ts';
import { apiDocsTabsScript } from '../machines/apiDocsTabs/apiDocsTabs.script.ts';
import { dashboardTabsModel } from '../machines/dashboardTabs/dashboardTabs.model.ts';
import { dashboardTabsScript } from '../machines/dashboardTabs/dashboardTabs.script.ts';
import { gigPackageModel } from '../machines/gigPackage/gigPackage.model.ts';
import { gigPackageScript } from '../machines/gigPackage/gigPackage.script.ts';
import { gigTabsModel } from '../machines/gigTabs/gigTabs.model.ts';
import { gigTabsScript } from '../machines/gigTabs/gigTabs.script.ts';
import { sampleViewerModel } from '../machines/sampleViewer/sampleViewer.model.ts';
import { sampleViewerScript } from '../machines/sampleViewer/sampleViewer.script.ts';
import { addressBar } from '../tests/worlds/addressBar.ts';
import { holdScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough } from '../tests/worlds/thorough.ts';

siteSuite({
  name: 'gigTabs',
  model: gigTabsModel,
  script: gigTabsScript,
  url: '/gig/1',
  world: addressBar,
});
siteSuite({
  name: 'gigPackage',
  model: gigPackageModel,
  script: gigPackageScript,
  url: '/gig/1',
  world: addressBar,
});
siteSuite({
  name: 'sampleViewer',
  model: sampleViewerModel,
  script: sampleViewerScript,
  url: '/services/website-copywriting',
  world: addressBar,
});
siteSuite({
  name: 'dashboardTabs',
  model: dashboardTabsModel,
  script: dashboardTabsScript,
  url: '/dashboard',
  world: addressBar,
});
siteSuite({
  name: 'apiDocsTabs',
  model: apiDocsTabsModel,
  script: apiDocsTabsScript,
  url: '/support/api-docs',
  world: addressBar,
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
    ['My Gigs', 'What your offers are based on'],
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
  test(`${url}: every panel is printed`, thorough, async ({ page }) => {
    await page.goto(url);
    await hydrated(page, 'runs');
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

// The same component has all tabs.
test('the tabs of a gig work with the keyboard alone', async ({ page }) => {
  const [first, second, last] = pages['/gig/1'].map(([name]) => name) as [string, string, string];
  await page.goto('/gig/1');
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
    await expect(page.getByLabel('Subject')).toHaveValue('Order: spreadsheet cleanup, Premium package');
  });
});

test('on a phone, no word of a tab is broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/gig/1', '/dashboard', '/api']) {
    await page.goto(path);
    const broken = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.flatMap(({ firstChild }) => {
        const words = [...(firstChild?.textContent ?? '').matchAll(/\S+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild as Text, index);
          range.setEnd(firstChild as Text, index + word.length);
          return range.getClientRects().length === 1 ? [] : [word];
        });
      }),
    );
    expect(broken, path).toEqual([]);
  }
});

test.describe('a tab or package has an address (R7)', () => {
  for (const [path, hash, name, text] of [
    ['/gig/1', '#tab-reviews', 'Reviews', 'sample reviews'],
    ['/dashboard', '#tab-analytics', 'Analytics', 'Earnings, June to November'],
    ['/api', '#tab-authentication', 'Authentication', 'Keeping a key safe'],
  ] as const)
    test(
      `${path}${hash} shows that tab, and choosing tabs adds no history entry`,
      thorough,
      async ({ page }) => {
        await page.goto(`${path}?utm_source=letter${hash}`);
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
        await expect(visiblePanel(page)).toContainText(text);
        const entries = await page.evaluate(() => history.length);
        const [first = '', second = ''] = pages[path].map(([each]) => each);
        await tab(page, first).click();
        await expect(page).toHaveURL(`${path}?utm_source=letter`);
        await tab(page, name).click();
        await expect(page).toHaveURL(`${path}?utm_source=letter${hash}`);
        await tab(page, second).click();
        await expect(page).toHaveURL(/#tab-/);
        expect(await page.evaluate(() => history.length)).toBe(entries);
        await page.reload();
        await expect(tab(page, second)).toHaveAttribute('aria-selected', 'true');
      },
    );

  test(
    'the gig’s address names what was chosen last, and a default choice clears only its own hash',
    thorough,
    async ({ page }) => {
      await page.goto('/gig/1#package-premium');
      await expect(page.getByRole('heading', { name: 'Premium package' })).toBeVisible();
      await tab(page, 'Reviews').click();
      await expect(page).toHaveURL('/gig/1#tab-reviews');
      await expect(page.getByRole('heading', { name: 'Premium package' })).toBeVisible();
      await page.getByRole('radio', { name: 'Standard' }).check();
      await expect(page).toHaveURL('/gig/1#tab-reviews');
      await page.getByRole('radio', { name: 'Basic' }).check();
      await expect(page).toHaveURL('/gig/1#package-basic');
      await tab(page, 'Overview').click();
      await expect(page).toHaveURL('/gig/1#package-basic');
    },
  );

  test('Back returns to the tab that was open', thorough, async ({ page }) => {
    await page.goto('/dashboard');
    await hydrated(page, 'runs');
    await tab(page, 'Messages').click();
    await page.locator('footer a[href="/terms"]').click();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard#tab-messages');
    await expect(tab(page, 'Messages')).toHaveAttribute('aria-selected', 'true');
  });

  test(
    'a package that was chosen before the script ran counts more than the address',
    thorough,
    async ({ page }) => {
      const release = await holdScript(page);
      await page.goto('/gig/1#package-basic', { waitUntil: 'commit' });
      await page.getByRole('radio', { name: 'Premium' }).check();
      release();
      await expect(page.getByRole('heading', { name: 'Premium package' })).toBeVisible();
      await expect(page).toHaveURL('/gig/1#package-premium');
    },
  );
});
