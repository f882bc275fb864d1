// @vitest-environment node
/** The fourth level against the worker. Its two clients meet in the bucket only: a worker keeps nothing between requests. */
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import type { orderMachine } from '../../../../machines/order/orderMachine.ts';
import { writeWorker } from '../../../../src/site-build/workerFiles.ts';
import { serverSuite } from '../../../paths/server.ts';
import { ask, temporaryFolder, testConfig, writeSite } from '../../../worlds/inbox/fixtures.ts';
import { deskKey } from '../../../worlds/inbox/orderClient.ts';
import { orderServer, orderServerModel } from '../../../worlds/inbox/orderServer.ts';
import { fetchRuntime } from './fetchRuntime.ts';
import { type RunningWorker, startWorker } from './startWorker.ts';

const folder = temporaryFolder();
let worker: RunningWorker;

beforeAll(async () => {
  const dist = join(folder.path, 'dist');
  writeSite(dist);
  await writeWorker(folder.path, dist, { ...testConfig, orderEndpoint: '/orders' });
  const runtime = fetchRuntime();
  if (typeof runtime === 'string') throw new Error(runtime);
  const options = { deskKey, hasMovableClock: true };
  worker = await startWorker(runtime, join(folder.path, 'wrangler.jsonc'), options);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await worker.stop();
  folder.remove();
});

serverSuite<typeof orderMachine>({
  name: 'order in the worker',
  model: orderServerModel,
  world: orderServer({
    urls: () => [worker.url, worker.url],
    log: async (id) => (await worker.read(`messages/${id.replace('-', '/')}/events.jsonl`)) ?? '',
    setClock: async (now) => void (await ask(worker.url, `/orders/test-clock?now=${now}`)),
  }),
});
