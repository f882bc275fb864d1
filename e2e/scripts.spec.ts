import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, createServer, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { expect, test } from 'playwright/test';
import { siteHandler } from '../src/serve/site.ts';
import { budget } from '../src/site-build/budget.ts';
import { isReactScript } from '../tests/worlds/appScript.ts';
import { listenOn } from '../tests/worlds/listen.ts';
import { addresses, site } from './siteAddresses.ts';

test('every page with its CSS and its headers is sent in the first flight (decision B51)', async () => {
  const handler = siteHandler({ dist: 'dist' });
  // Node's compatible interface of HTTP/2 has all that the handler uses.
  const server = createServer((request, response) =>
    handler(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
  const port = await listenOn(server);
  const sent = new Map<string, number>();
  for (const { path } of addresses) {
    const socket = connectSocket(port, '127.0.0.1');
    const session = connect(`http://127.0.0.1:${port}`, { createConnection: () => socket });
    const stream = session.request({ ':path': path, 'accept-encoding': 'br' }).resume();
    const [{ 'content-encoding': encoding }] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    await once(stream, 'end');
    expect(encoding, path).toBe('br');
    sent.set(path, socket.bytesRead);
    session.destroy();
  }
  server.close();
  expect([...sent].filter(([, bytes]) => bytes > budget.flightBytes)).toEqual([]);
});

test('React’s script runs by itself: it imports nothing and names no other file (decision T16)', async ({
  page,
}) => {
  await page.goto('/');
  const [path = '', ...others] =
    (await page.locator('#root').getAttribute('data-preload'))
      ?.split(' ')
      .filter((each) => isReactScript(new URL(each, site))) ?? [];
  expect(others).toEqual([]);
  const code = await (await page.request.get(path)).text();
  expect(code).toContain('hydrateRoot');
  expect(code).not.toMatch(/\bimport\b|\.[0-9a-f]{8}\.js/);
});
