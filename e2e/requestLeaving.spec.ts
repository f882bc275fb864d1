import { expect, test } from 'playwright/test';
import { draftKey, stagePath } from '../tests/worlds/requestWorld.ts';
import { expectDifferences } from './expectDifferences.ts';
import {
  agree,
  button,
  contactField,
  dialog,
  fillIn,
  getStartedIn,
  heading,
  mustHold,
  openDialog,
  pageHeading,
  press,
  ready,
  start,
  toFailure,
  walkTo,
} from './requestDialog.ts';

expectDifferences();

test.use({ reducedMotion: 'reduce' });

test.describe('request dialog: what the visitor relies on', () => {
  for (const where of ['dialog', 'toast'] as const)
    test(`Contact us in the ${where} carries the answers to the contact form`, async ({ page }) => {
      await toFailure(page, stagePath);
      await page.evaluate(() => Reflect.set(window, 'stays', true));
      if (where === 'dialog') await button(page, 'Contact us').click();
      else await page.locator('li[data-state=open]').getByRole('button', { name: 'Contact us' }).click();
      await expect(page).toHaveURL('/contact');
      await expect(page.locator(openDialog)).toHaveCount(0);
      await expect(contactField(page, 'message')).toBeFocused();
      expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true);
      await mustHold(page, {
        name: 'Ada',
        email: 'ada@example.com',
        company: '',
        subject: 'Website copywriting',
        message: '',
      });
      // What was handed over is the form's own draft now.
      await contactField(page, 'name').fill('Grace');
      await contactField(page, 'subject').fill('');
      await page.reload();
      await ready(page);
      await mustHold(page, { name: 'Grace', email: 'ada@example.com', subject: '' });
      await expect(contactField(page, 'message')).not.toBeFocused();
    });

  test('Back and Forward close the dialog with its page and keep the draft', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await walkTo(page, '/faq');
    await start(page);
    await fillIn(page);
    await agree(page);
    await page.goBack();
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(pageHeading(page)).toBeFocused();
    await start(page);
    await expect(heading(page, 'How can we reach you?')).toBeFocused();
    await expect(page.locator('#request-name')).toHaveValue('Ada');
    await expect(page.locator('#request-agreedToPrivacy')).not.toBeChecked();
    await page.goForward();
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect(page).toHaveURL('/faq');
    await expect(pageHeading(page)).toBeFocused();
    await page.reload();
    await ready(page);
    await start(page);
    await expect(heading(page, 'How can we reach you?')).toBeFocused();
    await expect(page.locator('#request-name')).toHaveValue('Ada');
  });

  test('Escape closes the dialog and its draft', async ({ page }) => {
    await page.goto('/about');
    await ready(page);
    // With a toast on the screen, the dialog has to handle Escape itself.
    for (const hasToast of [false, true]) {
      await start(page);
      if (hasToast) await press(page, 'Next');
      await page.locator('#request-description').fill('Words');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(getStartedIn(page, 'header')).toBeFocused();
      expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey)).toBeNull();
    }
    // Escape in a toast closes the toast alone.
    await start(page);
    await press(page, 'Next');
    await page.locator('li[data-state=open]').first().focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('li[data-state=open]')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(1);
  });
});
