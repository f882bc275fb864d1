// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../src/inbox/faults.ts';
import { attachment, parts } from './form.ts';
import { errorsOf, inboxForEachTest, json } from './inboxHarness.ts';

const at = (query: string): string => `/api/contact?${query}`;

describe('faults on demand', () => {
  const inbox = inboxForEachTest();
  const file = attachment('a.bin', Buffer.alloc(50_000));

  test.each([413, 422, 429, 500])('%s comes with the usual list and keeps nothing', async (status) => {
    const answer = await inbox.post(parts({}, file), json, at(`fault=${status}`));
    expect(answer.status).toBe(status);
    expect(errorsOf(answer)).toHaveLength(1);
    expect(answer.headers['retry-after']).toBe(status === 429 ? '30' : undefined);
    inbox.expectNothingKept();
  });

  test('a status comes as a page to a plain form post', async () => {
    const answer = await inbox.post(parts(), { accept: 'text/html' }, at('fault=429'));
    expect(answer.status).toBe(429);
    expect(answer.body.toString()).toContain('<h1>Your message was not sent</h1>');
  });

  test("html is a proxy's error page even where JSON is accepted", async () => {
    const answer = await inbox.post(parts({}, file), json, at('fault=html'));
    expect(answer.status).toBe(502);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(() => JSON.parse(answer.body.toString())).toThrow();
    inbox.expectNothingKept();
  });

  test.each([parts(), parts({}, file)])('drop cuts the connection', async (...form) => {
    await expect(inbox.post(form, json, at('fault=drop'))).rejects.toMatchObject({
      code: expect.stringMatching(/ECONNRESET|EPIPE/),
    });
    inbox.expectNothingKept();
  });

  test('slow answers late and as usual', async () => {
    const started = performance.now();
    const answer = await inbox.post(parts({}, file), json, at('fault=slow&ms=400'));
    expect(answer.status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(395);
    expect(inbox.messages()).toHaveLength(1);
  });

  test('slow keeps nothing of a sender who gave up', async () => {
    const body = new FormData();
    for (const { name, value } of parts()) body.append(name, String(value));
    const signal = AbortSignal.timeout(100);
    const url = inbox.url + at('fault=slow&ms=300');
    await expect(fetch(url, { method: 'POST', body, signal })).rejects.toThrow(/timeout|aborted/i);
    await new Promise((resolve) => setTimeout(resolve, 400));
    inbox.expectNothingKept();
  });

  test('an unknown one is none', async () => {
    expect((await inbox.post(parts(), json, at('fault=toString'))).status).toBe(200);
  });
});

describe('with faults off', () => {
  const inbox = inboxForEachTest({ faults: false });

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
