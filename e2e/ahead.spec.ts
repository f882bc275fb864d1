import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { saveData } from '../tests/worlds/saveData.ts';
import { thorough } from '../tests/worlds/thorough.ts';

test.use({ reducedMotion: 'reduce' });

const contactLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Contact' });

/** Counts the contact pages that are made from now on, in the document or not: each has one text area. */
const countPages = (page: Page) =>
  page.evaluate(() => {
    const counter = { made: 0 };
    const create = document.createElement.bind(document);
    document.createElement = (...args: Parameters<typeof create>) => {
      if (args[0] === 'textarea') counter.made++;
      return create(...args);
    };
    Object.assign(window, { counter });
  });
const pagesMade = (page: Page) =>
  page.evaluate(() => (window as unknown as { counter: { made: number } }).counter.made);

/** How many pages have a place in the document, filled or emptied. */
const places = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#root > header ~ div')].filter((each) =>
        each.matches('div:has(~ footer)'),
      ).length,
  );

test('a link that the pointer is on has its page rendered ahead, outside of the document (decision N9)', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  await countPages(page);
  const title = await page.title();
  await contactLink(page).hover();
  await expect.poll(() => pagesMade(page)).toBe(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('#contact-email')).toHaveCount(0);
  expect(await page.title()).toBe(title);
  await contactLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await pagesMade(page)).toBe(1);
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('main')).toHaveCount(1);
  expect(await page.locator('head > title').count()).toBe(1);
  await expect(page.locator('head > link[rel=canonical]')).toHaveCount(1);
  await page.locator('#contact-name').fill('Ada');
  await expect(page.locator('#contact-name')).toHaveValue('Ada');
});

test('a page that is left is out of the document at once, and unmounted when the browser is idle', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  await countPages(page);
  await contactLink(page).hover();
  await expect.poll(() => pagesMade(page)).toBe(1);
  await page.evaluate(() => {
    const idle: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => idle.push(callback);
    Object.assign(window, { idle });
  });
  await contactLink(page).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('#pricing')).toHaveCount(0);
  expect(await places(page)).toBe(2);
  await page.evaluate(() => {
    for (const callback of (window as unknown as { idle: IdleRequestCallback[] }).idle.splice(0))
      callback({ didTimeout: false, timeRemaining: () => 50 });
  });
  await expect.poll(() => places(page)).toBe(1);
});

test('no page is rendered ahead if the visitor saves data', thorough, async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await hydrated(page, 'runs');
  await countPages(page);
  await contactLink(page).hover();
  // The same mouse on a link that is followed afterwards: nothing was made in between.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).hover();
  expect(await pagesMade(page)).toBe(0);
  await contactLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await pagesMade(page)).toBe(1);
});
