import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { announcementModel } from '../machines/announcement/announcement.model.ts';
import { announcementScript } from '../machines/announcement/announcement.script.ts';
import { complete, contactModel, words } from '../machines/contactSubmission/contactSubmission.model.ts';
import {
  contactScript,
  errorMessages,
  failure,
} from '../machines/contactSubmission/contactSubmission.script.ts';
import { config } from '../src/config.ts';
import { serve } from '../src/serve/server.ts';
import { browserSuite, watch } from '../tests/paths/browser.ts';
import { contactWorld, fileOf, fillIn, formContent, formOn, keptIn } from '../tests/worlds/contactPage.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { listenTo } from '../tests/worlds/listenTo.ts';
import { type Answer, type Middleman, middleman } from '../tests/worlds/middleman.ts';

const root = join(import.meta.dirname, '..');
const inbox = join(root, '.build/e2e-inbox');
const limit = config.attachmentLimit;

/** What Chromium says of its own accord: about a header of ours, and about every request that fails. */
const tolerates = [/Unrecognized feature: 'web-share'/, /^Failed to load resource/];

browserSuite({
  name: 'contactSubmission',
  model: contactModel,
  script: contactScript,
  url: '/contact',
  world: contactWorld,
  tolerates,
  maxSteps: 20,
});

browserSuite({
  name: 'announcement',
  model: announcementModel,
  script: announcementScript,
  url: '/contact',
  world: (page) => ({ ready: () => hydrated(page) }),
});

test('what is missing from a message is seen at once, and said after a pause', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await page.clock.pauseAt(60_000);
  await hydrated(page);
  const { field } = formOn(page);
  const message = field('message');
  const said = await listenTo(page.locator('#contact-message-note ~ [role=status]'));
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
    expect(await said()).toEqual([]);
  }
  await page.clock.runFor(1);
  expect(await said()).toEqual(['497 more characters needed']);
  await message.fill(words(500));
  await expect(page.locator('#contact-message-note')).toHaveText('');
  await page.clock.runFor(10_000);
  expect(await said()).toEqual(['497 more characters needed']);
});

let number = 0;
/** A subject that no other message has. */
const unique = (what: string): string => `${what} ${process.pid}-${Date.now()}-${++number}`;
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
/** Browsers write a quotation mark in a file's name so (the HTML standard's multipart/form-data). */
const onTheWire = (name: string): string => name.replaceAll('"', '%22');
const ofBrowsers =
  /^(host|connection|origin|referer|user-agent|pragma|cache-control|sec-.*|accept(-.*)?|content-(type|length))$/;
const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('deskhand.contact'));
const thanks = /\/contact\/thanks$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The failure, told in a summary that has the focus. */
const mustHaveFailed = async (page: Page) => {
  const { summary, send } = formOn(page);
  await expect(summary).toHaveText(failure.replace('again. ', 'again.'));
  await expect(summary).toBeFocused();
  await expect(send).toHaveText('Send message');
  await expect(send).not.toHaveAttribute('aria-disabled');
};
const mustHaveArrived = async (page: Page) =>
  expect(formOn(page).status).toHaveText('Message sent successfully! Redirecting...');

test.describe('contact form', () => {
  test.describe.configure({ timeout: 60_000 });
  let between: Middleman;
  test.beforeAll(async ({ baseURL }) => {
    between = await middleman(baseURL ?? '', config.formEndpoint);
  });
  test.beforeEach(() => {
    between.answer('itself');
    between.posts.length = 0;
  });
  test.afterAll(() => between.close());

  /** Lets so much time pass that whatever was to come has come; the page's clock is installed. */
  const longAfter = async (page: Page) => {
    await page.clock.runFor(5_000);
    await hydrated(page);
  };
  const visit = async (page: Page) => {
    await page.goto(`${between.url}/contact`);
    // What is typed before the script runs is not lost; but a press would post the form natively.
    await expect(page.locator('main form')).toHaveAttribute('novalidate');
  };

  test('a message with a file arrives, byte for byte, once, and leads to the thanks page', async ({
    page,
  }) => {
    const complained = await watch(page, tolerates);
    const subject = unique('Journey');
    const name = `Ärger “mit” 'Anführung' "und" 👩‍👩‍👧 &  %41;.txt`;
    const content = Buffer.from(Array.from({ length: 5_000 }, (_, i) => i % 256));
    const message = `${words(300)}\n\n${words(298)}`;
    await page.goto(`${between.url}/about`);
    await visit(page);
    await fillIn(page, { subject, message });
    await formOn(page).field('attachment').setInputFiles(file(name, content));
    await formOn(page).send.click();
    await mustHaveArrived(page);
    await page.waitForURL(thanks);
    await expect(heading(page)).toHaveText('Thank you for your message');
    await expect(heading(page)).toBeFocused();

    const [post, ...others] = between.posts;
    expect(others).toEqual([]);
    expect(post?.method).toBe('POST');
    expect(post?.headers.accept).toBe('application/json');
    expect(post?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    // Any header of our own but Accept would ask a form service elsewhere for a preflight first.
    expect(Object.keys(post?.headers ?? {}).filter((name) => !ofBrowsers.test(name))).toEqual([]);
    const form = await between.posts[0]?.form();
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
      page_url: `${between.url}/contact`,
    });

    const [kept, ...more] = keptIn(inbox, subject);
    expect(more).toEqual([]);
    expect(kept?.message).toMatchObject({
      name: complete.name,
      email: complete.email,
      company: '',
      message,
      _subject: `Website Contact — ${subject} — ${complete.name}`,
      attachment: { fileName: onTheWire(name), size: content.length },
    });
    const stored = readFileSync(join(kept?.folder ?? '', kept?.message.attachment?.storedAs ?? ''));
    expect(stored.equals(content)).toBe(true);

    expect(await draftIn(page)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(`${between.url}/about`);
    await page.goForward();
    await expect(page).toHaveURL(thanks);
    await visit(page);
    expect(await formContent(page)).toEqual({ ...empty, consent: false, attachment: [] });
    complained.mustBeNone();
  });

  test('without a file, no attachment is sent; a filled honeypot is', async ({ page }) => {
    const subject = unique('Honeypot');
    await visit(page);
    await fillIn(page, { subject, company: 'Analytical Engines' });
    await page.locator('input[name=_gotcha]').evaluate((input) => {
      (input as HTMLInputElement).value = 'a robot';
    });
    await formOn(page).send.click();
    await mustHaveArrived(page);
    const form = await between.posts[0]?.form();
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
    expect(keptIn(inbox, subject)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form posts natively to the same place', async ({ page }) => {
      for (const attachment of [null, file('notes & "sums".txt', 'three\n')]) {
        const subject = unique('Native');
        const message = `${words(299)}\n${words(300)}`;
        await page.goto(`${between.url}/contact`);
        await fillIn(page, { subject, message });
        if (attachment) await formOn(page).field('attachment').setInputFiles(attachment);
        await formOn(page).send.click();
        await page.waitForURL(thanks);
        await expect(heading(page)).toHaveText('Thank you for your message');
        const [kept, ...more] = keptIn(inbox, subject);
        expect(more).toEqual([]);
        expect(kept?.message).toMatchObject({
          name: complete.name,
          email: complete.email,
          company: '',
          message,
        });
        expect(kept?.message.attachment?.fileName).toBe(attachment ? onTheWire(attachment.name) : undefined);
        if (attachment)
          expect(
            readFileSync(join(kept?.folder ?? '', kept?.message.attachment?.storedAs ?? ''), 'utf8'),
          ).toBe('three\n');
      }
    });

    test('a message that can’t be taken is answered with a plain page that says why', async ({ page }) => {
      const subject = unique('Refused');
      await page.goto(`${between.url}/contact`);
      await fillIn(page, { subject, message: words(2001), name: '<img src=x onerror=alert(1)>' });
      const answer = page.waitForResponse('**/api/contact');
      await formOn(page).send.click();
      expect((await answer).status()).toBe(422);
      await expect(heading(page)).toHaveText('Your message was not sent');
      await expect(page.getByRole('listitem')).toHaveText([/2001 characters; at most 2000/]);
      expect(keptIn(inbox, subject)).toEqual([]);
      await page.goBack();
      expect((await formContent(page)).message).toBe(words(2001));
    });
  });

  test('a dropped connection is told, nothing is lost, and sending works again', async ({ page }) => {
    const subject = unique('Dropped');
    await visit(page);
    await fillIn(page, { subject, company: 'Analytical Engines' });
    await formOn(page).field('attachment').setInputFiles(file('a b.txt', 'kept'));
    const before = await formContent(page);
    const mustBeKept = async () => {
      await mustHaveFailed(page);
      expect(await formContent(page)).toEqual(before);
      await expect(page.getByText('a b.txt 4 bytes')).toBeVisible();
    };
    // Refused by the browser, dropped by what is in between, dropped by the server itself.
    await page.route('**/api/contact', (route) => route.abort('connectionrefused'), { times: 1 });
    await formOn(page).send.click();
    await mustBeKept();
    between.answer('drop');
    await formOn(page).send.click();
    await mustBeKept();
    between.answer('itself');
    await page.context().setOffline(true);
    await formOn(page).send.click();
    await mustBeKept();
    await page.context().setOffline(false);
    expect(keptIn(inbox, subject)).toEqual([]);
    await formOn(page).send.click();
    await mustHaveArrived(page);
    await page.waitForURL(thanks);
    const [kept] = keptIn(inbox, subject);
    expect(kept?.message.attachment?.fileName).toBe('a b.txt');
  });

  test('a server that drops or stops in the middle of sending loses nothing', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'contact-inbox-'));
    const start = (port: number) => serve({ config, dist: join(root, 'dist'), inboxFolder: folder, port });
    let server = await start(0);
    try {
      const subject = unique('Stopped');
      await page.goto(`${server.url}/contact`);
      await expect(page.locator('main form')).toHaveAttribute('novalidate');
      await fillIn(page, { subject });
      await formOn(page)
        .field('attachment')
        .setInputFiles(fileOf({ name: 'big.bin', size: 2_000_000 }));
      const before = await formContent(page);
      let fault = 'drop';
      await page.route('**/api/contact', (route) =>
        route.continue({ url: `${route.request().url()}${fault === '' ? '' : `?fault=${fault}`}` }),
      );
      await formOn(page).send.click();
      await mustHaveFailed(page);
      expect(await formContent(page)).toEqual(before);

      fault = 'slow';
      const sending = page.waitForRequest('**/api/contact');
      await formOn(page).send.click();
      await expect(formOn(page).send).toHaveText('Sending...');
      await sending;
      await server.close(0);
      await mustHaveFailed(page);
      expect(await formContent(page)).toEqual(before);
      await formOn(page).send.click();
      await mustHaveFailed(page);
      expect(keptIn(folder, subject)).toEqual([]);

      fault = '';
      server = await start(server.port);
      await formOn(page).send.click();
      await mustHaveArrived(page);
      const kept = keptIn(folder, subject);
      expect(kept).toHaveLength(1);
      expect(kept[0]?.message.attachment).toMatchObject({ fileName: 'big.bin', size: 2_000_000 });
    } finally {
      await server.close(0);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('any answer that is not ok is a failure, whatever its body', async ({ page }) => {
    const html = { headers: { 'Content-Type': 'text/html' }, body: '<h1>Success!</h1>' };
    const json = { headers: { 'Content-Type': 'application/json' }, body: '{"ok":true}' };
    const truncated = {
      headers: { 'Content-Type': 'application/json', 'Content-Length': 99 },
      body: '{"ok":tr',
    };
    const answers: Answer[] = [
      { status: 302 },
      { status: 302, headers: { Location: '/nowhere' } },
      { status: 400, ...json },
      { status: 403, ...html },
      { status: 404, ...html },
      { status: 413 },
      { status: 415, ...truncated },
      { status: 422, ...json },
      { status: 429, headers: { 'Retry-After': '1' } },
      { status: 500, ...truncated },
      { status: 503, ...html },
    ];
    await visit(page);
    await fillIn(page, { company: 'Analytical Engines' });
    await formOn(page).field('attachment').setInputFiles(file('a.txt', 'kept'));
    const before = await formContent(page);
    for (const [n, answer] of answers.entries())
      await test.step(JSON.stringify(answer), async () => {
        between.answer(answer);
        await formOn(page).send.click();
        await expect.poll(() => between.posts.length).toBe(n + 1);
        await mustHaveFailed(page);
        expect(await formContent(page)).toEqual(before);
      });
    expect(between.posts).toHaveLength(answers.length);
  });

  test('any answer that is ok is a success, whatever its body', async ({ page }) => {
    const type = { 'Content-Type': 'application/json' };
    const answers: Answer[] = [
      { status: 200 },
      { status: 204 },
      { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Error</h1>' },
      { status: 200, headers: { ...type, 'Content-Length': 99 }, body: '{"ok":fal' },
      { status: 302, headers: { Location: '/contact/thanks' } },
    ];
    for (const answer of answers)
      await test.step(JSON.stringify(answer), async () => {
        between.answer(answer);
        await visit(page);
        await fillIn(page);
        await formOn(page).send.click();
        await mustHaveArrived(page);
      });
    expect(between.posts).toHaveLength(answers.length);
  });

  test('however often it is pressed, it is sent once', async ({ page }) => {
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
    between.answer({ status: 200, after: 300 });
    await page.clock.install();
    for (const [how, press] of Object.entries(presses))
      await test.step(how, async () => {
        between.posts.length = 0;
        await visit(page);
        await fillIn(page);
        await press();
        await mustHaveArrived(page);
        // Once it has arrived, nothing sends it again.
        await expect(formOn(page).send).toHaveAttribute('aria-disabled', 'true');
        await formOn(page).send.click({ force: true });
        await formOn(page).field('name').press('Enter');
        await page.locator('main form').evaluate((form) => (form as HTMLFormElement).requestSubmit());
        await page.clock.runFor(1_500);
        await page.waitForURL(thanks);
        expect(between.posts).toHaveLength(1);
      });
  });

  test('while it is sent, nothing can be changed', async ({ page }) => {
    between.answer({ status: 500, after: 1_500 });
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
    await mustHaveFailed(page);
    expect(await formContent(page)).toEqual(before);
  });

  test('leaving the page stops the redirect, and what was sent is not there any more', async ({ page }) => {
    between.answer({ status: 200 });
    await page.clock.install();
    await visit(page);
    await fillIn(page);
    await formOn(page).send.click();
    await mustHaveArrived(page);
    await page.getByRole('link', { name: 'Open the help center' }).click();
    await page.waitForURL(/\/help-center$/);
    await longAfter(page);
    await expect(page).toHaveURL(/\/help-center$/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Contact us');
    await longAfter(page);
    await expect(page).toHaveURL(`${between.url}/contact`);
    expect(await formContent(page)).toEqual({ ...empty, consent: false, attachment: [] });
    expect(between.posts).toHaveLength(1);
  });

  test('leaving while it is sent sends nothing twice', async ({ page }) => {
    between.answer({ status: 200, after: 500 });
    await page.clock.install();
    await visit(page);
    await fillIn(page);
    const sending = page.waitForRequest(`**${config.formEndpoint}`);
    await formOn(page).send.click();
    await expect(formOn(page).send).toHaveText('Sending...');
    await page.getByRole('link', { name: 'Open the help center' }).click();
    await page.waitForURL(/\/help-center$/);
    await (await sending).response();
    await longAfter(page);
    await expect(page).toHaveURL(/\/help-center$/);
    await page.goBack();
    // Whether it arrived is not known: the words are still there.
    await expect(async () => {
      const { attachment: _, ...kept } = await formContent(page);
      expect(kept).toEqual({ ...complete, consent: false });
    }).toPass({ timeout: 5_000 });
    expect(between.posts).toHaveLength(1);
  });

  test('the texts survive a reload, a way out and back, and nothing else does', async ({ page }) => {
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

  test('junk in the tab’s storage is no draft', async ({ page }) => {
    await visit(page);
    for (const junk of ['{', '[]', '{"name":1}', '"x"', 'x'.repeat(2_000_000)]) {
      await page.evaluate((value) => sessionStorage.setItem('deskhand.contact', value), junk);
      await page.reload();
      await expect(page.locator('main form')).toHaveAttribute('novalidate');
      expect(await formContent(page)).toEqual({ ...empty, consent: false, attachment: [] });
    }
    await fillIn(page);
    expect(JSON.parse((await draftIn(page)) ?? '')).toMatchObject({ name: complete.name });
  });

  test('storage that is denied or full costs the draft and nothing else', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    between.answer({ status: 200 });
    await visit(page);
    await fillIn(page);
    await formOn(page).send.click();
    await mustHaveArrived(page);
    await page.waitForURL(thanks);
  });

  test('a link hands over the subject', async ({ page }) => {
    const subject = 'Application: <img src=x onerror=alert(1)> & "Editor"';
    await page.goto(`${between.url}/about`);
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
    await expect(page).toHaveURL(`${between.url}/contact`);
    await expect(formOn(page).field('subject')).toHaveValue(subject);
    await expect(formOn(page).summary).toHaveCount(0);
    await page.reload();
    await expect(formOn(page).field('subject')).toHaveValue(subject);
    await formOn(page).field('subject').fill('My own');
    await page.reload();
    await expect(formOn(page).field('subject')).toHaveValue('My own');
  });

  test('a paste of 10,000 characters is kept whole, and said to be too long', async ({ page }) => {
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
    expect(between.posts).toEqual([]);
    await formOn(page).summary.getByRole('link').click();
    await expect(formOn(page).field('message')).toBeFocused();
    await formOn(page).field('message').fill(words(2000));
    await expect(formOn(page).summary).toHaveCount(0);
    await expect(page.getByText('2000/2000 characters', { exact: true })).toBeVisible();
  });

  test('each refusal leads to the summary, and each of its links to the field', async ({ page }) => {
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

  test('markup is only ever text', async ({ page }) => {
    const evil = (what: string) =>
      `<img src=x onerror="window.evil='${what}'"><script>window.evil=1</script>`;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', () => asked.push('a dialog'));
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
      between.answer({ status, body: evil('body'), headers: { 'Content-Type': 'text/html' } });
      await formOn(page).send.click();
      await (status === 500 ? mustHaveFailed : mustHaveArrived)(page);
      expect(await page.locator('img[src=x]').count()).toBe(0);
    }
    await page.waitForURL(thanks);
    expect(await page.evaluate(() => Reflect.get(window, 'evil'))).toBeUndefined();
    expect(asked.filter((url) => /\/x$|dialog/.test(url))).toEqual([]);
  });

  test('a file is taken up to the limit, and refused beside its field', async ({ page }) => {
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
    // The same file can be chosen once more.
    for (const [told, refused] of Object.entries(refusals))
      for (let n = 0; n < 2; n++) {
        await field('attachment').setInputFiles(refused);
        await expect(error).toHaveText(told);
        await expect(field('attachment')).toHaveAttribute('aria-invalid', 'true');
        expect(await formContent(page)).toEqual(before);
      }
    await field('attachment').setInputFiles(exactly);
    await expect(error).toHaveCount(0);
    await expect(page.getByText('exactly.bin 10MB')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(await formContent(page)).toEqual(before);
    await expect(field('attachment')).toBeFocused();
    await field('attachment').setInputFiles(exactly);
    await send.click();
    await mustHaveArrived(page);
    const [kept] = keptIn(inbox, subject);
    expect(kept?.message.attachment).toMatchObject({ fileName: 'exactly.bin', size: limit });
  });

  for (const [what, attachment, timeout] of [
    ['words are', null, 30_000],
    ['a file is', file('a.txt', 'slow'), 120_000],
  ] as const)
    test(`${what} slow after 8 s, and given up after ${timeout / 1000} s`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.route('**/api/contact', () => {});
      await page.goto(`${between.url}/contact`);
      await page.clock.pauseAt(60_000);
      await hydrated(page);
      await expect(page.locator('main form')).toHaveAttribute('novalidate');
      const { field, send, status } = formOn(page);
      await fillIn(page);
      if (attachment) await field('attachment').setInputFiles(attachment);
      const before = await formContent(page);
      const aborted = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
      await send.click();
      await expect(send).toHaveText('Sending...');
      await page.clock.runFor(7_999);
      await expect(status).toHaveText('');
      await page.clock.runFor(1);
      await expect(status).toHaveText('Still sending. Please keep this page open.');
      await page.clock.runFor(timeout - 8_001);
      await expect(send).toHaveText('Sending...');
      await page.clock.runFor(1);
      await mustHaveFailed(page);
      expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
      expect(await formContent(page)).toEqual(before);
    });
});

const empty = { name: '', email: '', company: '', subject: '', message: '' };
