// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../src/inbox/faults.ts';
import { attachment, parts } from '../../worlds/inbox/form.ts';
import { errorsOf, inboxForEachTest, json } from '../../worlds/inbox/inboxHarness.ts';

const at = (query: string): string => `/api/contact?${query}`;

describe('faults on demand', () => {
  const inbox = inboxForEachTest({ faults: true });
  const file = attachment('a.bin', Buffer.alloc(50_000));

  test.each([413, 422, 429, 500])(
    '%s responds with a list of problems and stores nothing',
    async (status) => {
      const response = await inbox.post(parts({}, file), json, at(`fault=${status}`));
      expect(response.status).toBe(status);
      expect(errorsOf(response)).toHaveLength(1);
      expect(response.headers['retry-after']).toBe(status === 429 ? '30' : undefined);
      inbox.expectEmptyInbox();
    },
  );

  test('a status is sent as a page to a plain form post', async () => {
    const response = await inbox.post(parts(), { accept: 'text/html' }, at('fault=429'));
    expect(response.status).toBe(429);
    expect(response.body.toString()).toContain('<h1>Your message was not sent</h1>');
  });

  test("html sends a proxy's error page even if JSON is accepted", async () => {
    const response = await inbox.post(parts({}, file), json, at('fault=html'));
    expect(response.status).toBe(502);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(() => JSON.parse(response.body.toString())).toThrow();
    inbox.expectEmptyInbox();
  });

  test.each([parts(), parts({}, file)])('drop cuts the connection', async (...form) => {
    await expect(inbox.post(form, json, at('fault=drop'))).rejects.toMatchObject({
      code: expect.stringMatching(/ECONNRESET|EPIPE/),
    });
    inbox.expectEmptyInbox();
  });

  test('slow delays the usual response', async () => {
    const started = performance.now();
    const response = await inbox.post(parts({}, file), json, at('fault=slow&ms=400'));
    expect(response.status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(395);
    expect(inbox.messages()).toHaveLength(1);
  });

  test('slow stores nothing if the sender has disconnected', async () => {
    const body = new FormData();
    for (const { name, value } of parts()) body.append(name, String(value));
    const signal = AbortSignal.timeout(100);
    const url = inbox.url + at('fault=slow&ms=300');
    await expect(fetch(url, { method: 'POST', body, signal })).rejects.toThrow(/timeout|aborted/i);
    await new Promise((resolve) => setTimeout(resolve, 400));
    inbox.expectEmptyInbox();
  });

  test('an unknown fault is ignored', async () => {
    expect((await inbox.post(parts(), json, at('fault=toString'))).status).toBe(200);
  });
});

describe('unless they are asked for, faults are off', () => {
  const inbox = inboxForEachTest();

  test.each(['413', 'drop', 'html', 'slow'])('fault=%s does nothing', async (fault) => {
    expect((await inbox.post(parts(), json, at(`fault=${fault}`))).status).toBe(200);
    expect(inbox.messages()).toHaveLength(1);
  });
});

test.each([
  ['/api/contact', null],
  ['/api/contact?fault=', null],
  ['/api/contact?fault=__proto__', null],
  ['/api/contact?fault=%E0%A4%A', null],
  ['/api/contact?fault=slow', { name: 'slow', ms: 40_000 }],
  ['/api/contact?x=1&fault=slow&ms=8000', { name: 'slow', ms: 8000 }],
  ['/api/contact?fault=slow&ms=-1', { name: 'slow', ms: 0 }],
  ['/api/contact?fault=slow&ms=1e9', { name: 'slow', ms: 300_000 }],
  ['/api/contact?fault=slow&ms=soon', { name: 'slow', ms: 40_000 }],
])('%s asks for %j', (url, fault) => {
  expect(faultOf(url)).toEqual(fault);
});
