import { expect, type Page, test } from 'playwright/test';
import { complete, words } from '../machines/contactSubmission/contactSubmission.model.ts';
import { config } from '../src/config.ts';
import { violationsOn, watch } from '../tests/paths/browser.ts';
import { formOn } from '../tests/worlds/contactPage.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { tolerates } from './contactForm.ts';
import { expectDifferences } from './expectDifferences.ts';
import { ports } from './playwright.config.ts';

expectDifferences();

test.describe('contact form: without an endpoint', () => {
  test.use({ baseURL: `http://127.0.0.1:${ports.withoutEndpoints}` });
  const address = `mailto:${config.contactEmail}`;
  const mustBeSaid = async (page: Page) => {
    await expect(page.locator('main')).toContainText('Nothing can be sent from here');
    await expect(page.locator('main form[action], main form [type=submit]')).toHaveCount(0);
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible();
  };

  test('the form says so, and opens an e-mail with the text instead', { tag: '@engines' }, async ({
    page,
  }) => {
    const complained = await watch(page, tolerates);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await page.goto('/contact');
    await hydrated(page, 'runs');
    await mustBeSaid(page);
    const { field } = formOn(page);
    const link = page.getByRole('link', { name: 'Open as email' });
    await expect(link).toHaveAttribute('href', address);
    const texts = { ...complete, company: 'Analytical Engines', message: `Two\nlines & 100 %` };
    for (const name of ['name', 'email', 'company', 'subject', 'message'] as const)
      await field(name).fill(texts[name]);
    await field('subject').press('Enter');
    const { searchParams, pathname } = new URL((await link.getAttribute('href')) ?? '');
    expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
      config.contactEmail,
      complete.subject,
      `Two\r\nlines & 100 %\r\n\r\n${complete.name}\r\nAnalytical Engines\r\n${complete.email}`,
    ]);
    await field('message').fill(words(2_000));
    await expect(page.getByRole('status').filter({ hasText: 'only the beginning' })).toBeVisible();
    expect(((await link.getAttribute('href')) ?? '').length).toBeLessThanOrEqual(2_100);
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    await expect(field('message')).toHaveValue(words(2_000));
    expect(posts).toEqual([]);
    complained.mustBeNone();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form says so and offers the address, and there is nothing to fill in', {
      tag: '@engines',
    }, async ({ page }) => {
      await page.goto('/contact');
      await mustBeSaid(page);
      await expect(page.getByRole('textbox')).toHaveCount(0);
    });
  });
});
