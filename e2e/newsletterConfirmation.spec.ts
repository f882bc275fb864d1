import { expect, type Page, test } from 'playwright/test';
import { newsletterModel } from '../machines/newsletterConfirmation/newsletterConfirmation.model.ts';
import {
  newsletterScript,
  newsletters,
} from '../machines/newsletterConfirmation/newsletterConfirmation.script.ts';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { saveData } from '../tests/worlds/saveData.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough, thoroughUnless } from '../tests/worlds/thorough.ts';

for (const offer of ['posts', 'letter'] as const)
  siteSuite({
    name: offer === 'posts' ? 'newsletterConfirmation' : 'newsletterConfirmation.letter',
    model: newsletterModel,
    script: newsletterScript(offer),
    url: '/blog',
    world: (page) => ({ ready: () => hydrated(page) }),
  });

const formOn = (page: Page, offer: keyof typeof newsletters) => {
  const { label, submit } = newsletters[offer];
  const form = page.locator('main form').filter({ has: page.getByLabel(label) });
  return {
    field: page.getByLabel(label),
    submit: page.getByRole('button', { name: submit }),
    status: form.getByRole('status'),
  };
};
const visit = async (page: Page) => {
  await page.goto('/blog');
  await hydrated(page, 'runs');
};

for (const [offer, confirmation] of [
  ['posts', 'Subscribed!'],
  ['letter', 'Thanks!'],
] as const)
  test(
    `with the keyboard alone, ${confirmation} appears in an empty status, and the focus stays`,
    thoroughUnless(offer === 'posts'),
    async ({ page }) => {
      await visit(page);
      const { field, submit, status } = formOn(page, offer);
      await expect(status).toBeAttached();
      await expect(status).toHaveText('');
      await expect(field).toHaveAttribute('autocomplete', 'email');
      await expect(field).toHaveAttribute('type', 'email');
      await expect(field).toHaveAccessibleDescription(/neither sent nor stored/);
      await field.focus();
      await page.keyboard.press('Tab');
      await expect(submit).toBeFocused();
      await page.keyboard.press('Space');
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/Enter your email address\./);
      await page.keyboard.type('ada@example.org');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await page.keyboard.press('Enter');
      await expect(status).toHaveText(confirmation);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
      await expect(status).toHaveText('', { timeout: 10_000 });
      await expect(field).toBeFocused();
    },
  );

test('nothing is sent, stored or put into the address', thorough, async ({ page }) => {
  const complaints = await watch(page);
  // So that no page is prefetched.
  await saveData(page);
  await visit(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { field, submit, status } = formOn(page, 'posts');
  for (const address of ['ada@example.org', '"><img/onerror=alert(1)>@x', `${'a'.repeat(10_000)}@b`]) {
    await field.fill(address);
    await submit.click();
    await expect(status).toHaveText('Subscribed!');
    await expect(field).toHaveValue('');
  }
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/blog');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  expect(stored).not.toMatch(/ada|onerror|aaa/);
  complaints.mustBeNone();
});

test('leaving the page ends the confirmation', thorough, async ({ page }) => {
  const complaints = await watch(page);
  await page.clock.install({ time: 0 });
  await page.goto('/blog');
  await page.clock.pauseAt(30_000);
  await hydrated(page);
  const { field, submit, status } = formOn(page, 'letter');
  await field.fill('ada@example.org');
  await submit.click();
  await expect(status).toHaveText('Thanks!');
  await page.locator('footer').getByRole('link', { name: 'About' }).click();
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await page.clock.runFor(500);
  await expect(field).toHaveValue('');
  await expect(status).toHaveText('');
  complaints.mustBeNone();
});

for (const width of [320, 768, 800, 1440])
  test(
    `nothing moves at ${width} px when the confirmation appears and disappears`,
    thorough,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.install({ time: 0 });
      await page.goto('/blog');
      await page.clock.pauseAt(30_000);
      await hydrated(page);
      const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
      const before = await height();
      for (const offer of ['posts', 'letter'] as const) {
        const { field, submit, status } = formOn(page, offer);
        await field.fill('ada@example.org');
        await submit.click();
        await expect(status).not.toHaveText('');
        expect(await height()).toBe(before);
      }
      await page.clock.runFor(3_000);
      await expect(formOn(page, 'letter').status).toHaveText('');
      expect(await height()).toBe(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const offer of ['posts', 'letter'] as const)
    test(`the form of the ${offer} leads to the contact form and sends no address`, async ({ page }) => {
      await page.goto('/blog');
      const { field, submit, status } = formOn(page, offer);
      await expect(status).toHaveText('');
      await field.fill('ada@example.org');
      await submit.click();
      await expect(page).toHaveURL(/\/contact\??$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    });
});
