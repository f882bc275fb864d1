// @vitest-environment node
import { readdirSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { describe, expect, test } from 'vitest';
import { answerBrokenRequests } from '../../../src/serve/refusals.ts';
import { serve } from '../../../src/serve/server.ts';
import { plainHeaders } from '../../../src/site-build/headers.ts';
import { protectionProblems } from '../../tools/hosts/protection.ts';
import { askBytes, brokenRequests, parseAnswer } from '../../tools/hosts/raw.ts';
import { ask, askRaw, temporaryFolder, testConfig } from '../../worlds/inbox/fixtures.ts';
import { multipart, parts } from '../../worlds/inbox/form.ts';
import { inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import { listenOn } from '../../worlds/listen.ts';

const site = inboxForEachTest({ hasSite: true });

const answerTo = async (url: string, bytes: string) => {
  const answer = await askBytes(url, bytes);
  if (answer === null) throw new Error('There is no answer');
  return answer;
};

const expectPlainHeaders = (headers: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(plainHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
};

/** What Node answers by itself, before a request reaches the server's own code. */
const head = (lines: string): string => `${lines}Host: localhost\r\n\r\n`;
test.each<[string, string]>([
  ...Object.entries(brokenRequests('localhost')),
  ['two lengths', head('POST /api/contact HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n')],
  ['an unknown expectation', head('GET /faq HTTP/1.1\r\nConnection: close\r\nExpect: tea\r\n')],
])('%s: refused with a policy and all other headers', async (what, bytes) => {
  const answer = await answerTo(site.url, bytes);
  expect(answer.status).toBe(
    {
      'a head of 60 kB': 431,
      'an address of 60 kB': 431,
      'an unknown expectation': 417,
    }[what] ?? 400,
  );
  expectPlainHeaders(answer.headers);
  expect(protectionProblems(answer)).toEqual([]);
  expect((await ask(site.url, '/faq')).status).toBe(200);
});

test('a head that never ends: 408 with a policy and all other headers', async () => {
  const server: Server = createServer({ headersTimeout: 20, connectionsCheckingInterval: 10 });
  answerBrokenRequests(server);
  const port = await listenOn(server);
  const answer = parseAnswer(
    await askRaw(`http://127.0.0.1:${port}`, 'GET / HTTP/1.1\r\nHost: localhost\r\n'),
  );
  server.close();
  expect(answer?.status).toBe(408);
  expectPlainHeaders(answer?.headers ?? {});
});

test('a broken chunk: 400, nothing is kept, and a server that closes waits until that is so', async () => {
  const lines = `POST /api/contact HTTP/1.1\r\nContent-Type: ${multipart(parts()).type}\r\nTransfer-Encoding: chunked\r\n`;
  for (let n = 0; n < 10; n++) {
    const inbox = temporaryFolder();
    const running = await serve({ config: testConfig, inboxFolder: inbox.path, port: 0 });
    const answer = await answerTo(running.url, `${head(lines)}5\r\nhello\r\nno number\r\n`);
    expect(answer.status).toBe(400);
    expectPlainHeaders(answer.headers);
    await running.close(0);
    expect(readdirSync(inbox.path)).toEqual(['messages']);
    inbox.remove();
  }
});

test('bytes after the begin of an answer are not answered in its middle', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 10 });
    response.write('12345');
  });
  answerBrokenRequests(server);
  const port = await listenOn(server);
  const answer = await askRaw(`http://127.0.0.1:${port}`, `${head('GET / HTTP/1.1\r\n')}no HTTP\r\n\r\n`);
  server.close();
  expect(answer).not.toContain('400');
});

describe('the address', () => {
  test('may be absolute: its host counts, not the header', async () => {
    const host = new URL(site.url).host;
    const { status, body } = await ask(site.url, `http://${host}/faq?x=1`, {
      headers: { host: 'evil.example' },
    });
    expect(status).toBe(200);
    expect(body.toString()).toContain('<title>faq</title>');
    expect((await ask(site.url, `http://${host}`)).body.toString()).toContain('<title>home</title>');
    expect((await ask(site.url, 'http://evil.example/faq')).status).toBe(421);
  });

  test('of a form that is sent to an absolute address is that of its own page', async () => {
    const { type, body } = multipart(parts());
    const { status } = await ask(site.url, 'http://deskhand.example/api/contact', {
      method: 'POST',
      headers: { 'content-type': type, origin: 'https://deskhand.example', accept: 'application/json' },
      body,
    });
    expect(status).toBe(200);
  });
});

test('without the site, every other address is refused with a policy and all other headers', async () => {
  const inbox = await serve({ config: testConfig, inboxFolder: site.folder, port: 0 });
  const { status, headers } = await ask(inbox.url, '/faq');
  await inbox.close(0);
  expect(status).toBe(404);
  expectPlainHeaders(headers);
});

test('a request for a tunnel gets no answer, and the server goes on', async () => {
  const { hostname, port } = new URL(site.url);
  await new Promise<void>((done) => {
    const request = httpRequest({ hostname, port, method: 'CONNECT', path: 'evil.example:443' });
    request.on('error', () => done());
    request.on('connect', () => expect.unreachable('a tunnel'));
    request.end();
  });
  expect((await ask(site.url, '/faq')).status).toBe(200);
});
