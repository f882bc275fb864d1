import { expect, test } from 'playwright/test';
import { complete } from '../machines/contactSubmission/contactSubmission.model.ts';
import { fillIn, formContent, formOn } from '../tests/worlds/contactPage.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { visitorActs } from '../tests/worlds/visitorActs.ts';
import { draftIn, empty, file, mustHaveArrived, proxy, thanks, visit, withProxy } from './contactForm.ts';
import { expectDifferences } from './expectDifferences.ts';

expectDifferences();

test.describe('contact form', () => {
  withProxy();

  test('the texts survive a reload and leaving the page; consent and attachment do not', {
    tag: '@engines',
  }, async ({ page }) => {
    const { consent: _, ...texts } = complete;
    const mustBeRestored = async () => {
      await expect(formOn(page).field('message')).toHaveValue(texts.message);
      // The browser may restore controls by itself, before the document's load event is over.
      await page.waitForLoadState();
      await hydrated(page, 'runs');
      expect(await formContent(page)).toEqual({ ...texts, consent: false, attachment: [] });
      await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    };
    const agree = async () => {
      await formOn(page).consent.check();
      await formOn(page).field('attachment').setInputFiles(file('a.txt', 'not kept'));
      await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(1);
    };
    await visit(page);
    await fillIn(page, { consent: false });
    await agree();
    await page.reload();
    await mustBeRestored();
    await agree();
    await page.getByRole('link', { name: 'Open the help center' }).click();
    await page.waitForURL(/\/help-center$/);
    await page.goBack();
    await mustBeRestored();
    await page.goForward();
    await page.waitForURL(/\/help-center$/);
    await page.goBack();
    await mustBeRestored();
    await agree();
    await page.goto('about:blank');
    await page.goBack();
    await mustBeRestored();
    expect(JSON.parse((await draftIn(page)) ?? '')).toEqual(texts);

    for (const name of ['name', 'email', 'subject', 'message'] as const)
      await formOn(page).field(name).fill('');
    expect(await draftIn(page)).toBeNull();
    await page.reload();
    await hydrated(page, 'runs');
    expect(await formContent(page)).toEqual({ ...empty, consent: false, attachment: [] });
  });

  test('junk in the tab’s storage is ignored', async ({ page }) => {
    await visit(page);
    for (const junk of ['{', '[]', '{"name":1}', '"x"', 'x'.repeat(2_000_000)]) {
      await page.evaluate((value) => sessionStorage.setItem('draft.contact', value), junk);
      await page.reload();
      await visitorActs(page);
      await expect(page.locator('main form')).toHaveAttribute('novalidate');
      expect(await formContent(page)).toEqual({ ...empty, consent: false, attachment: [] });
    }
    await fillIn(page);
    expect(JSON.parse((await draftIn(page)) ?? '')).toMatchObject({ name: complete.name });
  });

  test('with storage denied, only the draft is lost', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    proxy.respond({ status: 200 });
    await visit(page);
    await fillIn(page);
    await formOn(page).send.click();
    await mustHaveArrived(page);
    await page.waitForURL(thanks);
  });
});
