import { expect, type Page, test } from 'playwright/test';
import { scanner, watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { deskKey, sendOrder } from '../tests/worlds/inbox/orderClient.ts';
import { thorough } from '../tests/worlds/thorough.ts';
import { ports } from './playwright.config.ts';

const site = `http://127.0.0.1:${ports.site}`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const stands = (page: Page, state: string) =>
  expect(page.getByRole('heading', { name: state, exact: true })).toBeVisible();

/** Signs in by keyboard. */
const signIn = async (page: Page) => {
  await page.goto('/desk');
  await hydrated(page, 'runs');
  await page.getByLabel('Key of the desk').focus();
  await page.keyboard.type(deskKey);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Requests and messages' })).toBeVisible();
  await expect(page.locator('#desk')).toBeFocused();
};
/** Opens the message of this visitor by keyboard. */
const openFrom = async (page: Page, name: string) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await page.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await stands(page, 'Not read yet');
  await expect(page.getByRole('region', { name, exact: true })).toBeFocused();
};

test('the owner and the visitor see each other’s steps without a reload', async ({ page, browser }) => {
  const name = `Ada of ${Date.now()}`;
  const { id, key } = await sendOrder(site, { name });
  // The list may be asked for once more while its session ends.
  const complaints = await watch(page, [/401/]);
  await signIn(page);
  await openFrom(page, name);
  const visitor = await (await browser.newContext({ baseURL: site })).newPage();
  await visitor.goto(`/request/${id}#${key}`);
  await press(page, 'Make an offer');
  await expect(page.getByLabel('Who does it')).toBeFocused();
  await page.getByLabel('Who does it').fill('Grace Hopper');
  await page.getByLabel('Price in euros').fill('1480');
  await page.getByLabel('Done by').fill('2099-12-01');
  await press(page, 'Send the offer');
  await expect(visitor.getByText('Here is our offer. You owe nothing until you agree.')).toBeVisible();
  await press(visitor, 'Agree');
  await stands(page, 'Agreed, in work');
  await press(page, 'Sign out');
  await expect(page.getByLabel('Key of the desk')).toBeFocused();
  await expect(page.getByText('Grace Hopper')).toHaveCount(0);
  await visitor.context().close();
  complaints.mustBeNone();
});

test('from a question to a decided dispute, accessible at each stop', thorough, async ({ page, browser }) => {
  const screens = scanner(
    ['light', 'dark'],
    [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ],
  );
  const complaints = await watch(page);
  const name = `Grace of ${Date.now()}`;
  const { id, key } = await sendOrder(site, { name });
  await page.goto('/desk');
  await hydrated(page, 'runs');
  await screens.scan(page, 'sign in');
  await signIn(page);
  await screens.scan(page, 'list');
  await openFrom(page, name);
  await screens.scan(page, 'not read');
  const visitor = await (await browser.newContext({ baseURL: site })).newPage();
  await visitor.goto(`/request/${id}#${key}`);
  await press(page, 'Say that it is read');
  await expect(visitor.getByText('We have read your request. Next')).toBeVisible();
  await press(page, 'Make an offer');
  await press(page, 'Send the offer');
  await expect(page.getByLabel('Who does it')).toBeFocused();
  await screens.scan(page, 'offer with problems');
  await page.getByLabel('Who does it').fill('Grace Hopper');
  await page.getByLabel('Price in euros').fill('0');
  await page.getByLabel('Done by').fill('2099-12-01');
  await press(page, 'Send the offer');
  await visitor.getByLabel('Your message').fill('Could it be Friday?');
  await press(visitor, 'Send message');
  await expect(page.getByText('Could it be Friday?')).toBeVisible();
  await page.getByLabel('Your message').fill('<b>Yes</b>, Friday.');
  await press(page, 'Send message');
  await expect(visitor.getByText('<b>Yes</b>, Friday.')).toBeVisible();
  await press(visitor, 'Agree');
  await stands(page, 'Agreed, in work');
  const file = { name: 'result.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') };
  await page.locator('input[type=file]').setInputFiles(file);
  await press(page, 'Send file');
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('button', { name: 'Save result.csv' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('result.csv');
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText('result.csv (3 bytes)')).toBeVisible();
  await expect(visitor.getByLabel('Your message')).toBeHidden();
  await visitor.emulateMedia({ media: 'screen' });
  await press(page, 'Deliver');
  await press(page, 'Deliver');
  await expect(visitor.getByText('The work is here.')).toBeVisible();
  await press(visitor, 'Open a dispute');
  await visitor.getByLabel('What went wrong?').fill('The total is missing.');
  await press(visitor, 'Open the dispute');
  await stands(page, 'In dispute');
  await screens.scan(page, 'in dispute');
  await press(page, 'Decide the dispute');
  await page.getByLabel('What you decide, and why').fill('We add it.');
  await press(page, 'Decide and close');
  await expect(visitor.getByText('This request is closed.')).toBeVisible();
  await press(page, 'Erase');
  await screens.scan(page, 'erasure');
  await press(page, 'Yes, erase all of it');
  await expect(page).toHaveURL(/\/desk$/);
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('This link opens no request')).toBeVisible();
  await visitor.context().close();
  complaints.mustBeNone();
});

test('without a key on the server, the page says that there is no desk', thorough, async ({ page }) => {
  await page.goto(`http://127.0.0.1:${ports.withoutEndpoints}/desk`);
  await expect(page.getByText('This desk is closed')).toBeVisible();
  await expect(page.getByLabel('Key of the desk')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the desk says what does the same', thorough, async ({ page }) => {
    await page.goto('/desk');
    await expect(page.locator('main noscript p').last()).toHaveText(/npm run inbox does the same/);
    await expect(page.locator('main noscript p').last()).toBeVisible();
  });
});
