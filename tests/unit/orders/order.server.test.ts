// @vitest-environment node
// @proof thorough
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import type { orderMachine } from '../../../machines/order/orderMachine.ts';
import { type Running, serve } from '../../../src/serve/server.ts';
import { serverSuite } from '../../paths/server.ts';
import { temporaryFolder, testConfig } from '../../worlds/inbox/fixtures.ts';
import { deskKey } from '../../worlds/inbox/orderClient.ts';
import { orderServer, orderServerModel } from '../../worlds/inbox/orderServer.ts';

const parent = temporaryFolder();
const folder = join(parent.path, 'inbox');
const servers: Running[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const config = { ...testConfig, orderEndpoint: '/orders' };
  for (let n = 0; n < 2; n++)
    servers.push(await serve({ config, inboxFolder: folder, port: 0, orders: { deskKey, secret: '' } }));
});
afterAll(async () => {
  for (const server of servers) await server.close(0);
  vi.useRealTimers();
  parent.remove();
});

serverSuite<typeof orderMachine>({
  name: 'order',
  model: orderServerModel,
  world: orderServer({
    urls: () => [servers[0]!.url, servers[1]!.url],
    log: (id) => {
      const file = join(folder, 'messages', id.replace('-', '/'), 'events.jsonl');
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
  }),
});
