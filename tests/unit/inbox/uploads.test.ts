// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createConnection } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { serve } from '../../../src/serve/server.ts';
import { askRaw, testConfig } from '../../worlds/inbox/fixtures.ts';
import { attachment, multipart, parts } from '../../worlds/inbox/form.ts';
import { inboxForEachTest, json } from '../../worlds/inbox/inboxHarness.ts';

const inbox = inboxForEachTest();
const limit = testConfig.attachmentLimit;

/** Sends a body in chunks without Content-Length; `write` may destroy the connection. */
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

describe('failed uploads', () => {
  const open = parts({}, attachment('big.bin', ''));
  const start = () => {
    const { type, body } = multipart(open);
    return { type, head: body.subarray(0, body.lastIndexOf('\r\n------')) };
  };

  test('a large body without Content-Length gets 413', async () => {
    const { type, head } = start();
    const status = await stream({ ...json, 'content-type': type }, async (send) => {
      await send(head);
      for (let n = 0; n < 200; n++) await send(Buffer.alloc(64 * 1024));
    });
    expect(status).toBe(413);
    inbox.expectEmptyInbox();
  });

  test('a large text field gets 413', async () => {
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
    inbox.expectEmptyInbox();
  });

  test('a Content-Length over the limit gets 413 before the body is read', async () => {
    const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 2147483648\r\n\r\n--x\r\n`;
    expect(await askRaw(inbox.url, head)).toMatch(/^HTTP\/1\.1 413 /);
    inbox.expectEmptyInbox();
  });

  test('a connection can be used again after a 413', async () => {
    const { type, body } = multipart(parts({}, attachment('a.bin', Buffer.alloc(limit + 500_000))));
    const first = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body.toString('latin1')}`;
    const response = await askRaw(
      inbox.url,
      `${first}GET /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 405']);
  });

  test.each(['in a field', 'in the file'])(
    'an upload that is aborted %s leaves nothing on disk',
    async (where) => {
      const { type, head } = start();
      const result = await stream({ ...json, 'content-type': type }, async (send, destroy) => {
        await send(where === 'in a field' ? head.subarray(0, 300) : head);
        if (where === 'in the file') await send(Buffer.alloc(30_000));
        await expect.poll(() => readdirSync(inbox.folder)).toHaveLength(2);
        destroy();
      });
      expect(result).toBe('gone');
      await vi.waitFor(inbox.expectEmptyInbox, { timeout: 30_000 });
      expect((await inbox.post(parts())).status).toBe(200);
    },
  );

  test('a form that is followed by bytes that are no request leaves no upload in progress', async () => {
    const { type, body } = multipart(parts());
    const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
    await askRaw(inbox.url, `${head}${body.toString('latin1')}no request\r\n\r\n`);
    await expect.poll(() => readdirSync(inbox.folder)).toEqual(['messages']);
    expect((await inbox.post(parts())).status).toBe(200);
  });

  test('uploads that break off at once leave nothing on disk', async () => {
    const { type, head } = start();
    const { hostname, port } = new URL(inbox.url);
    const bytes = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n${head.toString('latin1', 0, 200)}`;
    const breakOff = () =>
      new Promise<void>((resolve) => {
        const socket = createConnection(Number(port), hostname, () => {
          socket.write(bytes, () => socket.resetAndDestroy());
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
    for (let burst = 0; burst < 10; burst++) await Promise.all(Array.from({ length: 20 }, breakOff));
    await vi.waitFor(inbox.expectEmptyInbox, { timeout: 30_000 });
  });

  test('the server removes at its start what a killed one left, but not the uploads of a running one', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const upload = (host: string, processId: number, hoursAgo = 0) => {
      const path = join(inbox.folder, `.incoming-${host}-${processId}-1-${'a'.repeat(16)}`);
      mkdirSync(path);
      const then = new Date(Date.now() - hoursAgo * 3_600_000 - 1000);
      utimesSync(path, then, then);
      return path;
    };
    const ours = [upload(hostname(), pid), upload(hostname(), process.pid), upload('old', 1, 1)];
    // Another container has process ids of its own.
    const others = [upload(hostname(), process.ppid), upload('other-host', pid)];
    const message2 = join(inbox.folder, '2025-01-01T00-00-00-000Z-00000000');
    mkdirSync(message2);
    const second = await serve({ config: testConfig, inboxFolder: inbox.folder, port: 0 });
    await second.close(0);
    expect(ours.map(existsSync)).toEqual([false, false, false]);
    expect([...others, message2].map(existsSync)).toEqual([true, true, true]);
  });
});
