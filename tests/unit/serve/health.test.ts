// @vitest-environment node
import { rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderOutbox, prepareOutbox } from '../../../src/inbox/folderOutbox.ts';
import { prepareInbox } from '../../../src/inbox/messageStore.ts';
import { queue } from '../../../src/inbox/rules/outbox.ts';
import { type Health, type Monitor, monitorOf } from '../../../src/serve/health.ts';
import { logAsJson, withRequestId } from '../../../src/serve/log.ts';
import { ask, temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { parts } from '../../worlds/inbox/form.ts';
import { inboxForEachTest, json } from '../../worlds/inbox/inboxHarness.ts';
import { listenOn } from '../../worlds/listen.ts';

describe('a server', () => {
  const inbox = inboxForEachTest();
  const health = async (): Promise<Health> => JSON.parse((await ask(inbox.url, '/healthz')).body.toString());

  test('tells this machine how it is', async () => {
    const { freeBytes, uptimeSeconds, ...others } = await health();
    expect(freeBytes).toBeGreaterThan(0);
    expect(uptimeSeconds).toBeGreaterThanOrEqual(0);
    expect(others).toEqual({
      status: 'ok',
      problems: [],
      isInboxWritable: true,
      emailsWaiting: 0,
      oldestEmailSeconds: 0,
      lastEmailAcceptedAt: null,
    });
    expect((await ask(inbox.url, '/healthz')).headers['content-type']).toMatch(/^application\/json/);
  });

  test.each(['x-real-ip', 'x-forwarded-for', 'forwarded', 'via'])(
    'tells nobody whom a proxy hands on with %s',
    async (header) => {
      for (const path of ['/healthz', '/metrics'])
        expect((await ask(inbox.url, path, { headers: { [header]: '192.0.2.1' } })).status).toBe(404);
    },
  );

  test('counts the answers of its endpoints, without what is in the address', async () => {
    await inbox.post(parts(), json, '/api/contact?name=Ada');
    await inbox.post(parts({ email: '' }), json);
    const { headers, body } = await ask(inbox.url, '/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = body.toString();
    expect(text).toContain('deskhand_answers_total{endpoint="/api/contact",status="200"} 1\n');
    expect(text).toContain('deskhand_answers_total{endpoint="/api/contact",status="422"} 1\n');
    expect(text).not.toContain('Ada');
    // Prometheus' own grammar of a line.
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(
        /^(# (HELP \w+ .+|TYPE \w+ (counter|gauge))|[a-z_]+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?(\d+(\.\d+)?(e[+-]?\d+)?|NaN))$/,
      );
  });
});

describe('a monitor', () => {
  let place: ReturnType<typeof temporaryFolder>;
  const folder = () => join(place.path, 'inbox');
  const monitor = (reserve = 0): Monitor =>
    monitorOf({ folder: folder(), outbox: folderOutbox(folder()), reserve });
  beforeEach(() => {
    place = temporaryFolder();
    prepareInbox(folder());
  });
  afterEach(() => place.remove());

  test('says that nothing can be kept', async () => {
    rmSync(folder(), { recursive: true });
    expect(await monitor().health()).toMatchObject({
      status: 'failing',
      problems: ['The inbox cannot keep messages.'],
      isInboxWritable: false,
    });
  });

  test('says that the disk is full', async () => {
    expect(await monitor(Number.MAX_SAFE_INTEGER).health()).toMatchObject({
      status: 'failing',
      problems: ['The disk of the inbox is full.'],
      isInboxWritable: true,
    });
  });

  test('says how many e-mails wait, how long, and when one was accepted', async () => {
    await prepareOutbox(folder());
    const [first, second] = ['a', 'b'].map((digit) => `${digit.repeat(32)}-1`) as [string, string];
    await queue(folderOutbox(folder()), first, Date.now() - 90_000);
    await queue(folderOutbox(folder()), second);
    const seen = monitor();
    seen.countEmail('postponed');
    expect((await seen.health()).lastEmailAcceptedAt).toBeNull();
    const later = monitor();
    const from = Date.now();
    later.countEmail('delivered');
    const health = await later.health();
    expect(health.emailsWaiting).toBe(2);
    expect(health.oldestEmailSeconds).toBeGreaterThanOrEqual(90);
    expect(Date.parse(health.lastEmailAcceptedAt ?? '')).toBeGreaterThanOrEqual(from);
  });
});

describe('the log in JSON', () => {
  const lines: Record<string, string>[] = [];
  const consoles = { log: console.log, warn: console.warn, error: console.error };
  let server: ReturnType<typeof createServer>;
  beforeEach(() => {
    lines.length = 0;
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        lines.push(JSON.parse(String(text)));
        return true;
      });
    logAsJson();
  });
  afterEach(() => {
    Object.assign(console, consoles);
    vi.restoreAllMocks();
    server?.close();
  });
  const listen = async (listener: RequestListener): Promise<string> => {
    server = createServer(listener);
    return `http://127.0.0.1:${await listenOn(server)}`;
  };

  test('has a level, a time and the id of the request, also in what is logged later', async () => {
    const answered: object[] = [];
    const url = await listen(
      withRequestId(
        '/api/contact',
        (_request, response) => {
          setTimeout(() => {
            console.error('It failed:', new Error('no room'));
            response.end();
          }, 5);
        },
        (answer) => answered.push(answer),
      ),
    );
    await Promise.all([ask(url, '/a'), ask(url, '/b')]);
    const from = Date.now();
    console.log('Outside of both');
    expect(lines.map(({ level }) => level)).toEqual(['error', 'error', 'info']);
    expect(lines[0]?.message).toContain('It failed: Error: no room');
    expect(lines[0]?.request).toMatch(/^[\da-f-]{36}$/);
    expect(lines[1]?.request).not.toBe(lines[0]?.request);
    expect(lines[2]).not.toHaveProperty('request');
    expect(Date.parse(lines[2]?.time ?? '')).toBeGreaterThanOrEqual(from);
    await expect.poll(() => answered).toHaveLength(2);
    expect(answered[0]).toMatchObject({ method: 'GET', endpoint: '/api/contact', status: 200 });
  });
});
