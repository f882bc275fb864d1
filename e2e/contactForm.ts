import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { failure } from '../machines/contactSubmission/contactSubmission.script.ts';
import { config } from '../src/config.ts';
import { formOn } from '../tests/worlds/contactPage.ts';
import { type RecordingProxy, startRecordingProxy } from '../tests/worlds/recordingProxy.ts';
import { visitorActs } from '../tests/worlds/visitorActs.ts';

export const root = join(import.meta.dirname, '..');

export const inbox = join(root, '.build/e2e-inbox');

/** Chromium's own messages about one of our headers and about failed requests. */
export const tolerates = [/^Failed to load resource/];

let number = 0;

/** A subject that no other message has. */
export const unique = (what: string): string => `${what} ${process.pid}-${Date.now()}-${++number}`;

export const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

export const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft.contact'));

export const thanks = /\/contact\/thanks$/;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const mustHaveFailed = async (page: Page) => {
  const { summary, send } = formOn(page);
  await expect(summary).toHaveText(failure.replace('again. ', 'again.'));
  await expect(summary).toBeFocused();
  await expect(send).toHaveText('Send message');
  await expect(send).not.toHaveAttribute('aria-disabled');
};

export const mustHaveArrived = async (page: Page) =>
  expect(formOn(page).status).toHaveText('Message sent successfully! Redirecting...');

export let proxy: RecordingProxy;

/** Puts a proxy in front of the site that records messages, for all tests of a group. */
export const withProxy = (): void => {
  test.beforeAll(async ({ baseURL }) => {
    proxy = await startRecordingProxy(baseURL ?? '', config.formEndpoint);
  });
  test.beforeEach(() => {
    proxy.respond('forward');
    proxy.posts.length = 0;
  });
  test.afterAll(() => proxy.close());
};

export const visit = async (page: Page) => {
  await page.goto(`${proxy.url}/contact`);
  await visitorActs(page);
  // Before the script runs, Send would post the form natively.
  await expect(page.locator('main form')).toHaveAttribute('novalidate');
};

export const empty = { name: '', email: '', company: '', subject: '', message: '' };
