// @vitest-environment node
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOutbox } from '../../../src/inbox/folderOutbox.ts';
import { messageFolder } from '../../../src/inbox/messageStore.ts';
import { queueAgain } from '../../../src/inbox/rules/outbox.ts';
import { eventually } from '../../worlds/eventually.ts';
import { headerOf, messageIdOf, textOf, type Verdict } from '../../worlds/inbox/mailServer.ts';
import { contact, deliveryForEachTest, movableClock } from './deliveryHarness.ts';

const inbox = deliveryForEachTest();

const minute = 60_000;
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('a mail server that accepts', () => {
  test('gets each message once, with its attachment, from the site to the desk', async () => {
    const server = await inbox.mailServer();
    await inbox.start(server.url);
    const first = await inbox.store(contact('The first message'));
    const second = await inbox.store(contact('The second message'), {
      name: 'plan.pdf',
      content: Buffer.from('%PDF-1.7'),
    });
    await inbox.log(/was delivered to desk@example\.com$/, 2);
    expect(server.accepted.map(messageIdOf).sort()).toEqual(
      [`<${first}@deskhand.example>`, `<${second}@deskhand.example>`].sort(),
    );
    expect(server.accepted.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'site@deskhand.example', to: ['desk@example.com'] },
      { from: 'site@deskhand.example', to: ['desk@example.com'] },
    ]);
    expect(inbox.delivery(first)).toEqual({
      state: 'delivered',
      at: expect.any(String),
      attempts: 1,
      reason: null,
    });
    expect(inbox.waiting()).toEqual([]);
  });

  test('gets at most 4 messages at once', async () => {
    const atOnce: number[] = [];
    let held = 0;
    const server = await inbox.mailServer({
      verdict: async (): Promise<Verdict> => {
        atOnce.push(++held);
        await new Promise((resolve) => setTimeout(resolve, 200));
        held--;
        return 'accept';
      },
    });
    for (let n = 1; n <= 12; n++) await inbox.store(contact(`Message ${n}`));
    await inbox.start(server.url);
    await inbox.log(/was delivered/, 12);
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(4);
    expect(Math.max(...atOnce)).toBeGreaterThan(1);
    expect(new Set(server.accepted.map(messageIdOf)).size).toBe(12);
    expect(server.accepted).toHaveLength(12);
  });

  test('is used with encryption and a login', async () => {
    const server = await inbox.mailServer({
      options: {
        hideSTARTTLS: false,
        allowInsecureAuth: false,
        authOptional: false,
        onAuth: ({ username, password }, _session, callback) =>
          username === 'desk' && password === 'p@ss'
            ? callback(null, { user: 'desk' })
            : callback(new Error('no')),
      },
    });
    const url = server.url.replace('//', '//desk:p%40ss@');
    await inbox.store(contact('A message'));
    await inbox.start(`${url}?tls.rejectUnauthorized=false`);
    await inbox.log(/was delivered/);
    expect(server.accepted[0]?.isEncrypted).toBe(true);
  });

  test('and refuses one of two recipients: the message is delivered, and the log says to whom it is not', async () => {
    const server = await inbox.mailServer({
      recipient: (address) => (address === 'b@example.com' ? { code: 550, text: 'no such user' } : 'accept'),
    });
    const id = await inbox.store(contact('A message'));
    await inbox.start(server.url, undefined, ['a@example.com', 'b@example.com']);
    await inbox.log(
      /was delivered to a@example\.com, b@example\.com, but not to b@example\.com: 550 no such user$/,
    );
    expect(inbox.delivery(id)).toMatchObject({ state: 'delivered', reason: expect.stringContaining('550') });
  });
});

describe('a mail server that refuses', () => {
  test.each([
    [
      'the recipient',
      { recipient: () => ({ code: 550, text: 'no such user' }) },
      'sender or recipient: .*550 no such user',
    ],
    ['the content', { verdict: () => ({ code: 554, text: 'spam' }) }, 'the message: .*554 spam'],
  ])('%s for good: the message is given up at once, and the log says why', async (_, options, reason) => {
    const server = await inbox.mailServer(options);
    const id = await inbox.store(contact('A message'));
    await inbox.start(server.url);
    await inbox.log(new RegExp(`was given up after 1 attempt\\. The mail server refused ${reason}`));
    expect(inbox.delivery(id)).toMatchObject({ state: 'givenUp', attempts: 1 });
    expect(inbox.waiting()).toEqual([]);
  });

  test.each<[string, Verdict, RegExp]>([
    ['for now', { code: 451, text: 'greylisted' }, /451 greylisted/],
    ['by breaking off', 'hangUp', /No connection to the mail server/],
  ])('%s: the message is sent again a minute later, with the same Message-ID', async (_, verdict, reason) => {
    const server = await inbox.mailServer({ verdict: () => (server.read.length === 1 ? verdict : 'accept') });
    const clock = movableClock();
    const id = await inbox.store(contact('A message'));
    await inbox.start(server.url, clock);
    await inbox.log(/was not delivered; retry in 1 min \(attempt 1 of 38\)/);
    expect(inbox.lines[0]).toMatch(reason);
    expect(server.accepted).toHaveLength(0);
    clock.increment(minute);
    await inbox.log(/was delivered/);
    expect(server.read.map(messageIdOf)).toEqual(Array(2).fill(`<${id}@deskhand.example>`));
    expect(inbox.delivery(id)).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  test.each([
    ['the sender', { onMailFrom: refusing(550, 'sender not allowed') }, '', /550 sender not allowed/],
    [
      'the login',
      {
        authOptional: false,
        onAuth: (_auth: unknown, _session: unknown, callback: (error: Error) => void) =>
          callback(
            Object.assign(new Error(`wrong password ${base64('hunter2')} ${base64('\0desk\0hunter2')}`), {
              responseCode: 535,
            }),
          ),
      },
      'desk:hunter2@',
      /The mail server refused the login: .*535 wrong password \*\*\* \*\*\*/,
    ],
  ])('%s: the operator can fix that, so it is tried again', async (_, options, login, reason) => {
    const server = await inbox.mailServer({ options });
    await inbox.store(contact('A message'));
    await inbox.start(server.url.replace('//', `//${login}`));
    await inbox.log(/retry in 1 min/);
    expect(inbox.lines[0]).toMatch(reason);
    expect(inbox.lines.join()).not.toContain('hunter2');
  });

  test.each([
    ['no encryption', { disabledCommands: ['STARTTLS'] }, '?requireTLS=true', /STARTTLS/],
    ['a certificate that nobody vouches for', { hideSTARTTLS: false }, '', /certificate/],
  ])('to be trusted, with %s: nothing is sent', async (_, options, query, reason) => {
    const server = await inbox.mailServer({ options });
    await inbox.store(contact('A message'));
    await inbox.start(`${server.url}${query}`);
    await inbox.log(/retry in 1 min/);
    expect(inbox.lines[0]).toMatch(reason);
    expect(server.read).toHaveLength(0);
  });

  test('encryption gets no password, unless it is this machine', async () => {
    const logins: unknown[] = [];
    const server = await inbox.mailServer({
      options: {
        disabledCommands: ['STARTTLS'],
        onAuth: (auth, _session, callback) => {
          logins.push(auth.username);
          callback(null, { user: 'desk' });
        },
      },
    });
    await inbox.store(contact('A message'));
    // Not a name of this machine, but the way to it.
    const remote = await inbox.start(`smtp://desk:hunter2@0.0.0.0:${server.port}`);
    await inbox.log(/retry in 1 min .*STARTTLS/);
    expect(logins).toEqual([]);
    await remote.close();
    await inbox.store(contact('Another message'));
    await inbox.start(server.url.replace('//', '//desk:hunter2@'));
    await inbox.log(/was delivered/);
    expect(logins).toEqual(['desk']);
  });

  test.each([
    ['to be found', 'mail.invalid', 'The mail server’s host is unknown: '],
    ['to be reached', '127.0.0.1:1', 'No connection to the mail server: '],
  ])('%s: the log says so', async (_, host, reason) => {
    await inbox.store(contact('A message'));
    await inbox.start(`smtp://${host}`);
    await inbox.log(new RegExp(`retry in 1 min .*${reason}`));
  });
});

describe('a mail server that breaks off', () => {
  test('by silence: the attempt ends after 15 minutes, with its connection', async () => {
    const server = await inbox.mailServer({ verdict: () => new Promise(() => {}) });
    const clock = movableClock();
    await inbox.store(contact('A message'));
    await inbox.start(server.url, clock);
    await eventually(
      () => server.read.length === 1,
      () => 'the message is read',
    );
    clock.increment(14 * minute);
    expect(server.openConnections()).toBe(1);
    clock.increment(minute);
    await inbox.log(/retry in 1 min \(attempt 1 of 38\)\. No result within 15 minutes/);
    await eventually(
      () => server.openConnections() === 0,
      () => 'the connection is closed',
    );
  });
});

describe('what waits', () => {
  test('is brought forward on request, with all attempts again', async () => {
    let isUp = false;
    const server = await inbox.mailServer({
      verdict: () => (isUp ? 'accept' : { code: 451, text: 'later' }),
    });
    const id = await inbox.store(contact('A message'));
    await inbox.start(server.url);
    await inbox.log(/retry in 1 min/);
    isUp = true;
    await queueAgain(folderOutbox(inbox.folder), id);
    await inbox.log(/was delivered/);
    expect(inbox.delivery(id)).toMatchObject({ attempts: 1 });
  });

  test('is not held up by a message that the disk cannot read', async () => {
    const server = await inbox.mailServer();
    const ids = [await inbox.store(contact('Message 1')), await inbox.store(contact('Message 2'))].sort();
    mkdirSync(join(messageFolder(inbox.folder, ids[0] ?? ''), 'delivery.json'));
    await inbox.start(server.url);
    await inbox.log(/was delivered/);
    expect(server.accepted.map(messageIdOf)).toEqual([`<${ids[1]}@deskhand.example>`]);
    expect(inbox.lines[0]).toMatch(/^Reading what is known of .* failed: /);
  });

  test('is never sent again while it cannot be recorded that it was accepted', async () => {
    const id = await inbox.store(contact('A message'));
    const obstacle = join(messageFolder(inbox.folder, id), 'delivery.json');
    const server = await inbox.mailServer({
      verdict: () => {
        mkdirSync(join(obstacle, 'in the way'), { recursive: true });
        return 'accept';
      },
    });
    const clock = movableClock();
    await inbox.start(server.url, clock);
    await inbox.log(/^Recording the e-mail about .* failed: /);
    clock.increment(minute);
    await inbox.log(/^Recording the e-mail about .* failed: /, 2);
    rmSync(obstacle, { recursive: true });
    clock.increment(minute);
    await inbox.log(/was delivered/);
    expect(server.read).toHaveLength(1);
  });
});

describe('two servers with one inbox', () => {
  test('deliver each message once; when one ends, the other takes over', async () => {
    const server = await inbox.mailServer();
    const first = await inbox.start(server.url);
    await inbox.start(server.url);
    for (let n = 1; n <= 6; n++) await inbox.store(contact(`Message ${n}`));
    await inbox.log(/was delivered/, 6);
    await passes();
    expect(server.accepted).toHaveLength(6);
    await first.close();
    await inbox.store(contact('Message 7'));
    await inbox.log(/was delivered/, 7);
    expect(server.accepted).toHaveLength(7);
  });
});

test('closing waits for the attempt that is under way', async () => {
  const server = await inbox.mailServer({
    verdict: async (): Promise<Verdict> => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      return 'accept';
    },
  });
  const id = await inbox.store(contact('A message'));
  const delivery = await inbox.start(server.url);
  await eventually(
    () => server.read.length === 1,
    () => 'the message is read',
  );
  await delivery.close();
  expect(inbox.delivery(id)).toMatchObject({ state: 'delivered' });
  expect(inbox.waiting()).toEqual([]);
});

test('the e-mail has what a person needs, and a reply goes to the visitor', async () => {
  const server = await inbox.mailServer();
  const id = await inbox.store(contact('Dear desk,\n\n.\nFrom here — ünïcödé 🎩\n'));
  await inbox.start(server.url);
  await inbox.log(/was delivered/);
  const [mail] = server.accepted;
  expect(headerOf(mail?.raw ?? '', 'reply-to')).toBe('Ada Lovelace <ada@example.com>');
  expect(headerOf(mail?.raw ?? '', 'subject')).toBe('Website Contact — Engines — Ada Lovelace');
  expect(headerOf(mail?.raw ?? '', 'auto-submitted')).toBe('auto-generated');
  expect(mail && textOf(mail)).toContain('Dear desk,\n\n.\nFrom here — ünïcödé 🎩\n');
  expect(mail && textOf(mail)).toContain(`Id: ${id}`);
  const date = Date.parse(headerOf(mail?.raw ?? '', 'date') ?? '');
  expect(Math.abs(Date.now() - date)).toBeLessThan(30_000);
});

/** More than two looks into the outbox. */
const passes = () => new Promise((resolve) => setTimeout(resolve, 2300));

function refusing(code: number, text: string) {
  return (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
    callback(Object.assign(new Error(text), { responseCode: code }));
}
