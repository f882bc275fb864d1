// @vitest-environment node
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { serve } from '../../src/serve/server.ts';
import { askRaw, testConfig } from './fixtures.ts';
import { attachment, multipart, parts } from './form.ts';
import { inboxForEachTest, json } from './inboxHarness.ts';

const inbox = inboxForEachTest();
const limit = testConfig.attachmentLimit;

/** Sends a body in chunks without a Content-Length; `chunks` may throw the connection away. */
function stream(
  headers: Record<string, string>,
  write: (send: (chunk: Buffer) => Promise<void>, destroy: () => void) => Promise<void>,
): Promise<number | 'gone'> {
  const { hostname, port } = new URL(inbox.url);
  return new Promise((resolve) => {
    const request = httpRequest({
      hostname,
      port,
      path: '/api/contact',
      method: 'POST',
      headers,
      agent: false,
    });
    request.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    request.on('error', () => resolve('gone'));
    const send = (chunk: Buffer) =>
      new Promise<void>((sent) => (request.write(chunk) ? setImmediate(sent) : request.once('drain', sent)));
    write(send, () => request.destroy()).then(() => request.end());
  });
}

describe('uploads that do not end well', () => {
  const open = parts({}, attachment('big.bin', ''));
  const start = () => {
    const { type, body } = multipart(open);
    return { type, head: body.subarray(0, body.lastIndexOf('\r\n------')) };
  };

  test('a body without Content-Length is counted as it comes: 413', async () => {
    const { type, head } = start();
    const status = await stream({ ...json, 'content-type': type }, async (send) => {
      await send(head);
      for (let n = 0; n < 200; n++) await send(Buffer.alloc(64 * 1024));
    });
    expect(status).toBe(413);
    inbox.expectNothingKept();
  });

  test('text instead of a file is counted, too: 413', async () => {
    const { type, head } = start();
    const text = Buffer.concat([
      head.subarray(0, head.indexOf('name="message"')),
      Buffer.from('name="other"\r\n\r\n'),
    ]);
    const status = await stream({ ...json, 'content-type': type }, async (send) => {
      await send(text);
      for (let n = 0; n < 40; n++) await send(Buffer.alloc(64 * 1024, 'x'));
    });
    expect(status).toBe(413);
    inbox.expectNothingKept();
  });

  test('a Content-Length over the limit is refused before anything is read', async () => {
    const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 2147483648\r\n\r\n--x\r\n`;
    expect(await askRaw(inbox.url, head)).toMatch(/^HTTP\/1\.1 413 /);
    inbox.expectNothingKept();
  });

  test('a connection serves on after a refusal', async () => {
    const { type, body } = multipart(parts({}, attachment('a.bin', Buffer.alloc(limit + 500_000))));
    const first = `POST /api/contact HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body.toString('latin1')}`;
    const answer = await askRaw(
      inbox.url,
      `${first}GET /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 405']);
  });

  test.each(['in a field', 'in the file'])(
    'an upload broken off %s leaves nothing on disk',
    async (where) => {
      const { type, head } = start();
      const result = await stream({ ...json, 'content-type': type }, async (send, destroy) => {
        await send(where === 'in a field' ? head.subarray(0, 300) : head);
        if (where === 'in the file') await send(Buffer.alloc(30_000));
        await vi.waitFor(() => expect(readdirSync(inbox.folder)).toHaveLength(1));
        destroy();
      });
      expect(result).toBe('gone');
      await vi.waitFor(inbox.expectNothingKept);
      expect((await inbox.post(parts())).status).toBe(200);
    },
  );

  test('what a killed server left is removed at the start; what another one is taking is not', async () => {
    const ours = join(inbox.folder, `.incoming-999999999-${'a'.repeat(16)}`);
    const others = join(inbox.folder, `.incoming-${process.ppid}-${'b'.repeat(16)}`);
    const message2 = join(inbox.folder, '2025-01-01T00-00-00-000Z-00000000');
    for (const path of [ours, others, message2]) mkdirSync(path);
    const second = await serve({ config: testConfig, inboxFolder: inbox.folder, port: 0 });
    await second.close(0);
    expect([ours, others, message2].map(existsSync)).toEqual([false, true, true]);
  });
});
