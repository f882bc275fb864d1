import { expect, test } from 'playwright/test';
import { firstServiceName } from '../tests/worlds/services.ts';
import { expectDifferences } from './expectDifferences.ts';
import {
  button,
  complete,
  dialog,
  getStartedIn,
  heading,
  holdClock,
  payloadsOf,
  phone,
  press,
  ready,
  resumeAndAgree,
  storeDraft,
  toast,
  toasts,
  withoutEndpoints,
} from './requestDialog.ts';

expectDifferences();

test.use({ reducedMotion: 'reduce' });

test.describe('request dialog: without an endpoint', () => {
  test.use({ baseURL: withoutEndpoints });

  test('with touch, on a phone', async ({ browser }) => {
    const page = await phone(browser);
    await getStartedIn(page, 'header').tap();
    await dialog(page).getByText(firstServiceName).tap();
    await button(page, 'Next').tap();
    await page.locator('#request-name').tap();
    await page.keyboard.type('Ada');
    await page.locator('#request-email').tap();
    await page.keyboard.type('ada@example.com');
    await page.locator('#request-agreedToPrivacy').tap();
    await button(page, 'Next').tap();
    await button(page, 'Submit Request').tap();
    await expect(heading(page, 'Success!')).toBeVisible();
    await expect.poll(() => toasts(page)).toEqual([toast]);
    await button(page, 'Done').tap();
    await expect(dialog(page)).toHaveCount(0);
    await page.context().close();
  });

  test('the campaign comes from the address: the first of duplicates, cut at 200 characters', async ({
    page,
  }) => {
    await storeDraft(page, complete);
    const logged = payloadsOf(page);
    await holdClock(page, `/?utm_source=one&utm_source=two&utm_campaign=${'x'.repeat(201)}`);
    await resumeAndAgree(page);
    await press(page, 'Submit Request');
    await expect
      .poll(() => logged[0]?.[1])
      .toMatchObject({ page_path: '/', utm_source: 'one', utm_medium: '', utm_campaign: 'x'.repeat(200) });
  });

  test('the campaign comes from the visit’s first address if the current one has none', async ({ page }) => {
    await storeDraft(page, complete);
    const logged = payloadsOf(page);
    await page.goto('/?utm_source=letter&utm_medium=post');
    await ready(page);
    await holdClock(page, '/about');
    await resumeAndAgree(page);
    await press(page, 'Submit Request');
    await expect
      .poll(() => logged[0]?.[1])
      .toMatchObject({
        page_path: '/about',
        utm_source: 'letter',
        utm_medium: 'post',
        utm_campaign: '',
      });
  });

  test('a submission works even if analytics throw', async ({ page }) => {
    await storeDraft(page, complete);
    await page.addInitScript(() => {
      const push = () => {
        throw new Error('sink');
      };
      Object.assign(window, { dataLayer: Object.assign([], { push }) });
    });
    await holdClock(page, '/');
    await resumeAndAgree(page);
    await press(page, 'Submit Request');
    await page.clock.runFor(1_000);
    await expect(heading(page, 'Success!')).toBeFocused();
  });
});
