// @vitest-environment node
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask, testConfig } from '../../worlds/inbox/fixtures.ts';
import { attachment, multipart } from '../../worlds/inbox/form.ts';
import { ordersForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import {
  documentIn,
  ownerOf,
  sendOrder,
  signIn,
  terms,
  typesIn,
  visitorOf,
} from '../../worlds/inbox/orderClient.ts';

const inbox = ordersForEachTest();

const both = async (changes: object = {}) => {
  const sent = await sendOrder(inbox.url, changes);
  return {
    sent,
    visitor: visitorOf(inbox.url, sent),
    owner: ownerOf(inbox.url, await signIn(inbox.url), sent),
    log: () => join(inbox.folder, 'messages', sent.id.replace('-', '/'), 'events.jsonl'),
  };
};

const message = (text: string) => ({ type: 'message.write', text });
const file = (key: string, content: string | Buffer, name = 'notes.txt') =>
  multipart([{ name: 'key', value: key }, attachment(name, content)]);

describe('an order', () => {
  test('goes from request to approval, each step seen by both', async () => {
    const { visitor, owner } = await both();
    expect(typesIn(await visitor.get())).toEqual([]);
    await owner.act({ type: 'request.read' });
    await owner.act({ type: 'offer.make', terms: terms() });
    await visitor.act({ type: 'offer.agree', offer: 1 });
    await owner.act({ type: 'work.deliver', note: 'Here it is.' });
    const last = await visitor.act({ type: 'work.approve', delivery: 1 });
    expect(last.status).toBe(200);
    const types = ['request.read', 'offer.make', 'offer.agree', 'work.deliver', 'work.approve'];
    expect(typesIn(last)).toEqual(types);
    expect(typesIn(await owner.get())).toEqual(types);
    expect(documentIn(last).events.map(({ number, version }) => [number, version])).toEqual(
      types.map((_, at) => [at + 1, 1]),
    );
    expect(documentIn(last).answers.find(({ value }) => value === 'ada@example.org')).toBeDefined();
  });

  test('refuses what comes out of turn, with what is possible', async () => {
    const { visitor } = await both();
    const early = await visitor.act({ type: 'work.approve', delivery: 1 });
    expect(early.status).toBe(409);
    const { errors, order } = JSON.parse(early.body.toString());
    expect(errors[0].message).toContain('"received"');
    expect(order.events).toEqual([]);
    await visitor.act({ type: 'request.withdraw' });
    expect((await visitor.act(message('Too late'))).status).toBe(409);
  });

  test('does not let one party act for the other', async () => {
    const { visitor, owner } = await both();
    expect((await visitor.act({ type: 'request.read' })).status).toBe(422);
    expect((await visitor.act({ type: 'offer.make', terms: terms() })).status).toBe(422);
    expect((await owner.act({ type: 'request.withdraw' })).status).toBe(422);
    expect((await visitor.act({ type: 'order.close', by: 'owner' })).status).toBe(422);
    expect((await visitor.act({ type: 'file.add', file: { storedAs: '../message.json' } })).status).toBe(422);
  });

  test('lets time pass before anything else', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { visitor, owner } = await both();
    const validUntil = Date.now() + 60_000;
    await owner.act({ type: 'offer.make', terms: terms({ validUntil: new Date(validUntil).toISOString() }) });
    vi.setSystemTime(validUntil + 1);
    const late = await visitor.act({ type: 'offer.agree', offer: 1 });
    expect(late.status).toBe(409);
    const { events } = JSON.parse(late.body.toString()).order;
    expect(events.at(-1)).toMatchObject({ type: 'offer.expired', by: 'clock', key: 'clock-2', number: 2 });
  });

  test('is there for every message, and gone with it', async () => {
    const { sent, visitor, owner, log } = await both();
    await visitor.act(message('Hello'));
    const erased = await ask(inbox.url, `/orders/desk/${sent.id}`, {
      method: 'DELETE',
      headers: { cookie: await signIn(inbox.url) },
    });
    expect(erased.status).toBe(204);
    expect((await visitor.get()).status).toBe(404);
    expect((await owner.get()).status).toBe(404);
    expect(statSync(log(), { throwIfNoEntry: false })).toBeUndefined();
  });
});

describe('what is sent', () => {
  test.each<[string, object, string | null]>([
    ['a blank message', { type: 'message.write', text: ' \n ' }, 'text'],
    ['a message of 5,001 characters', message('x'.repeat(5001)), 'text'],
    ['a number for a text', { type: 'message.write', text: 5 }, 'text'],
    ['a dispute without a note', { type: 'dispute.open', note: ' ' }, 'note'],
    ['no offer', { type: 'offer.agree' }, 'offer'],
    ['half an offer', { type: 'offer.agree', offer: 1.5 }, 'offer'],
    ['an unknown act', { type: 'order.burn' }, 'type'],
  ])('by the visitor: %s is refused', async (_, act, field) => {
    const { visitor } = await both();
    const refused = await visitor.act(act);
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.body.toString()).errors[0].field).toBe(field);
  });

  test.each<[string, object, string]>([
    ['no person', { person: ' ' }, 'terms.person'],
    ['a person of 101 characters', { person: 'x'.repeat(101) }, 'terms.person'],
    ['cents', { price: 10.5 }, 'terms.price'],
    ['a price below 0', { price: -1 }, 'terms.price'],
    ['a price above a million', { price: 1_000_001 }, 'terms.price'],
    ['the 30th of February', { date: '2027-02-30' }, 'terms.date'],
    ['a day with a time', { date: '2027-02-20T10:00:00Z' }, 'terms.date'],
    ['a past validity', { validUntil: '2020-01-01T00:00:00Z' }, 'terms.validUntil'],
    ['no real instant', { validUntil: '2027-02-30T00:00:00Z' }, 'terms.validUntil'],
    ['a day as validity', { validUntil: '2027-02-20' }, 'terms.validUntil'],
    [
      'more than 90 days',
      { validUntil: new Date(Date.now() + 91 * 86_400_000).toISOString() },
      'terms.validUntil',
    ],
  ])('by the owner: %s is refused', async (_, changes, field) => {
    const { owner } = await both();
    const refused = await owner.act({ type: 'offer.make', terms: terms(changes) });
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.body.toString()).errors.map((each: { field: string }) => each.field)).toEqual([
      field,
    ]);
  });

  test('must have a key and be an object', async () => {
    const { visitor } = await both();
    for (const key of ['short', 'x'.repeat(65), 'with space', 'clock-12345'])
      expect((await visitor.act(message('x'), key)).status).toBe(422);
    expect((await visitor.post('/events', '[]')).status).toBe(422);
    expect(typesIn(await visitor.get())).toEqual([]);
  });
});

describe('a file', () => {
  test('is kept beside the message, once, and sent as a download', async () => {
    const { sent, visitor, owner } = await both();
    const key = crypto.randomUUID();
    const { type, body } = file(key, 'some <b>text</b>', 'Ümläut (x).html');
    for (const _ of [1, 2])
      expect((await visitor.post('/files', body, { 'content-type': type })).status).toBe(200);
    expect(typesIn(await visitor.get())).toEqual(['file.add']);
    for (const client of [visitor, owner]) {
      const got = await client.get('/files/1');
      expect(got.body.toString()).toBe('some <b>text</b>');
      expect(got.headers['content-type']).toBe('application/octet-stream');
      expect(got.headers['content-disposition']).toMatch(
        /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''/,
      );
      expect(got.headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await visitor.get('/files/2')).status).toBe(404);
    expect((await visitor.get('/files/0')).status).toBe(404);
    expect(sent.id).toBeTruthy();
  });

  test('is refused when it is empty, missing or too large', async () => {
    const { visitor } = await both();
    const statusOf = async ({ type, body }: ReturnType<typeof multipart>) =>
      (await visitor.post('/files', body, { 'content-type': type })).status;
    const key = crypto.randomUUID();
    expect(await statusOf(file(key, ''))).toBe(422);
    expect(await statusOf(multipart([{ name: 'key', value: key }]))).toBe(422);
    expect(await statusOf(file('no', 'x'))).toBe(422);
    expect(await statusOf(file(key, Buffer.alloc(testConfig.attachmentLimit + 1, 'x')))).toBe(413);
    expect(await statusOf(file(key, Buffer.alloc(10_000_000, 'x')))).toBe(413);
    expect(await statusOf(file(key, Buffer.alloc(testConfig.attachmentLimit, 'x')))).toBe(200);
  });
});

describe('the log', () => {
  test('is read past torn, foreign and repeated lines', async () => {
    const { visitor, log } = await both();
    await visitor.act(message('one'));
    const whole = readFileSync(log(), 'utf8').trim();
    appendFileSync(log(), `\n${whole.slice(0, 40)}`);
    await visitor.act(message('two'));
    appendFileSync(log(), `\n${whole}\n\nnull\n[]\n"x"\n{"version":2,"number":3}\n`);
    const forged = {
      version: 1,
      number: 3,
      key: 'a-step-of-nobody',
      type: 'step.taken',
      by: 'owner',
      at: '',
    };
    appendFileSync(log(), `${JSON.stringify(forged)}\n`);
    const read = await visitor.act(message('three'));
    expect(documentIn(read).events.map((event) => 'text' in event && event.text)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  test('of two servers is one', async () => {
    const { sent, visitor } = await both();
    const other = visitorOf(await inbox.secondServer(), sent);
    const texts = Array.from({ length: 40 }, (_, n) => `${n}`);
    const replies = await Promise.all(
      texts.map((text, n) => (n % 2 === 0 ? visitor : other).act(message(text))),
    );
    expect(replies.map(({ status }) => status)).toEqual(texts.map(() => 200));
    const kept = documentIn(await other.get()).events;
    expect(kept.map(({ number }) => number)).toEqual(texts.map((_, n) => n + 1));
    expect(kept.map((event) => 'text' in event && event.text).sort()).toEqual([...texts].sort());
    const times = kept.map(({ at }) => at);
    expect([...times].sort()).toEqual(times);
  });
});

describe('the key', () => {
  const attempt = (value: string) => ({ 'idempotency-key': value });

  test('is given to who sent it, and again only for the same attempt', async () => {
    const first = await sendOrder(inbox.url, {}, attempt('an attempt'));
    expect(first.key).toMatch(/^[\w-]{22}$/);
    expect(await sendOrder(inbox.url, {}, attempt('an attempt'))).toEqual(first);
    expect(await sendOrder(inbox.url, {}, attempt('another'))).toBeUndefined();
    expect(await sendOrder(inbox.url)).toBeUndefined();
    const [kept] = inbox.messages();
    expect(JSON.stringify(kept?.json)).not.toContain('an attempt');
    const text = await sendOrder(await inbox.secondServer(), {}, attempt('an attempt'));
    expect(text).toEqual(first);
  });

  test('of another order, a wrong one and an unknown id get the same answer', async () => {
    const one = await sendOrder(inbox.url);
    const other = await sendOrder(inbox.url, { name: 'Bob' });
    const unknown = { id: `${'0'.repeat(32)}-1`, key: one.key };
    const answers = [
      await visitorOf(inbox.url, { id: one.id, key: other.key }).get(),
      await visitorOf(inbox.url, { id: one.id, key: 'x'.repeat(22) }).get(),
      await visitorOf(inbox.url, unknown).get(),
      await visitorOf(inbox.url, { id: 'x', key: one.key }).get(),
      await visitorOf(inbox.url, { id: one.id, key: other.key }).act(message('x')),
      await ask(inbox.url, `/orders/${one.id}`, { headers: { accept: 'application/json' } }),
    ];
    for (const { status, body } of answers)
      expect([status, body.toString()]).toEqual([404, answers[0]!.body.toString()]);
  });

  test('is not in the log of the server', async () => {
    const lines: unknown[] = [];
    for (const name of ['log', 'error', 'warn', 'info'] as const)
      vi.spyOn(console, name).mockImplementation((...parts) => void lines.push(...parts));
    const { visitor } = await both();
    await visitor.act(message('secret words'));
    await visitor.act({ type: 'work.approve', delivery: 1 });
    vi.restoreAllMocks();
    expect(lines).toEqual([]);
  });
});
