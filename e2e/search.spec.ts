import { expect, test } from 'playwright/test';
import { searchModel } from '../machines/search/search.model.ts';
import { searchScript } from '../machines/search/search.script.ts';
import { scanner, watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { listenTo } from '../tests/worlds/listenTo.ts';
import { indexFiles, searchWorld } from '../tests/worlds/searchPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { activeOn, found, refunds, searchOn, visit } from './searchField.ts';

test.use({ reducedMotion: 'reduce' });

siteSuite({
  name: 'search',
  model: searchModel,
  script: searchScript,
  url: '/help',
  world: searchWorld,
});

for (const path of ['/help', '/services'])
  test(`${path}: the index is loaded with the first focus, not before`, async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const { field } = await visit(page, path);
    const isIndex = (url: string) => indexFiles.test(url);
    expect(urls.filter(isIndex)).toEqual([]);
    const arrived = page.waitForResponse((response) => isIndex(response.url()));
    await field.focus();
    expect((await arrived).ok()).toBe(true);
  });

test('an article can be found and opened with the keyboard alone', async ({ page }) => {
  const complaints = await watch(page);
  const { field, list, options } = await visit(page);
  await field.focus();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  const [first = '', second = '', ...others] = found('two step').titles;
  await page.keyboard.type('two step');
  await expect(options).toHaveCount(others.length + 2);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  expect(await activeOn(page)).toBeNull();
  for (const [key, active] of [
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['Home', null],
    ['ArrowUp', [first, second, ...others].at(-1)],
    ['ArrowDown', null],
    ['ArrowDown', first],
    ['End', null],
    ['ArrowDown', first],
    ['ArrowLeft', null],
    ['ArrowDown', first],
  ] as const) {
    await page.keyboard.press(key);
    expect(await activeOn(page), key).toBe(active);
    await expect(field).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help#article-turn-on-two-step-sign-in');
  await expect(list).toHaveCount(0);
  const article = page.getByRole('dialog', { name: first });
  await expect(article).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(article).toHaveCount(0);
  await expect(field).toHaveValue('two step');
  // The focus is on the article's link in its topic, which is open now.
  await expect(page).toHaveURL('/help#topic-account-settings');
  await expect(page.getByRole('main').getByRole('link', { name: first })).toBeFocused();
  // The same article can be chosen again.
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(article).toBeVisible();
  complaints.mustBeNone();
});

test('a question opens in its place on the page', async ({ page }) => {
  const { field, options } = await visit(page);
  const entries = await page.evaluate(() => history.length);
  const question = page.locator('#faq-protection');
  await expect(question).not.toHaveAttribute('open');
  await field.fill('how is my payment protected');
  await options.first().click();
  await expect(page).toHaveURL('/help#faq-protection');
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('p')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq-protection');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  // Once closed, it can be chosen again.
  await question.locator('summary').click();
  await expect(question).not.toHaveAttribute('open');
  await field.click();
  await options.first().click();
  await expect(question).toHaveAttribute('open');
});

test('results are shown at once and announced after a pause', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/help');
  await page.clock.pauseAt(30_000);
  await hydrated(page);
  const { field, options, status } = searchOn(page);
  await field.focus();
  await expect(status).toBeAttached();
  await expect(status).toHaveText('');
  const announcements = await listenTo(status);
  for (const letter of 'refund') {
    await page.keyboard.type(letter);
    await page.clock.runFor(400);
  }
  await expect(options).toHaveCount(refunds);
  expect(await announcements()).toEqual([]);
  await page.clock.runFor(99);
  expect(await announcements()).toEqual([]);
  await page.clock.runFor(1);
  await expect(status).toHaveText(found('refund').announcement);
  for (const query of ['two step', 'archive', 'zzzz']) {
    await field.fill(query);
    await page.clock.runFor(500);
    await expect(status).toHaveText(found(query).announcement);
  }
  expect(await announcements()).toHaveLength(4);
});

test('a failure to load the index is reported, and Retry loads it', async ({ page }) => {
  const screens = scanner(['light', 'dark']);
  await screens.prepare(page);
  await page.clock.install({ time: 0 });
  await page.goto('/help');
  await page.clock.pauseAt(30_000);
  await hydrated(page);
  const { field, list, options } = searchOn(page);
  let attempts = 0;
  await page.route(indexFiles, async (route) => {
    attempts++;
    await route.abort();
  });
  await field.focus();
  await page.keyboard.type('refund');
  const search = page.locator('form[role=search]');
  await expect(search).toContainText('Loading the search…');
  const alert = search.getByRole('alert');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(alert).toHaveText('The search could not be loaded. Check your connection, then try again.', {
      timeout: 100,
    });
  }).toPass();
  expect(attempts).toBeGreaterThanOrEqual(4);
  await screens.scan(page, 'failed');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Tab');
  const retry = search.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeFocused();
  await page.unroute(indexFiles);
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(refunds);
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await activeOn(page)).toBe(found('refund').titles[0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/help', '/services'])
    test(`${path}: the field is hidden, and a note says why`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('combobox')).toBeHidden();
      const note = page.locator('form[role=search] noscript p');
      await expect(note).toBeVisible();
      await expect(note).toHaveText(/^Searching needs JavaScript\./);
    });
});
