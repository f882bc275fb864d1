import { expect, test } from 'playwright/test';
import { searchIndex } from '../src/search/searchIndex.ts';
import { scanner, watch } from '../tests/paths/browser.ts';
import { holdScript } from '../tests/worlds/appScript.ts';
import { activeOn, found, refunds, searchOn, visit } from './searchField.ts';

test.use({ reducedMotion: 'reduce' });

test('Enter without an active option does nothing, Escape closes and then clears, Tab closes', async ({
  page,
}) => {
  const { field, list, options } = await visit(page);
  await field.focus();
  await page.keyboard.type('refund');
  await expect(options).toHaveCount(refunds);
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(refunds);
  await expect(page).toHaveURL('/help');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('refund');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(options).toHaveCount(refunds);
  expect(await activeOn(page)).toBeNull();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type('refund');
  await expect(options).toHaveCount(refunds);
  await page.keyboard.press('Tab');
  await expect(list).toHaveCount(0);
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('refund');
});

test('the address of a question opens it', async ({ page }) => {
  await page.goto('/help#faq-delivery');
  await expect(page.locator('#faq-delivery')).toHaveAttribute('open');
});

test('a click outside closes the list, and a click into the field opens it again', async ({ page }) => {
  const { field, list, options } = await visit(page);
  await field.fill('refund');
  await expect(options).toHaveCount(refunds);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toHaveCount(0);
  await field.click();
  await expect(options).toHaveCount(refunds);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  test('options are large enough, nothing moves, and a tap opens an article', async ({ page }) => {
    const { field, list, options } = await visit(page);
    const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    const before = await height();
    await field.tap();
    await page.keyboard.type('p');
    await expect(options).toHaveCount(8);
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const box of await options.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    ))
      expect(box).toBeGreaterThanOrEqual(44);
    await field.fill('two step');
    const second = searchIndex.find('two step').suggestions[1]?.to ?? '';
    await options.nth(1).tap();
    await expect(page).toHaveURL(second.replace('/support/help-center', '/help'));
    await expect(list).toHaveCount(0);
  });
});

test.describe('on the services page', () => {
  for (const [what, query, url, isThere] of [
    ['a service', "my totals don't add up", '/services/excel-assist', 'h1'],
    ['a dialog', 'not sure', '/#learn-not-sure', 'dialog[open]'],
    ['an article', '2fa', '/support/help-center#article-turn-on-two-step-sign-in', 'dialog[open]'],
    ['a question of the FAQ', 'vat', '/faq#payments-invoice', '#payments-invoice[open]'],
    ['a question about a service', 'macros', '/services/excel-assist#excel-macros', '#excel-macros[open]'],
    ['a category', 'newsletter', '/services/browse-categories#marketing', '#marketing'],
  ] as const)
    test(`${what} is found, and opens in its place`, async ({ page }) => {
      const complaints = await watch(page);
      const { field, options } = await visit(page, '/services');
      await field.focus();
      await page.keyboard.type(query);
      await expect(options).toHaveCount(found(query).count);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url);
      await expect(page.locator(isThere).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/services');
      complaints.mustBeNone();
    });

  test('options are grouped by kind, each group with a name', async ({ page }) => {
    const screens = scanner(['light', 'dark']);
    await screens.prepare(page);
    const { field, list, options } = await visit(page, '/services');
    await field.fill('macros');
    await expect(options).toHaveCount(found('macros').count);
    for (const [group, id] of [
      ['Services', 'service'],
      ['Help articles', 'article'],
      ['Questions', 'question'],
    ] as const)
      await expect(list.getByRole('group', { name: group }).getByRole('option')).toHaveCount(
        searchIndex.find('macros').suggestions.filter(({ kind }) => kind === id).length,
      );
    await screens.scan(page, 'open');
  });
});

test('the page is never filtered', async ({ page }) => {
  const { field } = await visit(page);
  const rest = () =>
    page.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
      main.querySelector('form[role=search]')?.remove();
      return main.textContent;
    });
  const before = await rest();
  for (const query of ['refund', 'zzz', '']) {
    await field.fill(query);
    expect(await rest()).toBe(before);
  }
});

test('the search copes with every text', async ({ page }) => {
  const complaints = await watch(page);
  const { field, options, status } = await visit(page);
  for (const [what, query] of Object.entries({
    markup: '<img src=x onerror="window.evil=1">',
    'capitals and accents': 'RÈFÙND',
    'blanks around the words': '   refund\t',
    '10,000 different words': Array.from({ length: 10_000 }, (_, n) => `zz${n}zz`).join(' '),
    'NUL and bidirectional controls': '\u0000\u202E',
    '10,000 letters': 'a'.repeat(10_000),
    '10,000 words': 'refund '.repeat(10_000),
  }))
    await test.step(what, async () => {
      await field.fill(query);
      await expect(status).toHaveText(found(query).announcement);
      await expect(options).toHaveCount(found(query).count);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/help');
    });
  expect(await page.evaluate(() => Reflect.get(window, 'evil'))).toBeUndefined();
  complaints.mustBeNone();
});

test('keys during text composition are left to the input method', async ({ page }) => {
  const { field, options } = await visit(page);
  await field.fill('refund');
  await expect(options).toHaveCount(refunds);
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      const isUnhandled = await field.evaluate(
        (element, keyed) =>
          element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keyed })),
        { key, ...init },
      );
      expect(isUnhandled, key).toBe(true);
    }
  await expect(options).toHaveCount(refunds);
  expect(await activeOn(page)).toBeNull();
});

test('text typed before the script ran is searched for', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/help', { waitUntil: 'commit' });
  const { field, options } = searchOn(page);
  await field.click();
  await page.keyboard.type('refund');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help');
  await expect(field).toHaveValue('refund');
  release();
  await expect(options).toHaveCount(refunds);
  await expect(field).toHaveValue('refund');
  await expect(field).toBeFocused();
});

test('an active option has an outline in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { field, options } = await visit(page);
  await field.fill('refund');
  await expect(options).toHaveCount(refunds);
  await page.keyboard.press('ArrowDown');
  const [active, other] = await options.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).outlineStyle),
  );
  expect([active, other]).toEqual(['solid', 'none']);
});
