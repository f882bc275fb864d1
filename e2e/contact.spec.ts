import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { announcementModel } from '../machines/announcement/announcement.model.ts';
import { announcementScript } from '../machines/announcement/announcement.script.ts';
import { complete, contactModel, words } from '../machines/contactSubmission/contactSubmission.model.ts';
import { contactScript, errorMessages } from '../machines/contactSubmission/contactSubmission.script.ts';
import { shortReference } from '../machines/requestSubmission/referenceRules.ts';
import { contactThanks } from '../src/content/contactThanks.ts';
import { follow } from '../src/content/follow.ts';
import { watch } from '../tests/paths/browser.ts';
import { contactWorld, fillIn, formContent, formOn, messagesAbout } from '../tests/worlds/contactPage.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { listenTo } from '../tests/worlds/listenTo.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import {
  draftIn,
  empty,
  file,
  heading,
  inbox,
  mustHaveArrived,
  mustHaveFailed,
  proxy,
  thanks,
  tolerates,
  unique,
  visit,
  withProxy,
} from './contactForm.ts';
import { expectDifferences } from './expectDifferences.ts';

expectDifferences();

/** How browsers send a quotation mark in a file's name (HTML standard, multipart/form-data). */
const onTheWire = (name: string): string => name.replaceAll('"', '%22');

const browserHeaders =
  /^(host|connection|origin|referer|user-agent|pragma|cache-control|priority|sec-.*|accept(-.*)?|content-(type|length))$/;

siteSuite({
  name: 'contactSubmission',
  model: contactModel,
  script: contactScript,
  url: '/contact',
  world: contactWorld,
  tolerates,
  typed: true,
});

siteSuite({
  name: 'announcement',
  model: announcementModel,
  script: announcementScript,
  url: '/contact',
  world: (page) => ({ ready: () => hydrated(page) }),
});

test('the number of missing characters is shown at once and announced after a pause', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await page.clock.pauseAt(30_000);
  await hydrated(page);
  const { field } = formOn(page);
  const message = field('message');
  const announcements = await listenTo(page.locator('#contact-message-note ~ [role=status]'));
  await message.focus();
  for (const [typed, note] of [
    ['S', '499 more characters needed'],
    ['a', '498 more characters needed'],
    ['l', '497 more characters needed'],
  ] as const) {
    await page.keyboard.type(typed);
    await expect(page.locator('#contact-message-note')).toHaveText(note);
    await expect(message).toHaveAccessibleDescription(new RegExp(note));
    await page.clock.runFor(999);
    expect(await announcements()).toEqual([]);
  }
  await page.clock.runFor(1);
  expect(await announcements()).toEqual(['497 more characters needed']);
  await message.fill(words(500));
  await expect(page.locator('#contact-message-note')).toHaveText('');
  await page.clock.runFor(10_000);
  expect(await announcements()).toEqual(['497 more characters needed']);
});

test.describe('contact form', () => {
  withProxy();

  test('a message with a file arrives once, byte for byte, and leads to the thanks page', {
    tag: '@engines',
  }, async ({ page }) => {
    const complained = await watch(page, tolerates);
    const subject = unique('Journey');
    const name = `Ärger “mit” 'Anführung' "und" 👩‍👩‍👧 &  %41;.txt`;
    const content = Buffer.from(Array.from({ length: 5_000 }, (_, i) => i % 256));
    const message = `${words(300)}\n\n${words(298)}`;
    await page.goto(`${proxy.url}/about`);
    await visit(page);
    await fillIn(page, { subject, message });
    await formOn(page).field('attachment').setInputFiles(file(name, content));
    await formOn(page).send.click();
    await mustHaveArrived(page);
    await page.waitForURL(thanks);
    await expect(heading(page)).toHaveText('Thank you for your message');
    await expect(heading(page)).toBeFocused();

    const [post, ...others] = proxy.posts;
    expect(others).toEqual([]);
    expect(post?.method).toBe('POST');
    expect(post?.headers.accept).toBe('application/json');
    expect(post?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    // For this site only: with any custom header, the browser would send a preflight to a form service on another host.
    expect(
      Object.keys(post?.headers ?? {})
        .filter((name) => !browserHeaders.test(name))
        .sort(),
    ).toEqual(['form-age', 'idempotency-key']);
    const form = await proxy.posts[0]?.form();
    expect([...(form?.keys() ?? [])].sort()).toEqual(
      [
        '_replyto',
        '_subject',
        'attachment',
        'company',
        'email',
        'message',
        'name',
        'page_url',
        'subject',
      ].sort(),
    );
    expect(Object.fromEntries([...(form ?? [])].filter(([, value]) => typeof value === 'string'))).toEqual({
      name: complete.name,
      email: complete.email,
      company: '',
      subject,
      message: message.replaceAll('\n', '\r\n'),
      _subject: `Website Contact — ${subject} — ${complete.name}`,
      _replyto: complete.email,
      page_url: `${proxy.url}/contact`,
    });

    const [stored, ...more] = messagesAbout(inbox, subject);
    expect(more).toEqual([]);
    expect(stored?.message).toMatchObject({
      fields: {
        name: complete.name,
        email: complete.email,
        company: '',
        message,
        _subject: `Website Contact — ${subject} — ${complete.name}`,
      },
      attachment: { fileName: onTheWire(name), size: content.length },
    });
    const storedFile = readFileSync(join(stored?.folder ?? '', stored?.message.attachment?.storedAs ?? ''));
    expect(storedFile.equals(content)).toBe(true);

    expect(await draftIn(page)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(`${proxy.url}/about`);
    await page.goForward();
    await expect(page).toHaveURL(thanks);
    await visit(page);
    expect(await formContent(page)).toEqual({ ...empty, consent: false, attachment: [] });
    complained.mustBeNone();
  });

  test('without a file, no attachment is sent, but a filled honeypot is, and looks like spam', {
    tag: '@engines',
  }, async ({ page }) => {
    const subject = unique('Honeypot');
    await visit(page);
    await fillIn(page, { subject, company: 'Analytical Engines' });
    await page.locator('input[name=_gotcha]').evaluate((input) => {
      (input as HTMLInputElement).value = 'a robot';
    });
    await formOn(page).send.click();
    await mustHaveArrived(page);
    const form = await proxy.posts[0]?.form();
    expect([...(form?.keys() ?? [])].sort()).toEqual(
      [
        '_gotcha',
        '_replyto',
        '_subject',
        'company',
        'email',
        'message',
        'name',
        'page_url',
        'subject',
      ].sort(),
    );
    expect(messagesAbout(inbox, subject)).toMatchObject([{ message: { signals: ['honeypot'] } }]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form posts natively to the same endpoint', async ({ page }) => {
      for (const attachment of [null, file('notes & "sums".txt', 'three\n')]) {
        const subject = unique('Native');
        const message = `${words(299)}\n${words(300)}`;
        await page.goto(`${proxy.url}/contact`);
        await fillIn(page, { subject, message });
        if (attachment) await formOn(page).field('attachment').setInputFiles(attachment);
        await formOn(page).send.click();
        await expect(heading(page)).toHaveText(contactThanks.heading);
        const [stored, ...more] = messagesAbout(inbox, subject);
        expect(more).toEqual([]);
        expect(stored?.message.fields).toMatchObject({
          name: complete.name,
          email: complete.email,
          company: '',
          message,
        });
        expect(stored?.message.attachment?.fileName).toBe(
          attachment ? onTheWire(attachment.name) : undefined,
        );
        if (attachment)
          expect(
            readFileSync(join(stored?.folder ?? '', stored?.message.attachment?.storedAs ?? ''), 'utf8'),
          ).toBe('three\n');
        const number = shortReference(stored?.message.id ?? '');
        await expect(page.getByText(contactThanks.number)).toContainText(number);
        await page.getByRole('button', { name: follow.open }).click();
        await expect(page.getByRole('main')).toContainText(message.slice(0, 100));
      }
    });

    test('a refused message is answered with a plain page that says why', async ({ page }) => {
      const subject = unique('Refused');
      await page.goto(`${proxy.url}/contact`);
      await fillIn(page, { subject, message: words(2001), name: '<img src=x onerror=alert(1)>' });
      const answer = page.waitForResponse('**/api/contact');
      await formOn(page).send.click();
      expect((await answer).status()).toBe(422);
      await expect(heading(page)).toHaveText('Your message was not sent');
      await expect(page.getByRole('listitem')).toHaveText([/2001 characters; at most 2000/]);
      expect(messagesAbout(inbox, subject)).toEqual([]);
      await page.goBack();
      expect((await formContent(page)).message).toBe(words(2001));
    });
  });

  test('a dropped connection is reported, nothing is lost, and sending again works', {
    tag: '@engines',
  }, async ({ page }) => {
    const subject = unique('Dropped');
    await visit(page);
    await fillIn(page, { subject, company: 'Analytical Engines' });
    await formOn(page).field('attachment').setInputFiles(file('a b.txt', 'kept'));
    const before = await formContent(page);
    const mustBeUnchanged = async () => {
      await mustHaveFailed(page);
      expect(await formContent(page)).toEqual(before);
      await expect(page.getByText('a b.txt 4 bytes')).toBeVisible();
    };
    // Refused by the browser, dropped by the proxy, offline.
    await page.route('**/api/contact', (route) => route.abort('connectionrefused'), { times: 1 });
    await formOn(page).send.click();
    await mustBeUnchanged();
    proxy.respond('drop');
    await formOn(page).send.click();
    await mustBeUnchanged();
    proxy.respond('forward');
    await page.context().setOffline(true);
    await formOn(page).send.click();
    await mustBeUnchanged();
    await page.context().setOffline(false);
    expect(messagesAbout(inbox, subject)).toEqual([]);
    await formOn(page).send.click();
    await mustHaveArrived(page);
    await page.waitForURL(thanks);
    const [stored] = messagesAbout(inbox, subject);
    expect(stored?.message.attachment?.fileName).toBe('a b.txt');
  });

  test('a message is sent once, however often Send is pressed', { tag: '@engines' }, async ({ page }) => {
    const presses: Record<string, () => Promise<unknown>> = {
      'a double click': () => formOn(page).send.dblclick(),
      'Enter held': async () => {
        await formOn(page).field('name').focus();
        for (let n = 0; n < 10; n++) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      },
      'Enter held on the button': async () => {
        await formOn(page).send.focus();
        for (let n = 0; n < 10; n++) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      },
      'a click and Enter': async () => {
        await formOn(page).send.click();
        await formOn(page).field('name').press('Enter');
        await page.keyboard.press('Enter');
      },
      'a submit by script, twice': () =>
        page.locator('main form').evaluate((form) => {
          (form as HTMLFormElement).requestSubmit();
          (form as HTMLFormElement).requestSubmit();
        }),
    };
    proxy.respond({ status: 200, after: 300 });
    await page.clock.install();
    for (const [how, press] of Object.entries(presses))
      await test.step(how, async () => {
        proxy.posts.length = 0;
        await page.clock.resume();
        await visit(page);
        await fillIn(page);
        // The page must not lead on before it was tried whether anything sends the message again.
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
        await press();
        await mustHaveArrived(page);
        // Once it has arrived, nothing sends it again.
        await expect(formOn(page).send).toHaveAttribute('aria-disabled', 'true');
        await formOn(page).send.click({ force: true });
        await formOn(page).field('name').press('Enter');
        await page.locator('main form').evaluate((form) => (form as HTMLFormElement).requestSubmit());
        await page.clock.runFor(1_500);
        await page.waitForURL(thanks);
        expect(proxy.posts).toHaveLength(1);
      });
  });

  test('nothing can be changed while the message is sent', async ({ page }) => {
    let answer = () => {};
    const after = new Promise<void>((resolve) => {
      answer = resolve;
    });
    proxy.respond({ status: 500, after });
    await visit(page);
    await fillIn(page);
    await formOn(page).field('attachment').setInputFiles(file('a.txt', 'kept'));
    const before = await formContent(page);
    await formOn(page).send.click();
    await expect(formOn(page).send).toHaveText('Sending...');
    await formOn(page).field('message').press('x');
    await formOn(page).consent.click();
    await page.getByRole('button', { name: 'Remove' }).click({ force: true });
    expect(await formContent(page)).toEqual(before);
    answer();
    await mustHaveFailed(page);
    expect(await formContent(page)).toEqual(before);
  });

  test('a link hands over the subject', async ({ page }) => {
    const subject = 'Application: <img src=x onerror=alert(1)> & "Editor"';
    await page.goto(`${proxy.url}/about`);
    await hydrated(page, 'runs');
    await page.evaluate((words) => {
      const link = document.createElement('a');
      link.href = '/contact';
      link.dataset.subject = words;
      link.textContent = 'Apply';
      document.querySelector('main')?.prepend(link);
    }, subject);
    await page.evaluate(() => Reflect.set(window, 'stays', true));
    await page.getByRole('link', { name: 'Apply' }).click();
    await expect(heading(page)).toHaveText('Contact us');
    expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true);
    await expect(page).toHaveURL(`${proxy.url}/contact`);
    await expect(formOn(page).field('subject')).toHaveValue(subject);
    await expect(formOn(page).summary).toHaveCount(0);
    await page.reload();
    await expect(formOn(page).field('subject')).toHaveValue(subject);
    await formOn(page).field('subject').fill('My own');
    await page.reload();
    await expect(formOn(page).field('subject')).toHaveValue('My own');
  });

  test('each refusal moves the focus to the summary, whose links lead to the fields', {
    tag: '@engines',
  }, async ({ page }) => {
    await visit(page);
    const { send, summary } = formOn(page);
    for (let attempt = 0; attempt < 2; attempt++) {
      await send.click();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(5);
    }
    for (const name of ['name', 'email', 'subject', 'message'] as const) {
      await summary.getByRole('link', { name: errorMessages[`${name} missing`] ?? '', exact: true }).click();
      await expect(formOn(page).field(name)).toBeFocused();
    }
    await summary.getByRole('link', { name: errorMessages['consent missing'] ?? '', exact: true }).click();
    await expect(formOn(page).consent).toBeFocused();
    await fillIn(page);
    await expect(summary).toHaveCount(0);
  });
});
