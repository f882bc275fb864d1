// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from '../../../src/serve/server.ts';
import { temporaryFolder, testConfig, writeSite } from '../../worlds/inbox/fixtures.ts';
import { checkHost } from './checkHost.ts';
import { secret, staticTable } from './staticTable.ts';

const folder = temporaryFolder();
const dist = join(folder.path, 'dist');
writeSite(dist);
writeFileSync(join(folder.path, 'secret.txt'), secret);
let running: Running;

beforeAll(async () => {
  running = await serve({ config: testConfig, dist, inboxFolder: join(folder.path, 'inbox'), port: 0 });
});
afterAll(async () => {
  await running.close(0);
  folder.remove();
});

const pages = ['/', '/faq', '/support/help-center', '/help', '/gig/sample', '/blog/a-post'];
const table = staticTable({ dist, pages });

test.each(table)('the local server: $name', async (request) => {
  const [checked] = await checkHost(running.url, dist, [request]);
  expect(checked?.problems).toEqual([]);
});
