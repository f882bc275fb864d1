/**
 * `npm run verify:worker [-- --optional]`: runs the built site as a Cloudflare Worker in Cloudflare's own runtime, with
 * the configuration that the build makes, and sends it every request of the tables. With `--optional`, it is no failure
 * when the runtime cannot be fetched. Writes the counts to `.build/worker.json`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '../../../src/config.ts';
import { documents } from '../../../src/routes/documents.ts';
import { buildIfStale, hostFolder } from '../../../src/site-build/build.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { writeWorker } from '../../../src/site-build/workerFiles.ts';
import { ask } from '../../worlds/inbox/fixtures.ts';
import { deskKey } from '../../worlds/inbox/orderClient.ts';
import { apiTable } from './apiTable.ts';
import { checkApi } from './checkApi.ts';
import { type CheckedRequest, checkHost } from './checkHost.ts';
import { checkOrders } from './checkOrders.ts';
import { report, reportSkipped } from './report.ts';
import { type HostRequest, staticTable } from './staticTable.ts';
import { checkFailingMail, checkWorker } from './worker/checkWorker.ts';
import { explained } from './worker/deviations.ts';
import { fetchRuntime, type WorkerRuntime } from './worker/fetchRuntime.ts';
import { type RunningWorker, startWorker } from './worker/startWorker.ts';

/** Both endpoints, orders and e-mail are on, whatever the settings of the build are. */
const options = {
  ...config,
  formEndpoint: '/api/contact',
  requestEndpoint: '/api/request',
  orderEndpoint: '/orders',
  mailTo: 'inbox@deskhand.example',
  mailFrom: 'Site <site@deskhand.example>',
};

/** wrangler reads the configuration and packs the files, as for a real deployment. */
function checkDeployment({ node, wrangler }: WorkerRuntime, file: string): CheckedRequest {
  const args = [wrangler, 'deploy', '--dry-run', '--config', file];
  const { status, stdout, stderr } = spawnSync(node, args, {
    encoding: 'utf8',
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  const output = stdout + stderr;
  const isGood = status === 0 && !/warning/i.test(output);
  return { name: `wrangler accepts ${file}`, problems: isGood ? [] : [output] };
}

/** Other spellings of an address are redirected to it, so their table is run with where they lead. */
async function checkStaticFiles(url: string, dist: string): Promise<CheckedRequest[]> {
  const pages = documents().flatMap(({ paths }) => paths.filter((path) => path !== '/404'));
  const table = staticTable({ dist, pages });
  const spellings: HostRequest[] = [];
  for (const request of table.filter(({ needs }) => needs === 'spellings')) {
    const { status, headers } = await ask(url, request.path);
    const path = headers.location ?? '';
    const isRedirect = status === 307 && /^\/(?!\/)/.test(path);
    spellings.push({ ...request, path: isRedirect ? path : request.path });
  }
  return [
    ...explained(
      await checkHost(
        url,
        dist,
        table.filter(({ needs }) => needs === undefined),
      ),
    ),
    ...(await checkHost(url, dist, spellings)),
  ];
}

async function checkEndpoints(worker: RunningWorker, configFile: string): Promise<CheckedRequest[]> {
  const { headers } = JSON.parse(readFileSync(configFile, 'utf8')).vars.SETTINGS;
  const api = {
    url: worker.url,
    headers: Object.fromEntries(
      Object.entries<string>(headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    messages: async () => (await worker.messages()).map(({ message }) => message),
  };
  const checked: CheckedRequest[] = [];
  for (const each of apiTable(options.attachmentLimit, true))
    checked.push({ name: `endpoint: ${each.name}`, problems: await checkApi(api, each) });
  return checked;
}

/** The paths of the order's machine, over HTTP, in the runner that declares them. */
function checkOrderPaths(): CheckedRequest {
  const args = ['vitest', 'run', '--config', 'tests/vitest.worker.config.ts'];
  const { status, stdout, stderr } = spawnSync('npx', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    timeout: 300_000,
    shell: process.platform === 'win32',
  });
  return { name: 'the paths of the order', problems: status === 0 ? [] : [(stdout + stderr).slice(-5000)] };
}

async function checkAll(runtime: WorkerRuntime): Promise<CheckedRequest[]> {
  const { outDir: dist } = await buildIfStale();
  const folder = hostFolder('worker-under-test');
  await writeWorker(folder, dist, options);
  const configFile = join(folder, 'wrangler.jsonc');
  const checked = [checkDeployment(runtime, configFile)];
  const worker = await startWorker(runtime, configFile, { deskKey });
  try {
    checked.push(...(await checkStaticFiles(worker.url, dist)));
    checked.push(...(await checkEndpoints(worker, configFile)));
    checked.push(...(await checkOrders(worker.url)));
    checked.push(...(await checkWorker(worker)));
  } finally {
    await worker.stop();
  }
  // A site with orders may send to anybody, and its binding would refuse nobody.
  const closed = hostFolder('worker-to-one-address');
  await writeWorker(closed, dist, { ...options, orderEndpoint: '' });
  const failing = await startWorker(runtime, join(closed, 'wrangler.jsonc'), {
    mailTo: 'nobody@deskhand.example',
    maxRetries: 0,
  });
  try {
    checked.push(await checkFailingMail(failing));
  } finally {
    await failing.stop();
  }
  checked.push(checkOrderPaths());
  return checked;
}

const runtime = fetchRuntime();
if (typeof runtime === 'string') reportSkipped('worker', runtime, process.argv.includes('--optional'));
else report('worker', await checkAll(runtime));
