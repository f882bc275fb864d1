// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrderAct, OrderEvent, OrderEventType, Party } from '../../../machines/order/orderEvents.ts';
import { folderOutbox } from '../../../src/inbox/folderOutbox.ts';
import { readDue } from '../../../src/inbox/rules/outbox.ts';
import type { Submission } from '../../../src/inbox/rules/submission.ts';
import { confirmationOf, confirmations, perAddress, toAnybody } from '../../../src/orders/confirmations.ts';
import { folderOrders } from '../../../src/orders/folderOrders.ts';
import { addEvent } from '../../../src/orders/orderLog.ts';
import {
  composeOrderMail,
  gatheringPause,
  type MailedOrder,
  mailAboutOrders,
  queueOrderMail,
  readerOf,
} from '../../../src/orders/orderMail.ts';
import { type Running, serve } from '../../../src/serve/server.ts';
import type { Bucket } from '../../../src/worker/bindings.ts';
import { notedOutbox } from '../../../src/worker/bucketOutbox.ts';
import { eventually } from '../../worlds/eventually.ts';
import { temporaryFolder, testConfig } from '../../worlds/inbox/fixtures.ts';
import { goodRequest, multipart, parts } from '../../worlds/inbox/form.ts';
import {
  headerOf,
  type MailServer,
  messageIdOf,
  type ReceivedMail,
  startMailServer,
  textOf,
  type Verdict,
} from '../../worlds/inbox/mailServer.ts';
import {
  deskKey,
  ownerOf,
  type SentOrder,
  sendOrder,
  signIn,
  terms,
  visitorOf,
} from '../../worlds/inbox/orderClient.ts';
import { lastServiceName } from '../../worlds/services.ts';

const id = `${'0123456789abcdef'.repeat(2)}-1`;
const key = 'k'.repeat(22);
const message: MailedOrder['message'] = {
  id,
  kind: 'request',
  receivedAt: '2026-11-22T10:00:00.000Z',
  fields: { ...goodRequest, name: 'Ada evil.example' },
  attachment: null,
};
const options = {
  siteName: 'Deskhand',
  siteUrl: 'https://deskhand.example',
  contactEmail: 'hello@deskhand.example',
  timeZone: 'Europe/Lisbon',
  isDemonstration: false,
  hasDesk: true,
  hasCommand: true,
};
const link = `https://deskhand.example/request/${id}#${key}`;

const someFile = {
  fileName: 'deck.pdf',
  size: 2048,
  type: 'application/pdf',
  sha256: '0',
  storedAs: 'file-deck.pdf',
};
const someTerms = terms({ note: 'Five slides', validUntil: '2026-11-25T12:00:00.000Z', date: '2026-11-27' });
const event = (by: Party, act: OrderAct): OrderEvent => ({ ...act, by, at: '2026-11-22T11:00:00.000Z' });
const offer = event('owner', { type: 'offer.make', terms: someTerms });
const agreed = [offer, event('visitor', { type: 'offer.agree', offer: 1 })];
const delivered = [...agreed, event('owner', { type: 'work.deliver', note: '' })];

const mailAfter = (events: readonly OrderEvent[], more: object = {}) => {
  const last = events.at(-1);
  const to = last === undefined ? 'visitor' : readerOf(last);
  return (
    to && composeOrderMail({ to, number: events.length }, { message, events, key }, { ...options, ...more })
  );
};

const request = 'request 01234567-1';
const toVisitor: readonly (readonly [OrderAct, readonly OrderEvent[], string, string])[] = [
  [
    offer,
    [],
    `Our offer for your ${request}`,
    'Who does it: Ada\nPrice: €150, VAT included\nDone by: Friday, November 27, 2026\nValid until: Wednesday, November 25, 2026 at 12:00 PM UTC\n\nFive slides\n\nNothing changes',
  ],
  [
    { type: 'message.write', text: 'Which\ncolor?' },
    [],
    `A message about your ${request}`,
    ':\n\nWhich\ncolor?\n\nOpen the link',
  ],
  [
    { type: 'file.add', file: someFile },
    [],
    `A file for your ${request}`,
    ':\n\ndeck.pdf (2 KB)\n\nOpen the link',
  ],
  [
    { type: 'work.deliver', note: 'Here it is.' },
    agreed,
    `The work for your ${request} is done`,
    '\n\nHere it is.\n\nPlease look',
  ],
  [
    { type: 'request.decline', note: 'We do no taxes.' },
    [],
    `We can’t take on your ${request}`,
    '\n\nWe do no taxes.\n\n',
  ],
  [
    { type: 'dispute.open', note: 'No answer.' },
    agreed,
    `A dispute about your ${request}`,
    ':\n\nNo answer.\n\n',
  ],
  [
    { type: 'dispute.decide', note: 'Half is paid.' },
    [...agreed, event('owner', { type: 'dispute.open', note: '' })],
    `The dispute about your ${request} is decided`,
    ':\n\nHalf is paid.\n\n',
  ],
  [
    { type: 'order.close' },
    [...delivered, event('visitor', { type: 'work.approve', delivery: 1 })],
    `Your ${request} is closed`,
    'nothing left for you to do',
  ],
];
const toOwner: readonly (readonly [OrderAct, readonly OrderEvent[], string, string])[] = [
  [
    { type: 'message.write', text: 'Blue.' },
    [],
    'a message',
    `wrote about ${request}:\n\nBlue.\n\nIt is your turn.`,
  ],
  [{ type: 'file.add', file: someFile }, [], 'a file', `added a file to ${request}:\n\ndeck.pdf (2 KB)\n\n`],
  [
    { type: 'offer.agree', offer: 1 },
    [offer],
    'agreed',
    `agreed to your offer for ${request}:\n\nWho does it: Ada\nPrice: €150`,
  ],
  [
    { type: 'offer.decline', offer: 1, note: 'Too late.' },
    [offer],
    'offer declined',
    '.\n\nToo late.\n\nIt is your turn.',
  ],
  [{ type: 'work.approve', delivery: 1 }, delivered, 'approved', `approved the work for ${request}.\n\n`],
  [
    { type: 'work.return', delivery: 1, note: 'Bigger.' },
    delivered,
    'changes wanted',
    ':\n\nBigger.\n\nIt is your turn.',
  ],
  [
    { type: 'dispute.open', note: 'It is wrong.' },
    delivered,
    'a dispute',
    ':\n\nIt is wrong.\n\nIt is your turn.',
  ],
  [{ type: 'request.withdraw' }, [], 'withdrawn', `withdrew ${request}.\n\nIt is over`],
];

describe('the e-mail about an event', () => {
  test.each(toVisitor)('of the owner, %j, tells the visitor', (act, before, subject, part) => {
    const mail = mailAfter([...before, event('owner', act)]);
    expect(mail).toMatchObject({
      to: 'ada@example.org',
      subject,
      sender: '',
      replyTo: { name: 'Deskhand', address: 'hello@deskhand.example' },
      attachment: null,
      headers: { 'Auto-Submitted': 'auto-generated', 'In-Reply-To': `<${id}.visitor-0@deskhand.example>` },
      messageId: `<${id}.visitor-${before.length + 1}@deskhand.example>`,
    });
    expect(mail?.text).toContain(part);
    expect(mail?.text).toContain(link);
    expect(mail?.text).toMatch(/^Hello Ada evil\. example,\n\n/);
    expect(mail?.text).not.toMatch(/\{|undefined|\n\n\n/);
  });

  test.each(toOwner)('of the visitor, %j, tells the owner', (act, before, step, part) => {
    const mail = mailAfter([...before, event('visitor', act)]);
    expect(mail).toMatchObject({
      subject: `Request 01234567-1: ${step}`,
      sender: 'Ada evil.example',
      replyTo: { address: 'ada@example.org' },
      headers: { 'Auto-Submitted': 'auto-generated', 'In-Reply-To': `<${id}@deskhand.example>` },
    });
    expect(mail?.to).toBeUndefined();
    expect(mail?.attachment).toEqual(
      act.type === 'file.add'
        ? { fileName: 'deck.pdf', storedAs: 'file-deck.pdf', type: 'application/pdf' }
        : null,
    );
    expect(mail?.text).toContain(part);
    expect(mail?.text).toContain(`\nTo see and answer it: https://deskhand.example/desk#order-${id}\n`);
    expect(mail?.text).not.toContain(key);
    expect(mail?.text).not.toMatch(/\{|undefined|\n\n\n/);
  });

  test('is written for every type that somebody waits for, and for no other', () => {
    const told = (by: Party) => (type: OrderEventType) => readerOf({ type, by });
    const rows = { owner: toVisitor, visitor: toOwner } as const;
    for (const by of ['owner', 'visitor'] as const)
      expect(new Set(rows[by].map(([{ type }]) => told(by)(type)))).toEqual(
        new Set([by === 'owner' ? 'visitor' : 'owner']),
      );
    expect(
      (['request.read', 'offer.expired', 'offer.agree', 'request.withdraw'] as const).map(told('owner')),
    ).toEqual([null, null, null, null]);
    expect((['request.read', 'offer.make', 'order.close'] as const).map(told('visitor'))).toEqual([
      null,
      null,
      null,
    ]);
    expect((['offer.expired', 'order.close'] as const).map(told('clock'))).toEqual([null, null]);
  });

  test('names the command where there is no desk, and the demonstration where it is one', () => {
    const wrote = [event('visitor', { type: 'message.write', text: 'Hi' })];
    const demonstration = { hasDesk: false, isDemonstration: true };
    expect(mailAfter(wrote, demonstration)?.text).toContain(
      '\nTo see it: npm run inbox -- show 01234567-1\n',
    );
    for (const events of [wrote, [offer], []])
      expect(mailAfter(events, demonstration)?.text).toContain('\n\nThis site only shows how it works');
    expect(mailAfter([], demonstration)?.text).not.toContain('A person reads it');
  });

  test('does not carry a file above the limit', () => {
    const file = { ...someFile, size: 8 * 1024 * 1024 };
    const mail = mailAfter([event('visitor', { type: 'file.add', file })]);
    expect(mail?.attachment).toBeNull();
    expect(mail?.text).toContain('deck.pdf (8 MB), too large for this email');
  });
});

describe('files of the owner', () => {
  const minutes = (n: number) => new Date(Date.parse('2026-11-22T12:00:00.000Z') + n * 60_000).toISOString();
  const fileAt = (n: number, fileName: string): OrderEvent => ({
    ...event('owner', { type: 'file.add', file: { ...someFile, fileName } }),
    at: minutes(n),
  });
  const deliveryAt = (n: number): OrderEvent => ({ ...delivered[2]!, at: minutes(n) });
  /** The files that each e-mail tells of, after the agreement; null: there is none. */
  const told = (events: readonly OrderEvent[]) =>
    events.map((_, at) => {
      const number = agreed.length + at + 1;
      const order = { message, events: [...agreed, ...events], key };
      return composeOrderMail({ to: 'visitor', number }, order, options)?.text.match(/\w+\.pdf/g) ?? null;
    });

  test('and the delivery after them are told of in one e-mail', () => {
    const events = [fileAt(0, 'one.pdf'), fileAt(4, 'two.pdf'), deliveryAt(8)];
    expect(told(events)).toEqual([null, null, ['one.pdf', 'two.pdf']]);
    const mail = composeOrderMail(
      { to: 'visitor', number: 5 },
      { message, events: [...agreed, ...events], key },
      options,
    );
    expect(mail?.text).toContain('is done.\n\none.pdf (2 KB)\ntwo.pdf (2 KB)\n\nPlease look at it.');
  });

  test('are each told of once, however long the owner takes', () => {
    const visitors = { ...fileAt(7, 'visitor.pdf'), by: 'visitor' } as const;
    expect(
      told([
        fileAt(0, 'one.pdf'),
        fileAt(5, 'two.pdf'),
        fileAt(6, 'three.pdf'),
        visitors,
        deliveryAt(12),
        fileAt(13, 'four.pdf'),
        deliveryAt(14),
      ]),
    ).toEqual([['one.pdf'], null, ['two.pdf', 'three.pdf'], null, null, null, ['four.pdf']]);
    const several = mailAfter([...agreed, fileAt(0, 'one.pdf'), fileAt(1, 'two.pdf')]);
    expect(several?.subject).toBe(`Files for your ${request}`);
    expect(several?.text).toContain('one.pdf (2 KB)\ntwo.pdf (2 KB)\n\nOpen the link below to get them.');
  });

  test('wait for each other in the outbox, and the queue of a worker hears for how long', async () => {
    const entries = new Map<string, string>();
    const bucket = {
      get: async (name: string) => {
        const content = entries.get(name);
        return content === undefined ? null : { text: async () => content };
      },
      put: async (name: string, content: string) => void entries.set(name, content),
    } as unknown as Bucket;
    const { outbox, noted } = notedOutbox(bucket);
    const stored = { version: 1, key: 'owner-key-3', ...fileAt(0, 'one.pdf') } as const;
    await queueOrderMail(outbox)(id, { ...stored, number: 3 });
    await queueOrderMail(outbox)(id, { ...stored, ...offer, number: 4 });
    expect(noted.get(`${id}.visitor-4`)).toBe(0);
    const waits = noted.get(`${id}.visitor-3`) ?? 0;
    expect(waits).toBeGreaterThan(0);
    expect(waits).toBeLessThanOrEqual(gatheringPause);
    const due = async (now: number) =>
      (await readDue(outbox, `${id}.visitor-3`, now, async () => 'there')) !== null;
    expect(await due(Date.now())).toBe(false);
    expect(await due(Date.now() + gatheringPause)).toBe(true);
  });
});

test('the confirmation reads like a letter, with a copy of the answers', () =>
  expect(mailAfter([])).toMatchObject({
    subject: `Your ${request} has arrived`,
    text: `Hello Ada evil. example,

Thank you for your request. It has arrived, and its number is 01234567-1.

A person reads it and gets back to you within 1 business day, with an offer or a question.

Your request, with all that was said and sent:
${link}
Please keep this link to yourself: whoever has it can read and answer as you.

If anything is unclear, just reply to this email.

This is what you sent:

> Service: ${lastServiceName}
> Timeframe: In 1–2 weeks
> Budget: €500–1,500
> Name: Ada evil.example
> Email: ada@example.org
>
> Description:
> Sort the invoices
> by month.

-- 
Deskhand
https://deskhand.example
You get this email because someone, probably you, entered your address there. If it was not you, you need not do anything.
`,
  }));

const submission = (email: string): Submission => ({ kind: 'request', fields: { email }, attachment: null });

describe('confirmations', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  const now = Date.parse('2026-11-22T10:00:00.000Z');
  const idOf = (n: number) => `${n.toString(16).padStart(32, '0')}-1`;

  test('are limited for each mailbox, however its address is written, and for a day', async () => {
    const outbox = folderOutbox(folder.path);
    const confirm = confirmations(outbox);
    const queued = async (n: number, email: string, at = now) => {
      await confirm(idOf(n), submission(email), at);
      return (await outbox.ids()).includes(confirmationOf(idOf(n)));
    };
    for (let n = 0; n < perAddress.count; n++) expect(await queued(n, `Ada+${n}@example.com`)).toBe(true);
    expect(await queued(10, 'ada@example.com')).toBe(false);
    expect(await queued(11, 'eve@example.com')).toBe(true);
    expect(await queued(12, 'ada@example.com', now + perAddress.windowMs)).toBe(true);
    expect(await queued(13, 'a,b@c.example')).toBe(false);
  });

  test('are limited for all addresses together', async () => {
    const outbox = folderOutbox(folder.path);
    const confirm = confirmations(outbox);
    for (let n = 0; n < toAnybody.count + 5; n++)
      await confirm(idOf(n), submission(`a${n}@example.com`), now);
    expect(await outbox.ids()).toHaveLength(toAnybody.count);
  });
});

describe('the server', () => {
  let parent: ReturnType<typeof temporaryFolder>;
  let mailServer: MailServer;
  let running: Running;
  let verdict: Verdict;
  const lines: string[] = [];
  const folder = () => join(parent.path, 'inbox');

  const start = async (config: object = {}) =>
    serve({
      config: { ...testConfig, orderEndpoint: '/orders', demonstration: 'off', ...config },
      inboxFolder: folder(),
      port: 0,
      orders: { deskKey, secret: '' },
      delivery: {
        settings: {
          smtpUrl: mailServer.url,
          to: ['desk@example.com'],
          from: { name: 'Deskhand', address: 'site@deskhand.example' },
        },
        log: (line) => void lines.push(line),
      },
    });

  beforeEach(async () => {
    parent = temporaryFolder();
    lines.length = 0;
    verdict = 'accept';
    mailServer = await startMailServer({ verdict: () => verdict });
    running = await start();
  });
  afterEach(async () => {
    await running.close(300);
    await mailServer.close();
    parent.remove();
  });

  const mailTo = (reader: string) => mailServer.accepted.filter(({ to }) => to[0] === reader);
  const subjects = (mails: readonly ReceivedMail[]) =>
    mails.map(({ raw }) => headerOf(raw, 'subject')).sort();
  const waiting = () => readdirSync(join(folder(), '.outbox')).filter((name) => name.endsWith('.json'));
  const settled = () =>
    eventually(
      () => waiting().length === 0,
      () => `${waiting()} ${lines.join('\n')}`,
    );
  const post = async (changes: object = {}, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${running.url}/api/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...goodRequest, ...changes }),
    });
    return (await answer.json()) as { order?: SentOrder; mailed?: boolean };
  };

  test('tells visitor and owner of each step once, with the link, and logs neither address nor key', async () => {
    const sent = await sendOrder(running.url);
    const visitor = visitorOf(running.url, sent);
    const owner = ownerOf(running.url, await signIn(running.url), sent);
    await owner.act({ type: 'request.read' });
    await owner.act({ type: 'offer.make', terms: terms() }, 'the-same-key');
    await owner.act({ type: 'offer.make', terms: terms() }, 'another-key-1');
    expect((await visitor.act({ type: 'work.approve', delivery: 1 })).status).toBe(409);
    await visitor.act({ type: 'offer.agree', offer: 2 }, 'agree-key-1');
    await visitor.act({ type: 'offer.agree', offer: 2 }, 'agree-key-1');
    await settled();
    const reference = `${sent.id.slice(0, 8)}-1`;
    expect(subjects(mailTo('ada@example.org'))).toEqual([
      `Our offer for your request ${reference}`,
      `Our offer for your request ${reference}`,
      `Your request ${reference} has arrived`,
    ]);
    expect(subjects(mailTo('desk@example.com'))).toEqual([
      `Request ${reference}: agreed`,
      expect.stringMatching(/^Website Request/),
    ]);
    for (const mail of mailTo('ada@example.org'))
      expect(textOf(mail)).toContain(`\nhttps://deskhand.example/request/${sent.id}#${sent.key}\n`);
    for (const mail of mailTo('desk@example.com')) expect(textOf(mail)).not.toContain(sent.key);
    expect(new Set(mailServer.accepted.map(messageIdOf)).size).toBe(5);
    expect(lines.join()).not.toMatch(new RegExp(`ada@example.org|${sent.key}`));
  });

  test('says whether a confirmation is on its way, to the same request as well', async () => {
    const same = { 'idempotency-key': 'an attempt' };
    expect(await post({}, same)).toMatchObject({ mailed: true });
    await settled();
    expect(await post({}, same)).toMatchObject({ mailed: true, order: {} });
    expect(mailTo('ada@example.org')).toHaveLength(1);
    for (let n = 1; n < perAddress.count; n++) await post({ description: `Number ${n}` });
    const over = await post({ description: 'One too many' });
    expect(over).toMatchObject({ mailed: false, order: {} });
    await settled();
    expect(mailTo('ada@example.org')).toHaveLength(perAddress.count);
    expect(mailTo('desk@example.com')).toHaveLength(perAddress.count + 1);
  });

  test('gives up what is refused for good, and does not log for whom it was', async () => {
    verdict = { code: 550, text: 'no ada@example.org here' };
    const same = { 'idempotency-key': 'an attempt' };
    const { id } = await sendOrder(running.url, {}, same);
    await settled();
    expect(await post({}, same)).toMatchObject({ mailed: false });
    const kept = join(folder(), 'messages', id.replace('-', '/'), 'delivery-visitor-0.json');
    expect(JSON.parse(readFileSync(kept, 'utf8')).state).toBe('givenUp');
    // It is logged after it is recorded.
    await expect.poll(() => lines.join()).toContain('no the visitor here');
  });

  test('writes nothing about an event that was never kept, and once about the one that took its number', async () => {
    const { id } = await sendOrder(running.url);
    await settled();
    const [store, outbox] = [folderOrders(folder()), folderOutbox(folder())];
    const act = {
      key: 'a-key-of-the-visitor',
      act: { type: 'message.write', text: 'Hello' },
      by: 'visitor',
    } as const;
    const broken = { ...store, append: () => Promise.reject(new Error('Killed')) };
    await expect(addEvent(broken, id, act, Date.now(), queueOrderMail(outbox))).rejects.toThrow('Killed');
    expect(waiting()).toEqual([`${id}.owner-1.json`]);
    const find = mailAboutOrders({ ...options, store, keyOf: async () => key });
    expect(await find(`${id}.owner-1`)).toBe('missing');
    const other = {
      key: 'a-key-of-the-owner',
      act: { type: 'message.write', text: 'Hi' },
      by: 'owner',
    } as const;
    await addEvent(store, id, other, Date.now(), queueOrderMail(outbox));
    await addEvent(store, id, act, Date.now(), queueOrderMail(outbox));
    await settled();
    expect(mailServer.accepted).toHaveLength(4);
    expect(mailServer.accepted.map(messageIdOf)).toEqual(
      expect.arrayContaining([`<${id}.visitor-1@deskhand.example>`, `<${id}.owner-2@deskhand.example>`]),
    );
  });

  test('forgets the e-mails of an order that the owner deletes', async () => {
    await running.close(300);
    verdict = { code: 451, text: 'later' };
    running = await start();
    const sent = await sendOrder(running.url);
    const cookie = await signIn(running.url);
    await ownerOf(running.url, cookie, sent).act({ type: 'message.write', text: 'Hello' });
    await eventually(
      () => lines.filter((line) => line.includes('retry')).length === 3,
      () => lines.join('\n'),
    );
    await fetch(`${running.url}/orders/desk/${sent.id}`, { method: 'DELETE', headers: { cookie } });
    expect(waiting()).toEqual([]);
  });

  test('tells the owner once that something looks like spam, and its sender nothing', async () => {
    for (const name of ['Robot', 'Another robot']) {
      const form = multipart(parts({ _gotcha: 'x', name }));
      const headers = { accept: 'application/json', 'content-type': form.type };
      const sent = await fetch(`${running.url}/api/contact`, {
        method: 'POST',
        headers,
        body: new Uint8Array(form.body),
      });
      expect(await sent.json()).toMatchObject({ ok: true, mailed: false });
    }
    await settled();
    expect(subjects(mailServer.accepted)).toEqual(['deskhand.example: Something looks like spam']);
  });

  test('sends the visitor nothing while messages have no orders', async () => {
    await running.close(300);
    running = await start({ orderEndpoint: '' });
    expect(await post()).not.toHaveProperty('mailed');
    await settled();
    expect(mailServer.accepted.map(({ to }) => to)).toEqual([['desk@example.com']]);
  });
});
