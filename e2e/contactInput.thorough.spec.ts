import { expect, test } from 'playwright/test';
import { words } from '../machines/contactSubmission/contactSubmission.model.ts';
import { errorMessages } from '../machines/contactSubmission/contactSubmission.script.ts';
import { config } from '../src/config.ts';
import { fileOf, fillIn, formContent, formOn, messagesAbout } from '../tests/worlds/contactPage.ts';
import {
  file,
  inbox,
  mustHaveArrived,
  mustHaveFailed,
  proxy,
  thanks,
  unique,
  visit,
  withProxy,
} from './contactForm.ts';
import { expectDifferences } from './expectDifferences.ts';

expectDifferences();

const limit = config.attachmentLimit;

test.describe('contact form', () => {
  withProxy();

  test('a paste of 10,000 characters stays whole and is reported as too long', async ({ page }) => {
    await visit(page);
    await fillIn(page, { message: '' });
    await formOn(page).field('message').focus();
    await page.keyboard.insertText(words(10_000));
    await expect(formOn(page).field('message')).toHaveValue(words(10_000));
    await expect(page.getByText('8000 characters too many', { exact: true })).toBeVisible();
    await expect(page.getByText('10000/2000 characters', { exact: true })).toBeVisible();
    await formOn(page).send.click();
    await expect(formOn(page).summary).toBeFocused();
    await expect(formOn(page).summary.getByRole('link')).toHaveText([errorMessages['message tooLong'] ?? '']);
    expect(proxy.posts).toEqual([]);
    await formOn(page).summary.getByRole('link').click();
    await expect(formOn(page).field('message')).toBeFocused();
    await formOn(page).field('message').fill(words(2000));
    await expect(formOn(page).summary).toHaveCount(0);
    await expect(page.getByText('2000/2000 characters', { exact: true })).toBeVisible();
  });

  test('markup is shown as text', async ({ page }) => {
    const evil = (what: string) =>
      `<img src=x onerror="window.evil='${what}'"><script>window.evil=1</script>`;
    const incidents: string[] = [];
    page.on('request', (request) => incidents.push(request.url()));
    page.on('dialog', () => incidents.push('a dialog'));
    await visit(page);
    await fillIn(page, {
      name: evil('name'),
      email: `"${evil('email').replaceAll(/\s/g, '/')}"@example.org`,
      company: evil('company'),
      subject: evil('subject'),
      message: evil('message').padEnd(600, '<b>'),
    });
    await formOn(page)
      .field('attachment')
      .setInputFiles(file(`${evil('file').replaceAll('/', '')}.html`, '<b>'));
    for (const status of [500, 200]) {
      proxy.respond({ status, body: evil('body'), headers: { 'Content-Type': 'text/html' } });
      await formOn(page).send.click();
      await (status === 500 ? mustHaveFailed : mustHaveArrived)(page);
      expect(await page.locator('img[src=x]').count()).toBe(0);
    }
    await page.waitForURL(thanks);
    expect(await page.evaluate(() => Reflect.get(window, 'evil'))).toBeUndefined();
    expect(incidents.filter((url) => /\/x$|dialog/.test(url))).toEqual([]);
  });

  test('a file up to the limit is accepted; other files are refused beside the field', {
    tag: '@engines',
  }, async ({ page }) => {
    const subject = unique('Limit');
    const { field, send } = formOn(page);
    const error = page.locator('#contact-attachment-error');
    const exactly = fileOf({ name: 'exactly.bin', size: limit });
    await visit(page);
    await fillIn(page, { subject });
    const before = await formContent(page);
    const refusals = {
      [errorMessages['attachment empty'] ?? '']: fileOf({ name: 'nothing.txt', size: 0 }),
      [errorMessages['attachment tooLarge'] ?? '']: fileOf({ name: 'much.bin', size: limit + 1 }),
    };
    // The same file can be chosen twice.
    for (const [problem, refused] of Object.entries(refusals))
      for (let n = 0; n < 2; n++) {
        await field('attachment').setInputFiles(refused);
        await expect(error).toHaveText(problem);
        await expect(field('attachment')).toHaveAttribute('aria-invalid', 'true');
        expect(await formContent(page)).toEqual(before);
      }
    await field('attachment').setInputFiles(exactly);
    await expect(error).toHaveCount(0);
    await expect(page.getByText('exactly.bin 10 MB')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(await formContent(page)).toEqual(before);
    await expect(field('attachment')).toBeFocused();
    await field('attachment').setInputFiles(exactly);
    await send.click();
    await mustHaveArrived(page);
    const [stored] = messagesAbout(inbox, subject);
    expect(stored?.message.attachment).toMatchObject({ fileName: 'exactly.bin', size: limit });
  });
});
