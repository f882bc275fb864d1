// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderSubscribers } from '../../../src/inbox/folderSubscribers.ts';
import type { Mail } from '../../../src/inbox/rules/mail.ts';
import { type NewsletterWorld, newsletterReply } from '../../../src/inbox/rules/newsletter.ts';
import {
  allSubscribers,
  pruneSubscribers,
  type SubscriberStore,
} from '../../../src/inbox/rules/subscribers.ts';
import { bucketSubscribers } from '../../../src/worker/bucketSubscribers.ts';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { memoryBucket } from '../../worlds/inbox/memoryBucket.ts';

const hour = 60 * 60 * 1000;
let folder: ReturnType<typeof temporaryFolder>;
let now = Date.parse('2026-11-25T12:00:00.000Z');
let mails: { readonly mail: Mail; readonly to: string }[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  now = Date.parse('2026-11-25T12:00:00.000Z');
  mails = [];
});
afterEach(() => {
  folder.remove();
  vi.restoreAllMocks();
});

const worldOf = (changes: Partial<NewsletterWorld> = {}): NewsletterWorld => ({
  store: folderSubscribers(folder.path),
  send: async (mail, to) => void mails.push({ mail, to }),
  now: () => now,
  siteName: 'Desk',
  siteUrl: 'https://desk.test',
  contactEmail: 'hello@desk.test',
  path: '/api/newsletter',
  ...changes,
});

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const ask = (
  method: string,
  url: string,
  {
    body = '',
    headers = form,
    world = worldOf(),
  }: { body?: string; headers?: Record<string, string>; world?: NewsletterWorld } = {},
) => newsletterReply({ method, url, body, header: (name) => headers[name] ?? null }, world);
const signUp = (fields: Record<string, string> = {}, options: Parameters<typeof ask>[2] = {}) =>
  ask('POST', '/api/newsletter', {
    body: new URLSearchParams({ email: 'Ada@example.org', list: 'posts', ...fields }).toString(),
    ...options,
  });

/** The path of a link in the last e-mail. */
const linkFor = (action: 'confirm' | 'leave'): string =>
  new RegExp(`https://desk\\.test(\\S+do=${action}\\S+)`).exec(mails.at(-1)?.mail.text ?? '')?.[1] ?? '';
const kept = async () =>
  (await allSubscribers(folderSubscribers(folder.path))).map(({ subscriber }) => subscriber);
/** A mail program's request by itself (RFC 8058). */
const oneClick = {
  body: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
};

describe.each<[string, () => SubscriberStore]>([
  ['in a folder', () => folderSubscribers(folder.path)],
  ['in a bucket', () => bucketSubscribers(memoryBucket())],
])('a sign-up %s', (_, storeOf) => {
  it('is confirmed by the link in the e-mail, and ended by the other one', async () => {
    const world = worldOf({ store: storeOf() });
    expect((await signUp({}, { world })).status).toBe(200);
    expect(mails.map(({ to }) => to)).toEqual(['Ada@example.org']);
    const [confirm, leave] = [linkFor('confirm'), linkFor('leave')];

    const page = await ask('GET', confirm, { world });
    expect(page.body).toContain('<form method="post"><button>Confirm</button></form>');
    expect(page.headers['Content-Security-Policy']).toContain("form-action 'self'");
    expect(page.headers['Referrer-Policy']).toBe('no-referrer');
    expect((await ask('POST', confirm, { world })).body).toContain('You are on the list');
    expect((await ask('POST', confirm, { world })).body).toContain('You are on the list');

    expect((await ask('GET', leave, { world })).body).toContain('<button>Leave</button>');
    expect((await ask('POST', leave, { world, ...oneClick })).body).toContain('You are off the list');
    expect((await ask('POST', leave, { world, ...oneClick })).status).toBe(200);
    expect((await ask('GET', confirm, { world })).status).toBe(404);
  });
});

it('opening a link changes nothing', async () => {
  await signUp();
  const before = await kept();
  await ask('GET', linkFor('confirm'));
  await ask('HEAD', linkFor('leave'));
  await ask('GET', linkFor('leave'));
  expect(await kept()).toEqual(before);
  expect(before.map(({ confirmedAt }) => confirmedAt)).toEqual([null]);
});

it('the e-mail has the headers that mail programs need to leave with one press', async () => {
  await signUp();
  const { headers, text, subject, replyTo } = mails[0]!.mail;
  expect(headers['List-Unsubscribe']).toBe(`<https://desk.test${linkFor('leave')}>`);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(headers['Auto-Submitted']).toBe('auto-generated');
  expect(subject).toBe('Please confirm: new posts from Desk');
  expect(replyTo).toEqual({ name: 'Desk', address: 'hello@desk.test' });
  expect(text).toContain(linkFor('confirm'));
});

it('a token of 128 random bits is kept as its hash only', async () => {
  await signUp();
  const token = new URL(linkFor('leave'), 'https://desk.test').searchParams.get('token') ?? '';
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  const [file = ''] = readdirSync(join(folder.path, 'newsletter'));
  expect(readFileSync(join(folder.path, 'newsletter', file), 'utf8')).not.toContain(token);
});

it('sent again within an hour, no second e-mail follows; later, the new link works and so does the old', async () => {
  await signUp();
  const first = linkFor('confirm');
  await signUp({ email: ' ada@EXAMPLE.org ' });
  expect(mails).toHaveLength(1);
  now += hour;
  await signUp();
  expect(mails).toHaveLength(2);
  expect(await kept()).toHaveLength(1);
  expect(linkFor('confirm')).not.toBe(first);
  expect((await ask('POST', first)).body).toContain('You are on the list');
});

it('who is on the list already learns so by e-mail, and nobody else does', async () => {
  const stranger = await signUp();
  await ask('POST', linkFor('confirm'));
  now += hour;
  expect(await signUp()).toEqual(stranger);
  expect(mails.at(-1)?.mail.subject).toBe('You already get new posts from Desk');
  expect((await kept())[0]?.confirmedAt).not.toBeNull();
});

it('the two lists are apart', async () => {
  await signUp();
  await signUp({ list: 'letter' });
  expect((await kept()).map(({ list }) => list)).toEqual(['letter', 'posts']);
  await ask('POST', linkFor('leave'), oneClick);
  expect((await kept()).map(({ list }) => list)).toEqual(['posts']);
});

it.each([
  ['do=leave&id=..%2F..%2Fsecret&token=x', 'GET', 404],
  ['do=confirm&id=&token=', 'POST', 404],
  ['do=confirm&id=0123456789abcdef0123456789abcdef&token=x', 'POST', 404],
  ['do=leave&id=0123456789abcdef0123456789abcdef&token=x', 'DELETE', 405],
  ['', 'GET', 405],
])('%s by %s is answered with %i', async (query, method, status) =>
  expect((await ask(method, `/api/newsletter?${query}`)).status).toBe(status),
);

it('a wrong token changes nothing', async () => {
  await signUp();
  const wrong = linkFor('leave').replace(/token=.*/, 'token=0123456789abcdef0123456789abcdef');
  expect((await ask('POST', wrong, oneClick)).status).toBe(404);
  expect(await kept()).toHaveLength(1);
});

it.each<[string, Record<string, string>, Record<string, string>, number, string]>([
  ['no address', { email: ' ' }, form, 422, 'Your email address is missing.'],
  [
    'no address of e-mail',
    { email: 'ada@' },
    form,
    422,
    'Your email address does not look like name@example.com.',
  ],
  [
    'a header in the address',
    { email: 'a@b.c\nBcc: d@e.f' },
    form,
    422,
    'Your email address does not look like',
  ],
  ['an unknown list', { list: '__proto__' }, form, 422, 'There is no such list.'],
  [
    'another site',
    {},
    { ...form, 'sec-fetch-site': 'cross-site' },
    403,
    'The form was sent from another site.',
  ],
  ['another type', {}, { 'content-type': 'text/plain' }, 415, 'The form must be sent as'],
])('%s is refused', async (_, fields, headers, status, message) => {
  const asScript = await signUp(fields, { headers: { ...headers, accept: 'application/json' } });
  expect(asScript.status).toBe(status);
  expect(asScript.body).toContain(message);
  const asPage = await signUp(fields, { headers });
  expect(asPage.body).toContain('Your message was not sent');
  expect(asPage.body).toContain('href="/blog"');
  expect(mails).toEqual([]);
  expect(await kept()).toEqual([]);
});

it('a robot that fills in everything gets the same answer, and no e-mail goes out', async () => {
  const answer = await signUp({ _gotcha: 'x' });
  expect(mails).toEqual([]);
  expect(answer.body).toBe((await signUp()).body);
});

it('without a mail server, or when it refuses, nothing is claimed and nothing is kept', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await signUp({}, { world: worldOf({ send: null }) })).status).toBe(503);
  const world = worldOf({ send: () => Promise.reject(new Error('down')) });
  expect((await signUp({}, { world })).status).toBe(503);
  expect(await kept()).toEqual([]);
  await signUp();
  const before = await kept();
  now += hour;
  expect((await signUp({}, { world })).status).toBe(503);
  expect(await kept()).toEqual(before);
});

it('an address that was not confirmed in a week is deleted', async () => {
  await signUp();
  await signUp({ list: 'letter' });
  await ask('POST', linkFor('confirm'));
  await pruneSubscribers(folderSubscribers(folder.path), now + 7 * 24 * hour);
  expect(await kept()).toHaveLength(2);
  await pruneSubscribers(folderSubscribers(folder.path), now + 7 * 24 * hour + 1);
  expect((await kept()).map(({ list }) => list)).toEqual(['letter']);
});
