// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deleteMessage } from '../../../src/inbox/messageStore.ts';
import { ask, type TestResponse } from '../../worlds/inbox/fixtures.ts';
import { attachment, goodRequest, multipart, parts } from '../../worlds/inbox/form.ts';
import { inboxForEachTest, json } from '../../worlds/inbox/inboxHarness.ts';

/** The same content is kept once within 24 hours (S8). */
const inbox = inboxForEachTest();
const reference = ({ body }: TestResponse): string => JSON.parse(body.toString()).reference;
const hour = 60 * 60 * 1000;

/** Makes the only message older. */
const age = (ms: number) => {
  const [message] = inbox.messages();
  const path = join(inbox.folder, message!.folder, 'message.json');
  const stored = JSON.parse(readFileSync(path, 'utf8'));
  const receivedAt = new Date(Date.parse(stored.receivedAt) - ms).toISOString();
  writeFileSync(path, JSON.stringify({ ...stored, receivedAt }));
};

describe('a message that is sent again', () => {
  test('is acknowledged with the reference of the first', async () => {
    const file = attachment('a.txt', 'hello');
    const replies = [await inbox.post(parts({}, file)), await inbox.post(parts({}, file))];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(replies.map(reference)).size).toBe(1);
    expect(inbox.messages()).toHaveLength(1);
    expect(inbox.reported.map(({ isNew }) => isNew)).toEqual([true, false]);
  });

  test('forty times at once to two servers is kept once', async () => {
    const urls = [inbox.url, await inbox.secondServer()];
    const { type, body } = multipart(parts({}, attachment('a.bin', Buffer.alloc(20_000, 'a'))));
    const headers = { ...json, 'content-type': type };
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        ask(urls[n % 2]!, '/api/contact', { method: 'POST', headers, body }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(inbox.messages()).toHaveLength(1);
    expect(new Set(replies.map(reference))).toEqual(new Set([inbox.messages()[0]?.json.id]));
  });

  test.each([
    ['after 24 hours', 1],
    ['a day before, after a clock was wrong,', -1],
  ])('%s is another message', async (_, direction) => {
    await inbox.post(parts());
    age(direction * (24 * hour - 60_000));
    await inbox.post(parts());
    expect(inbox.messages()).toHaveLength(1);
    age(direction * 120_000);
    await inbox.post(parts());
    await inbox.post(parts());
    expect(inbox.messages()).toHaveLength(2);
  });

  test('after it was deleted is kept again', async () => {
    const first = reference(await inbox.post(parts()));
    await deleteMessage(inbox.folder, first);
    expect(inbox.messages()).toEqual([]);
    expect(reference(await inbox.post(parts()))).toBe(first);
    expect(inbox.messages()).toHaveLength(1);
  });

  test('is kept beside one that cannot be read', async () => {
    const first = reference(await inbox.post(parts()));
    writeFileSync(join(inbox.folder, inbox.messages()[0]!.folder, 'message.json'), '{');
    expect(reference(await inbox.post(parts()))).toBe(first.replace(/1$/, '2'));
  });

  test('from another page counts as the same', async () => {
    await inbox.post(parts());
    await inbox.post(parts({ page_url: 'https://deskhand.example/contact#form' }));
    expect(inbox.messages()).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof parts>]>([
    ['name', [{ name: 'Ada Byron' }]],
    ['email', [{ email: 'ada@example.com' }]],
    ['company', [{ company: 'Lovelace Ltd' }]],
    ['subject', [{ subject: 'Sales sheets' }]],
    ['message', [{ message: 'y'.repeat(600) }]],
    ['file', [{}, attachment('a.txt', 'hullo')]],
    ["file's name", [{}, attachment('b.txt', 'hello')]],
  ])('with another %s is another message', async (_, changes) => {
    await inbox.post(parts({}, attachment('a.txt', 'hello')));
    const [fields, file = attachment('a.txt', 'hello')] = changes;
    await inbox.post(parts(fields, file));
    await inbox.post(parts());
    expect(inbox.messages()).toHaveLength(3);
  });
});

describe('a request that is sent again', () => {
  test('by a second press, later and from another page, is kept once', async () => {
    await inbox.postRequest(goodRequest);
    const later = { timestamp: '2026-01-02T03:05:00.000Z', page_path: '/faq', utm_source: 'mail' };
    await inbox.postRequest({ ...goodRequest, ...later });
    expect(inbox.messages()).toHaveLength(1);
    expect(inbox.messages()[0]?.json.fields).toEqual(goodRequest);
  });

  test.each([{ service: 'not-sure' }, { budget: '' }, { description: 'Other' }])(
    'with %j is another request',
    async (changes) => {
      await inbox.postRequest(goodRequest);
      await inbox.postRequest({ ...goodRequest, ...changes });
      expect(inbox.messages()).toHaveLength(2);
    },
  );
});

/** Sends a post and cuts the connection as soon as something is stored, so that no reply arrives. */
async function postAndLoseTheReply(path: string, type: string, body: Buffer | string): Promise<void> {
  const { hostname, port } = new URL(inbox.url);
  const socket = createConnection(Number(port), hostname);
  const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: application/json\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  let received = 0;
  socket.on('data', (chunk) => (received += chunk.length));
  socket.pause(); // The reply stays in the system's buffer.
  socket.write(head);
  socket.write(body);
  await expect.poll(inbox.messages).toHaveLength(1);
  socket.destroy();
  expect(received).toBe(0);
}

describe('a reply that is lost after the message was kept', () => {
  test('leads to one message when the visitor presses again', async () => {
    const { type, body } = multipart(parts({}, attachment('a.bin', Buffer.alloc(30_000, 'a'))));
    await postAndLoseTheReply('/api/contact', type, body);
    const again = await inbox.post(parts({}, attachment('a.bin', Buffer.alloc(30_000, 'a'))));
    expect(again.status).toBe(200);
    expect(inbox.messages()).toHaveLength(1);
  });
});
