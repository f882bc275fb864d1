import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { complete } from '../machines/contactSubmission/contactSubmission.model.ts';
import { config } from '../src/config.ts';
import { serve } from '../src/serve/server.ts';
import { fileOf, fillIn, formContent, formOn, messagesAbout } from '../tests/worlds/contactPage.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import type { ProxyResponse } from '../tests/worlds/recordingProxy.ts';
import { visitorActs } from '../tests/worlds/visitorActs.ts';
import {
  empty,
  file,
  heading,
  mustHaveArrived,
  mustHaveFailed,
  proxy,
  root,
  unique,
  visit,
  withProxy,
} from './contactForm.ts';
import { expectDifferences } from './expectDifferences.ts';

expectDifferences();

/** Lets enough time pass for everything pending to happen. The page's clock must be installed. */
const longAfter = async (page: Page) => {
  await page.clock.runFor(5_000);
  await hydrated(page);
};

test.describe('contact form', () => {
  withProxy();

  test('nothing is lost when the server drops the connection or stops during sending', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'contact-inbox-'));
    const start = (port: number) =>
      serve({ config, dist: join(root, 'dist'), inboxFolder: folder, port, faults: true });
    let server = await start(0);
    try {
      const subject = unique('Stopped');
      await page.goto(`${server.url}/contact`);
      await visitorActs(page);
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
  });

  test('any response that is not ok is a failure, whatever its body', async ({ page }) => {
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
      { status: 429, headers: { 'Retry-After': 'soon' } },
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

  test('any response that is ok is a success, whatever its body', async ({ page }) => {
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

  test('leaving the page stops the redirect, and the form is empty afterwards', async ({ page }) => {
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
  });

  test('leaving during sending does not send twice', async ({ page }) => {
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
    }).toPass();
    expect(proxy.posts).toHaveLength(1);
  });

  for (const [what, attachment, timeout] of [
    ['a message without a file', null, 30_000],
    ['a message with a file', file('a.txt', 'slow'), 120_000],
  ] as const)
    test(`${what} is slow after 8 s, and aborted after ${timeout / 1000} s`, async ({ page }) => {
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
