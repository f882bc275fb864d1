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
import { violationsOn, watch } from '../tests/paths/browser.ts';
import {
  contactWorld,
  fileOf,
  fillIn,
  formContent,
  formOn,
  messagesAbout,
} from '../tests/worlds/contactPage.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { listenTo } from '../tests/worlds/listenTo.ts';
import {
  type ProxyResponse,
  type RecordingProxy,
  startRecordingProxy,
} from '../tests/worlds/recordingProxy.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough } from '../tests/worlds/thorough.ts';
import { expectDifferences } from './expectDifferences.ts';
import { ports } from './playwright.config.ts';

expectDifferences();

const root = join(import.meta.dirname, '..');
const inbox = join(root, '.build/e2e-inbox');
const limit = config.attachmentLimit;

/** Chromium's own messages about one of our headers and about failed requests. */
const tolerates = [/Unrecognized feature: 'web-share'/, /^Failed to load resource/];

siteSuite({
  name: 'contactSubmission',
  model: contactModel,
  script: contactScript,
  url: '/contact',
  world: contactWorld,
  tolerates,
  maxSteps: 20,
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

let number = 0;
/** A subject that no other message has. */
const unique = (what: string): string => `${what} ${process.pid}-${Date.now()}-${++number}`;
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
/** How browsers send a quotation mark in a file's name (HTML standard, multipart/form-data). */
const onTheWire = (name: string): string => name.replaceAll('"', '%22');
const browserHeaders =
  /^(host|connection|origin|referer|user-agent|pragma|cache-control|priority|sec-.*|accept(-.*)?|content-(type|length))$/;
const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft.contact'));
const thanks = /\/contact\/thanks$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
  let proxy: RecordingProxy;
  test.beforeAll(async ({ baseURL }) => {
    proxy = await startRecordingProxy(baseURL ?? '', config.formEndpoint);
  });
  test.beforeEach(() => {
    proxy.respond('forward');
    proxy.posts.length = 0;
  });
  test.afterAll(() => proxy.close());

  /** Lets enough time pass for everything pending to happen. The page's clock must be installed. */
  const longAfter = async (page: Page) => {
    await page.clock.runFor(5_000);
    await hydrated(page);
  };
  const visit = async (page: Page) => {
    await page.goto(`${proxy.url}/contact`);
    // Before the script runs, Send would post the form natively.
    await expect(page.locator('main form')).toHaveAttribute('novalidate');
  };

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
    // With any custom header, the browser would send a preflight to a form service on another host.
    expect(Object.keys(post?.headers ?? {}).filter((name) => !browserHeaders.test(name))).toEqual([]);
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

  test('without a file, no attachment is sent, but a filled honeypot is', { tag: '@engines' }, async ({
    page,
  }) => {
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
    expect(messagesAbout(inbox, subject)).toEqual([]);
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
        await page.waitForURL(thanks);
        await expect(heading(page)).toHaveText('Thank you for your message');
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

  test(
    'nothing is lost when the server drops the connection or stops during sending',
    thorough,
    async ({ page }) => {
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
        expect(messagesAbout(folder, subject)).toEqual([]);

        fault = '';
        server = await start(server.port);
        await formOn(page).send.click();
        await mustHaveArrived(page);
        const stored = messagesAbout(folder, subject);
        expect(stored).toHaveLength(1);
        expect(stored[0]?.message.attachment).toMatchObject({ fileName: 'big.bin', size: 2_000_000 });
      } finally {
        await server.close(0);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  test('any response that is not ok is a failure, whatever its body', thorough, async ({ page }) => {
    const html = { headers: { 'Content-Type': 'text/html' }, body: '<h1>Success!</h1>' };
    const json = { headers: { 'Content-Type': 'application/json' }, body: '{"ok":true}' };
    const truncated = {
      headers: { 'Content-Type': 'application/json', 'Content-Length': 99 },
      body: '{"ok":tr',
    };
    const answers: ProxyResponse[] = [
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
        proxy.respond(answer);
        await formOn(page).send.click();
        await expect.poll(() => proxy.posts.length).toBe(n + 1);
        await mustHaveFailed(page);
        expect(await formContent(page)).toEqual(before);
      });
    expect(proxy.posts).toHaveLength(answers.length);
  });

  test('any response that is ok is a success, whatever its body', thorough, async ({ page }) => {
    const type = { 'Content-Type': 'application/json' };
    const answers: ProxyResponse[] = [
      { status: 200 },
      { status: 204 },
      { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Error</h1>' },
      { status: 200, headers: { ...type, 'Content-Length': 99 }, body: '{"ok":fal' },
      { status: 302, headers: { Location: '/contact/thanks' } },
    ];
    for (const answer of answers)
      await test.step(JSON.stringify(answer), async () => {
        proxy.respond(answer);
        await visit(page);
        await fillIn(page);
        await formOn(page).send.click();
        await mustHaveArrived(page);
      });
    expect(proxy.posts).toHaveLength(answers.length);
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
        expect(proxy.posts).toHaveLength(1);
      });
  });

  test('nothing can be changed while the message is sent', async ({ page }) => {
    proxy.respond({ status: 500, after: 1_500 });
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

  test(
    'leaving the page stops the redirect, and the form is empty afterwards',
    thorough,
    async ({ page }) => {
      proxy.respond({ status: 200 });
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
      await expect(page).toHaveURL(`${proxy.url}/contact`);
      expect(await formContent(page)).toEqual({ ...empty, consent: false, attachment: [] });
      expect(proxy.posts).toHaveLength(1);
    },
  );

  test('leaving during sending does not send twice', thorough, async ({ page }) => {
    proxy.respond({ status: 200, after: 2_000 });
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
    // It is unknown whether the message arrived, so the texts are still there.
    await expect(async () => {
      const { attachment: _, ...texts } = await formContent(page);
      expect(texts).toEqual({ ...complete, consent: false });
    }).toPass({ timeout: 5_000 });
    expect(proxy.posts).toHaveLength(1);
  });

  test('the texts survive a reload and leaving the page; consent and attachment do not', {
    tag: ['@engines', '@thorough'],
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

  test('junk in the tab’s storage is ignored', thorough, async ({ page }) => {
    await visit(page);
    for (const junk of ['{', '[]', '{"name":1}', '"x"', 'x'.repeat(2_000_000)]) {
      await page.evaluate((value) => sessionStorage.setItem('draft.contact', value), junk);
      await page.reload();
      await expect(page.locator('main form')).toHaveAttribute('novalidate');
      expect(await formContent(page)).toEqual({ ...empty, consent: false, attachment: [] });
    }
    await fillIn(page);
    expect(JSON.parse((await draftIn(page)) ?? '')).toMatchObject({ name: complete.name });
  });

  test('with storage denied, only the draft is lost', thorough, async ({ page }) => {
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

  test('a paste of 10,000 characters stays whole and is reported as too long', thorough, async ({ page }) => {
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

  test('markup is shown as text', thorough, async ({ page }) => {
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
    tag: ['@engines', '@thorough'],
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

  for (const [what, attachment, timeout] of [
    ['a message without a file', null, 30_000],
    ['a message with a file', file('a.txt', 'slow'), 120_000],
  ] as const)
    test(`${what} is slow after 8 s, and aborted after ${timeout / 1000} s`, thorough, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.route('**/api/contact', () => {});
      await page.goto(`${proxy.url}/contact`);
      await page.clock.pauseAt(30_000);
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

const empty = { name: '', email: '', company: '', subject: '', message: '' };
