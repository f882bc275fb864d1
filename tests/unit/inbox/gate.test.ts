// @vitest-environment node
import { createConnection, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type InboxLimits, shares } from '../../../src/inbox/gate.ts';
import { inboxLimits } from '../../../src/serve/environment.ts';
import { ask, testConfig } from '../../worlds/inbox/fixtures.ts';
import { attachment, parts } from '../../worlds/inbox/form.ts';
import { errorsOf, inboxForEachTest, json } from '../../worlds/inbox/inboxHarness.ts';
import { deskKey, signIn } from '../../worlds/inbox/orderClient.ts';

const none = Number.POSITIVE_INFINITY;
const limitsOf = (limits: Partial<InboxLimits>): InboxLimits => ({
  postsPerMinute: none,
  bytesPerDay: none,
  openUploads: none,
  freeBytes: 0,
  ...limits,
});
const from = (address: string) => ({ ...json, 'x-real-ip': address });
const complete = { service: 'cleanup', name: 'Ada', email: 'ada@example.com', agreedToPrivacy: true };

describe('posts in a minute', () => {
  const inbox = inboxForEachTest({ limits: limitsOf({ postsPerMinute: 2 }) });

  test('one address is asked to wait until the minute is over, and its network with it', async () => {
    for (const n of [1, 2]) expect((await inbox.post(parts(), from(`2001:db8::${n}`))).status).toBe(200);
    const refused = await inbox.post(parts(), from('2001:db8::3'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(errorsOf(refused)).toEqual([
      { field: null, message: 'Too much has come from your network. Please try again in 1 minute.' },
    ]);
    expect((await inbox.postRequest(complete, from('2001:db8::4'))).status).toBe(429);
    expect((await inbox.post(parts(), from('2001:db8:0:1::3'))).status).toBe(200);
  });

  test('a form without a script gets a page that says when', async () => {
    for (const _ of [1, 2, 3]) await inbox.post(parts(), from('192.0.2.1'));
    const refused = await inbox.post(parts(), { accept: 'text/html', 'x-real-ip': '192.0.2.1' });
    expect(refused.status).toBe(429);
    expect(refused.body.toString()).toContain('Please try again in 1 minute.');
  });

  test('all addresses together are asked to wait, and this machine is no address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= 2 * shares; n++) statuses.push((await inbox.post(parts(), json)).status);
    expect(statuses).toEqual([...Array(2 * shares).fill(200), 429]);
    expect((await inbox.post(parts(), from('192.0.2.9'))).status).toBe(429);
  });

  test('when the minute is over, the next post is taken', async () => {
    for (const _ of [1, 2, 3]) await inbox.post(parts(), from('192.0.2.1'));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect((await inbox.post(parts(), from('192.0.2.1'))).status).toBe(200);
    vi.restoreAllMocks();
  });

  test('what is refused anyway costs nothing', async () => {
    for (const _ of [1, 2, 3, 4])
      expect((await ask(inbox.url, '/api/contact', { headers: from('192.0.2.1') })).status).toBe(405);
    expect((await inbox.post(parts(), from('192.0.2.1'))).status).toBe(200);
  });
});

describe('bytes in a day', () => {
  const inbox = inboxForEachTest({ limits: limitsOf({ bytesPerDay: 50_000 }) });

  test('an address that has sent too much is told how many hours to wait, others are not', async () => {
    const file = attachment('a.bin', Buffer.alloc(60_000));
    expect((await inbox.post(parts({}, file), from('192.0.2.1'))).status).toBe(200);
    const refused = await inbox.post(parts(), from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(errorsOf(refused)[0]?.message).toContain('Please try again in 24 hours.');
    expect((await inbox.post(parts(), from('192.0.2.2'))).status).toBe(200);
  });
});

describe('open uploads', () => {
  const inbox = inboxForEachTest({ limits: limitsOf({ openUploads: 3 }) });
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  const begin = () => {
    const { hostname, port } = new URL(inbox.url);
    const socket = createConnection(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: ${hostname}\r\nX-Real-IP: 192.0.2.1\r\nContent-Length: 9000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n`,
    );
  };

  test('have places, which are free again when their sender goes', async () => {
    for (const _ of [1, 2, 3]) begin();
    await expect.poll(async () => (await inbox.post(parts(), from('192.0.2.1'))).status).toBe(429);
    const refused = await inbox.post(parts(), from('192.0.2.1'));
    expect(refused.headers['retry-after']).toBe('30');
    expect((await inbox.post(parts(), from('192.0.2.2'))).status).toBe(200);
    sockets.pop()?.destroy();
    await expect.poll(async () => (await inbox.post(parts(), from('192.0.2.1'))).status).toBe(200);
    expect((await inbox.post(parts(), from('192.0.2.1'))).status).toBe(200);
  });
});

describe('open uploads of all', () => {
  const inbox = inboxForEachTest({ limits: limitsOf({ openUploads: 1 }) });

  test('have places, which are free again after each', async () => {
    for (let n = 0; n <= shares; n++)
      expect((await inbox.post(parts(), from(`192.0.2.${n}`))).status).toBe(200);
  });
});

describe('a disk without room', () => {
  const limits = { ...limitsOf({}), freeBytes: Number.MAX_SAFE_INTEGER };
  const inbox = inboxForEachTest({ limits });

  test('takes nothing new, says so, and takes it again when there is room', async () => {
    const refused = await inbox.post(parts(), from('192.0.2.1'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '600']);
    expect(errorsOf(refused)).toEqual([
      {
        field: null,
        message:
          'There is no room for more at the moment, so nothing was kept. Please try again in 10 minutes.',
      },
    ]);
    inbox.expectEmptyInbox();
    limits.freeBytes = 0;
    expect((await inbox.post(parts(), from('192.0.2.1'))).status).toBe(200);
  });
});

describe('the desk', () => {
  const limits = limitsOf({ postsPerMinute: 0, freeBytes: Number.MAX_SAFE_INTEGER });
  const inbox = inboxForEachTest({
    config: { ...testConfig, orderEndpoint: '/orders' },
    orders: { deskKey, secret: '' },
    limits,
  });

  test('opens however much arrives, so that its owner can make room', async () => {
    expect((await inbox.post(parts(), from('192.0.2.1'))).status).toBe(429);
    expect(await signIn(inbox.url)).toMatch(/^desk=./);
  });
});

describe('the settings', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('0 is no limit, and leaves no room', () => {
    for (const name of ['POSTS_PER_MINUTE', 'MB_PER_DAY', 'OPEN_UPLOADS', 'FREE_MB'])
      vi.stubEnv(`INBOX_${name}`, '0');
    expect(inboxLimits()).toEqual(limitsOf({}));
  });

  test('are whole numbers', () => {
    vi.stubEnv('INBOX_MB_PER_DAY', '1.5');
    expect(inboxLimits).toThrow('INBOX_MB_PER_DAY must be a whole number, or 0 for no limit, not "1.5".');
  });
});
