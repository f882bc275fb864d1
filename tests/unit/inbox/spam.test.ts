// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { spamJudge } from '../../../src/inbox/rules/spam.ts';
import type { Submission } from '../../../src/inbox/rules/submission.ts';
import { goodFields, parts } from '../../worlds/inbox/form.ts';
import { inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';

const day = 24 * 60 * 60 * 1000;
const links = 'See https://a.example, http://b.example and www.c.example.';

const contact = (changes: Readonly<Record<string, string>> = {}): Submission => ({
  kind: 'contact',
  fields: { ...goodFields, ...changes },
  attachment: null,
});
const post = (
  headers: Readonly<Record<string, string>> = {},
  gotcha = '',
): Parameters<ReturnType<typeof spamJudge>>[1] => {
  const sent: Readonly<Record<string, string>> = { 'sec-fetch-mode': 'cors', 'form-age': '40', ...headers };
  return { gotcha, header: (name) => sent[name] || null };
};
const signalsOf = (changes: Readonly<Record<string, string>>, sent: ReturnType<typeof post>) =>
  spamJudge()(contact(changes), sent, 0).signals;

describe('a post', () => {
  test.each<[string, Readonly<Record<string, string>>, ReturnType<typeof post>]>([
    ['as people send it', {}, post()],
    [
      'with two links, sent at once',
      { message: 'https://a.example www.b.example' },
      post({ 'form-age': '0' }),
    ],
    ['with many links, from a page that was open for a while', { message: links }, post({ 'form-age': '3' })],
    ['from a form without JavaScript', { message: links }, post({ 'form-age': '' })],
    ['without links, sent at once', {}, post({ 'form-age': '0' })],
    ['without links, from no browser', {}, post({ 'sec-fetch-mode': '' })],
  ])('%s does not look like spam', (_, changes, sent) => {
    expect(signalsOf(changes, sent)).toBeUndefined();
  });

  test.each<[string, Readonly<Record<string, string>>, ReturnType<typeof post>, readonly string[]]>([
    ['with what people do not see filled in', {}, post({}, 'x'), ['honeypot']],
    ['with many links, sent at once', { message: links }, post({ 'form-age': '2' }), ['links', 'hurry']],
    [
      'with links in every field, from no browser',
      { name: 'https://a.example', company: '[URL=b]', subject: 'www.c.example' },
      post({ 'sec-fetch-mode': '', 'form-age': '' }),
      ['links', 'noBrowser'],
    ],
  ])('%s does', (_, changes, sent, signals) => {
    expect(signalsOf(changes, sent)).toEqual(signals);
  });

  test('does when two others sent its words within a day, whatever number, link or address it adds', () => {
    const judge = spamJudge();
    const from = (n: number, message = goodFields.message) =>
      contact({
        email: `Sender${n % 7}@x.org`,
        message: `${n}. ${message} https://x.example/${n} me${n}@x.org`,
      });
    const isSpam = (submission: Submission, now: number) =>
      judge(submission, post(), now).signals?.includes('repeated') ?? false;
    expect([0, 1, 2, 3, 1].map((n) => isSpam(from(n), n))).toEqual([false, false, true, true, true]);
    expect(isSpam(from(4, `${goodFields.message} And more.`), 5)).toBe(false);
    expect(isSpam(from(5), day)).toBe(false);
    for (let n = 0; n < 9; n++) expect(isSpam(from(n, 'Thank you, the sheet is fine.'), n)).toBe(false);
  });

  test('of one sender never repeats another', () => {
    const judge = spamJudge();
    for (const name of ['Ada', 'Bob', 'Eve', 'Kim'])
      expect(judge(contact({ name, email: 'ADA@x.org' }), post(), 0).signals).toBeUndefined();
  });

  test('is compared with the last 1,000 texts', () => {
    const judge = spamJudge();
    const text = (n: number) => contact({ email: `${n}@x.org`, message: 'x'.repeat(100 + n) });
    const again = (email: string) => judge(contact({ email, message: 'x'.repeat(100) }), post(), 0).signals;
    for (let n = 0; n < 1000; n++) judge(text(n), post(), 0);
    expect([again('a@x.org'), again('b@x.org')]).toEqual([undefined, ['repeated']]);
    for (let n = 1000; n < 2000; n++) judge(text(n), post(), 0);
    expect([again('c@x.org'), again('d@x.org'), again('e@x.org')]).toEqual([
      undefined,
      undefined,
      ['repeated'],
    ]);
  });
});

describe('the inbox', () => {
  const inbox = inboxForEachTest();

  test('keeps what looks like spam, with its signals, and answers as always', async () => {
    const { status, body } = await inbox.post(parts({ _gotcha: 'http://spam.example' }));
    const [only] = inbox.messages();
    expect([status, JSON.parse(body.toString()).reference]).toEqual([200, only?.json.id]);
    expect(only?.json).toMatchObject({ fields: goodFields, signals: ['honeypot'] });
    expect((await inbox.post(parts({ _gotcha: 'x', message: 'buy' }))).status).toBe(422);
    await inbox.post(parts({ _gotcha: '', subject: 'Another' }));
    expect(inbox.messages().filter(({ json }) => json.signals)).toHaveLength(1);
  });

  test('keeps every one of twenty equal letters of twenty senders', async () => {
    for (let n = 0; n < 20; n++) await inbox.post(parts({ name: `Sender ${n}`, email: `s${n}@x.org` }));
    const all = inbox.messages();
    expect(all).toHaveLength(20);
    expect(all.filter(({ json }) => json.signals?.includes('repeated'))).toHaveLength(18);
  });
});
