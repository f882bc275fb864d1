import { expect, type Page, test } from 'playwright/test';
import { searchModel } from '../machines/search/search.model.ts';
import { searchLabel, searchScript } from '../machines/search/search.script.ts';
import { searchIndex } from '../src/search/searchIndex.ts';
import { matchWords } from '../src/views/search/searchWords.ts';
import { scanner, watch } from '../tests/paths/browser.ts';
import { holdScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { listenTo } from '../tests/worlds/listenTo.ts';
import { indexFiles, searchWorld } from '../tests/worlds/searchPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough } from '../tests/worlds/thorough.ts';

siteSuite({
  name: 'search',
  model: searchModel,
  script: searchScript,
  url: '/help',
  world: searchWorld,
});

/** What the index finds, so that these tests do not depend on the pages' wording. */
const found = (query: string) => {
  const results = searchIndex.find(query);
  return {
    count: results.suggestions.length,
    titles: results.suggestions.map(({ title }) => title.map(({ text }) => text).join('')),
    announcement: matchWords(results, 'helpCenter'),
  };
};
const refunds = found('refund').count;

const searchOn = (page: Page) => ({
  field: page.getByRole('combobox', { name: searchLabel }),
  list: page.getByRole('listbox', { name: 'Suggestions' }),
  options: page.getByRole('option'),
  status: page.locator('form[role=search]').getByRole('status'),
});
const visit = async (page: Page, path = '/help') => {
  await page.goto(path);
  await hydrated(page, 'runs');
  return searchOn(page);
};
/** The title of the active option, if the field and the option both say that it is active. */
const activeOn = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const option = id ? document.getElementById(id) : null;
    return option?.getAttribute('aria-selected') === 'true' ? option.firstElementChild?.textContent : null;
  });

test.use({ reducedMotion: 'reduce' });

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

test(
  'Enter without an active option does nothing, Escape closes and then clears, Tab closes',
  thorough,
  async ({ page }) => {
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
  },
);

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

test('the address of a question opens it', thorough, async ({ page }) => {
  await page.goto('/help#faq-delivery');
  await expect(page.locator('#faq-delivery')).toHaveAttribute('open');
});

test(
  'a click outside closes the list, and a click into the field opens it again',
  thorough,
  async ({ page }) => {
    const { field, list, options } = await visit(page);
    await field.fill('refund');
    await expect(options).toHaveCount(refunds);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list).toHaveCount(0);
    await field.click();
    await expect(options).toHaveCount(refunds);
  },
);

test.describe('with a finger', thorough, () => {
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

test.describe('on the services page', () => {
  for (const [what, query, url, isThere] of [
    ['a service', "my totals don't add up", '/services/excel-assist', 'h1'],
    ['a dialog', 'not sure', '/#learn-not-sure', 'dialog[open]'],
    ['an article', '2fa', '/support/help-center#article-turn-on-two-step-sign-in', 'dialog[open]'],
    ['a question of the FAQ', 'vat', '/faq#payments-invoice', '#payments-invoice[open]'],
    ['a question about a service', 'macros', '/services/excel-assist#excel-macros', '#excel-macros[open]'],
    ['a category', 'newsletter', '/services/browse-categories#marketing', '#marketing'],
  ] as const)
    test(`${what} is found, and opens in its place`, thorough, async ({ page }) => {
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

  test('options are grouped by kind, each group with a name', thorough, async ({ page }) => {
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

test('the page is never filtered', thorough, async ({ page }) => {
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

for (const [what, query] of [
  ['markup', '<img src=x onerror="window.evil=1">'],
  ['characters of regular expressions', String.raw`.*+?^$()|[]\ `],
  ['keys that every object has', '__proto__ constructor'],
  ['capitals and accents', 'RÈFÙND'],
  ['blanks around the words', '   refund\t'],
  ['an emoji', '👩‍👩‍👧'],
  ['10,000 different words', Array.from({ length: 10_000 }, (_, n) => `zz${n}zz`).join(' ')],
  ['NUL and bidirectional controls', '\u0000\u202E'],
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 words', 'refund '.repeat(10_000)],
] as const)
  test(`the search copes with ${what}`, thorough, async ({ page }) => {
    const complaints = await watch(page);
    const { field, options, status } = await visit(page);
    await field.fill(query);
    await expect(status).toHaveText(found(query).announcement);
    await expect(options).toHaveCount(found(query).count);
    expect(await page.evaluate(() => Reflect.get(window, 'evil'))).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/help');
    complaints.mustBeNone();
  });

test('keys during text composition are left to the input method', thorough, async ({ page }) => {
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

test('text typed before the script ran is searched for', thorough, async ({ page }) => {
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

test('an active option has an outline in forced colors', thorough, async ({ page }) => {
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
