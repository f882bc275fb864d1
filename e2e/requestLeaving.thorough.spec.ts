import { expect, test } from 'playwright/test';
import { holdScript } from '../tests/worlds/appScript.ts';
import { expectDifferences } from './expectDifferences.ts';
import {
  agree,
  button,
  complete,
  contactField,
  dialog,
  endpoint,
  failure,
  fillIn,
  getStartedIn,
  heading,
  mustHold,
  openDialog,
  pageHeading,
  press,
  ready,
  requestClose,
  resumeAndAgree,
  start,
  storeDraft,
  success,
  toasts,
  toFailure,
  walkTo,
} from './requestDialog.ts';

expectDifferences();

test.use({ reducedMotion: 'reduce' });

test.describe('request dialog: what the visitor relies on', () => {
  test('Contact us on the contact page fills in what is empty, and keeps the rest', async ({ page }) => {
    const { answer } = await endpoint(page);
    await storeDraft(page, { ...complete, answers: { ...complete.answers, description: 'Ten pages' } });
    await page.goto('/contact');
    await ready(page);
    await contactField(page, 'name').fill('Grace');
    await page.locator('#contact-consent').check();
    await resumeAndAgree(page);
    await press(page, 'Submit Request');
    await answer(500);
    const entries = await page.evaluate(() => history.length);
    await button(page, 'Contact us').click();
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect(contactField(page, 'message')).toBeFocused();
    await mustHold(page, {
      name: 'Grace',
      email: 'ada@example.com',
      subject: 'Website copywriting',
      message: 'Ten pages',
    });
    await expect(page.locator('#contact-consent')).toBeChecked();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    // The request's draft stays, too.
    await start(page);
    await expect(heading(page, 'Check and send')).toBeFocused();
  });

  test('Contact us works on an alias of a page', async ({ page }) => {
    await toFailure(page, '/get-help');
    await button(page, 'Contact us').click();
    await expect(page).toHaveURL('/contact');
    await mustHold(page, { name: 'Ada', subject: 'Website copywriting' });
  });

  test('Back closes a dialog whose code is still on its way, and the page gets the focus', async ({
    page,
  }) => {
    const arrive = await holdScript(page, /\/RequestDialog\.[0-9a-f]{8}\.js$/);
    await page.goto('/');
    await ready(page);
    await walkTo(page, '/faq');
    await start(page);
    await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
    await page.goBack();
    await expect(pageHeading(page)).toBeFocused();
    await expect(page.locator(openDialog)).toHaveCount(0);
    arrive();
    await start(page);
    await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
    await fillIn(page);
    await page.keyboard.press('Escape');
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect(getStartedIn(page, 'header')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('the new page keeps the focus after a dialog that would fade', async ({ page }) => {
      await page.goto('/');
      await ready(page);
      await walkTo(page, '/faq');
      await start(page);
      await page.goBack();
      await expect(pageHeading(page)).toBeFocused();
      // Longer than the dialog would fade.
      await page.waitForTimeout(500);
      await expect(pageHeading(page)).toBeFocused();
    });
  });

  test('an attempt goes on after Back, is not repeated, and is told by a toast', async ({ page }) => {
    const { posts, answer } = await endpoint(page);
    await storeDraft(page, complete);
    await page.goto('/');
    await ready(page);
    await walkTo(page, '/faq');
    await resumeAndAgree(page);
    await press(page, 'Submit Request');
    await page.goBack();
    await expect(page.locator(openDialog)).toHaveCount(0);
    await start(page);
    await expect(button(page, 'Submitting...')).toBeVisible();
    await page.goForward();
    await expect(page.locator(openDialog)).toHaveCount(0);
    await answer(500);
    await expect.poll(() => toasts(page)).toEqual([failure]);
    await start(page);
    await expect(heading(page, 'Check and send')).toBeFocused();
    await expect(dialog(page)).toContainText('Something went wrong');
    await press(page, 'Back');
    await agree(page);
    await press(page, 'Next');
    await press(page, 'Submit Request');
    await page.goBack();
    await answer(200);
    await expect.poll(() => toasts(page)).toContain(success);
    expect(posts).toHaveLength(2);
    await start(page);
    await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
  });

  test('the platform’s Back gesture closes the dialog alone, and never during an attempt', async ({
    page,
  }) => {
    const { answer } = await endpoint(page);
    await page.goto('/about');
    await ready(page);
    await start(page);
    await fillIn(page);
    await requestClose(page);
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    await expect(getStartedIn(page, 'header')).toBeFocused();
    await start(page);
    await expect(page.locator('#request-name')).toHaveValue('Ada');
    await agree(page);
    await press(page, 'Next');
    await press(page, 'Submit Request');
    for (let gesture = 0; gesture < 3; gesture++) await requestClose(page);
    await expect(button(page, 'Submitting...')).toBeVisible();
    await answer(200);
    await expect(heading(page, 'Success!')).toBeFocused();
    await requestClose(page);
    await expect(page.locator(openDialog)).toHaveCount(0);
  });
});
