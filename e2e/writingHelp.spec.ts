import { expect, type Page, test } from 'playwright/test';
import { formOn } from '../tests/worlds/contactPage.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';

const description = (page: Page) =>
  page.locator('dialog').getByRole('textbox', { name: /^What is it about/ });
const shorter = (page: Page) => page.getByRole('button', { name: 'A short request is enough' });
const back = (page: Page) => page.getByRole('button', { name: 'Use the contact form' });

test('the form and the dialog hand a text to each other, and nothing typed is lost (decision C18)', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page, 'runs');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.evaluate(() => Reflect.set(window, 'footer', document.querySelector('footer:not(dialog *)')));
  const { field } = formOn(page);
  await field('name').fill('Ada');
  await field('subject').fill('Quote: Excel assistance');
  await page.getByRole('button', { name: 'What you have' }).click();
  await expect(field('message')).toBeFocused();
  await page.keyboard.type('orders.xlsx');
  await shorter(page).click();
  await expect(description(page)).toHaveValue('What I have: orders.xlsx');
  await expect(page.locator('#request-service input:checked')).toHaveId('request-service-excel-assist');

  // Changed in the dialog, in the middle.
  await description(page).fill('What I have: all of orders.xlsx');
  await back(page).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(field('message')).toHaveValue('What I have: all of orders.xlsx');
  await expect(field('name')).toHaveValue('Ada');
  // The next field to fill in gets the focus, which may come after the texts.
  await expect(field('email')).toBeFocused();

  // Changed in the form, and back from the dialog by the browser's Back.
  await field('message').fill('What I have: half of orders.xlsx');
  await expect(field('message')).toHaveValue('What I have: half of orders.xlsx');
  await shorter(page).click();
  // An app that had started again would no longer know which text it has handed over.
  const hasFooter = () => Reflect.get(window, 'footer') === document.querySelector('footer:not(dialog *)');
  expect(await page.evaluate(hasFooter)).toBe(true);
  await expect(description(page)).toHaveValue('What I have: half of orders.xlsx');
  await description(page).fill('What I have: half of orders.xlsx, cleaned');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect(field('message')).toHaveValue('What I have: half of orders.xlsx');
  await shorter(page).click();
  await expect(description(page)).toHaveValue('What I have: half of orders.xlsx, cleaned');
});

test('an outline of the subject fills a message, and the caret is in its first line (decision C17)', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page, 'runs');
  const { field } = formOn(page);
  const outline = page.getByRole('button', { name: 'Start with an outline' });
  await field('subject').fill('Application: Product engineer');
  await outline.click();
  await page.keyboard.type('Ada');
  await expect(field('message')).toHaveValue(/^Who I am: Ada\nWhat I do best: \n/);
  await expect(outline).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'What you do best' }).click();
  await page.keyboard.type('sums');
  await expect(field('message')).toHaveValue(/\nWhat I do best: sums\n/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('neither what needs a script nor a way to it is shown', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Start with an outline' })).toBeHidden();
    await expect(shorter(page)).toBeHidden();
  });
});
