import { expect, test } from 'playwright/test';
import { regionModel } from '../machines/region/region.model.ts';
import { regionScriptOnSite, type StorageControls } from '../machines/region/region.script.ts';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { choose, otherTab, pricedPages, pricesOn, shows, store, stored, toast } from './regionPage.ts';

siteSuite<typeof regionModel.machine, StorageControls>({
  name: 'region',
  model: regionModel,
  script: regionScriptOnSite,
  url: '/region',
  world: otherTab,
});

test('a choice is announced, stored as its plain code, and shown on every page, also after a reload', async ({
  page,
}) => {
  const complaints = await watch(page);
  await page.goto('/region');
  await hydrated(page, 'runs');
  await shows(page, 'European Union');
  await choose(page, 'United States');
  await expect(toast(page)).toContainText('Region Updated');
  await expect(toast(page)).toContainText(
    'Your region has been set to United States. Prices will now be shown in USD.',
  );
  expect(await stored(page)).toBe('US');
  await shows(page, 'United States');
  await page.goto('/popular');
  await shows(page, 'United States');
  expect((await pricesOn(page))[0]).toBe('about US$59, charged as €50');
  await page.reload();
  await expect(page.locator('main bdi').first()).toHaveText(/US\$59/);
  await page.goto('/region');
  await expect(page.getByRole('radio', { name: 'United States' })).toBeChecked();
  complaints.mustBeNone();
});

test('two tabs show the same region after a choice in either and after the choice is deleted', async ({
  context,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto('/region');
  await hydrated(one, 'runs');
  await two.goto('/popular');
  await hydrated(two, 'runs');
  await choose(one, 'Japan');
  await shows(two, 'Japan');
  expect((await pricesOn(two))[0]).toBe('about JP¥8,450, charged as €50');
  await expect(toast(two)).toHaveCount(0);
  await two.goto('/region');
  await hydrated(two, 'runs');
  await choose(two, 'Brazil');
  await expect(one.getByRole('radio', { name: 'Brazil' })).toBeChecked();
  await two.evaluate(() => localStorage.clear());
  await shows(one, 'European Union');
  await expect(one.getByRole('radio', { name: 'European Union' })).toBeChecked();
});

test('with the keyboard alone, the group is one tab stop, and arrow keys choose', async ({ page }) => {
  await page.goto('/region');
  await hydrated(page, 'runs');
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await radio('European Union').focus();
  await page.keyboard.press('ArrowDown');
  await expect(radio('United States')).toBeFocused();
  await expect(radio('United States')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(radio('Mexico')).toBeChecked();
  await shows(page, 'Mexico');
  expect(await stored(page)).toBe('MX');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'cookie policy says where' })).toBeFocused();
});

test('prices are in euros until the rates have loaded', async ({ page }) => {
  const complaints = await watch(page, [/Failed to load resource/]);
  await store(page, 'US');
  // A retry has a query.
  await page.route(/\/regionWords\.[^/]*\.js/, (route) => route.abort());
  await page.goto('/popular');
  await hydrated(page, 'runs');
  expect(await pricesOn(page)).toEqual(['€50', '€500', '€150', '€30', '€100']);
  await shows(page, 'European Union');
  await page.unrouteAll();
  await expect(page.locator('main bdi').first()).toHaveText(/US\$59/, { timeout: 20_000 });
  await shows(page, 'United States');
  complaints.mustBeNone();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the cards say why they cannot be chosen, and prices are in euros', async ({ page }) => {
    await page.goto('/region');
    const note = page.locator('main noscript p').first();
    await expect(note).toHaveText('Choosing a region requires JavaScript');
    await expect(note).toBeVisible();
    for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'European Union' })).toBeChecked();
    for (const path of pricedPages) {
      await page.goto(path);
      await expect(page.locator('main')).not.toContainText('≈');
      await expect(page.locator('main')).toContainText('€');
    }
  });
});
