/**
 * `npm run verify:nginx [-- --optional]`: serves the built site with nginx and the configuration that the build made,
 * and sends it every request of the tables. With `--optional`, it is no failure when nginx cannot be fetched. Writes
 * the counts to `.build/nginx.json`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { config } from '../../../src/config.ts';
import { readInbox } from '../../../src/inbox/readInbox.ts';
import { bodyLimitOf } from '../../../src/inbox/rules/endpoint.ts';
import { inboxPathsOf } from '../../../src/inbox/rules/paths.ts';
import { documents } from '../../../src/routes/documents.ts';
import { serve } from '../../../src/serve/server.ts';
import { buildIfStale, hostFolder } from '../../../src/site-build/build.ts';
import { basePolicy, securityHeaders } from '../../../src/site-build/headers.ts';
import { deskKey } from '../../worlds/inbox/orderClient.ts';
import { freePort } from '../../worlds/listen.ts';
import { apiTable } from './apiTable.ts';
import { checkApi } from './checkApi.ts';
import { type CheckedRequest, checkHost } from './checkHost.ts';
import { checkOrders } from './checkOrders.ts';
import { checkProxy } from './checkProxy.ts';
import { fetchNginx, type Nginx } from './fetchNginx.ts';
import { protectionProblems } from './protection.ts';
import { askBytes, brokenRequests } from './raw.ts';
import { report, reportSkipped } from './report.ts';
import { startNginx } from './startNginx.ts';
import { type HostRequest, staticTable } from './staticTable.ts';

/** What nginx answers for an endpoint without a local server, and with one that is down. */
const withoutInbox = (host: string, status: number, path: string): HostRequest => ({
  name: `${host}: POST ${path}`,
  path,
  method: 'POST',
  headers: { host },
  expected: {
    status: [status],
    file: status === 404 ? '404.html' : '500.html',
    address: status === 404 ? '/404.html' : '/500',
  },
});

async function checkNginx(nginx: Nginx): Promise<CheckedRequest[]> {
  const { outDir: dist } = await buildIfStale();
  const inboxFolder = mkdtempSync(join(tmpdir(), 'deskhand-inbox-'));
  const allowedHosts = ['www.example.org'];
  const orders = { deskKey, secret: '' };
  const local = await serve({ config, dist, inboxFolder, port: 0, allowedHosts, orders });
  const hosts = {
    'deskhand.example': `127.0.0.1:${local.port}`,
    'without-inbox.example': null,
    'inbox-down.example': `127.0.0.1:${await freePort()}`,
  };
  const endpoints = Object.values(inboxPathsOf(config));
  const served = [...endpoints, `${config.orderEndpoint}/desk/session`];
  const pages = documents().flatMap(({ paths }) => paths.filter((path) => !/^\/[45]\d\d$/.test(path)));
  const table = staticTable({ dist, pages });
  try {
    const running = await startNginx(nginx, {
      dist,
      configuration: join(hostFolder(), 'nginx.conf'),
      hosts,
    });
    try {
      return [
        ...(await checkHost(
          running.url,
          dist,
          table.filter(({ needs }) => needs !== 'brotli'),
        )),
        ...(await checkProxy(running.url, local.url, endpoints, config.attachmentLimit)),
        ...(await checkEndpoints(running.url, inboxFolder)),
        ...(await checkOrders(running.url)),
        ...(await checkBroken(running.url)),
        ...(await checkHost(running.url, dist, [
          ...served.map((path) => withoutInbox('without-inbox.example', 404, path)),
          ...served.map((path) => withoutInbox('inbox-down.example', 502, path)),
        ])),
      ];
    } finally {
      await running.stop();
    }
  } finally {
    await local.close(0);
    rmSync(inboxFolder, { recursive: true, force: true });
  }
}

/** What nginx refuses before it knows an address. It answers some malformed requests as if they were right. */
async function checkBroken(url: string): Promise<CheckedRequest[]> {
  const requests = Object.entries(brokenRequests(new URL(url).host));
  const checked: CheckedRequest[] = [];
  for (const [name, bytes] of requests) {
    const answer = await askBytes(url, bytes);
    checked.push({ name: `broken: ${name}`, problems: answer === null ? [] : protectionProblems(answer) });
  }
  return checked;
}

async function checkEndpoints(url: string, inboxFolder: string): Promise<CheckedRequest[]> {
  const own = securityHeaders({ ...config, styleHashes: [] });
  const policy = `${own['Content-Security-Policy']}, ${basePolicy}`;
  const headers = Object.entries({ ...own, 'Content-Security-Policy': policy });
  const api = {
    url,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    messages: async () => (await readInbox(inboxFolder)).entries.map(({ message }) => message),
  };
  const checked: CheckedRequest[] = [];
  const { attachmentLimit } = config;
  const bodyLimit = bodyLimitOf({ kind: 'contact', attachmentLimit });
  // Larger ones do not reach the inbox: nginx refuses them with a page of its own.
  for (const each of apiTable(attachmentLimit, true).filter(({ body }) => (body?.length ?? 0) <= bodyLimit))
    checked.push({ name: each.name, problems: await checkApi(api, each) });
  return checked;
}

const nginx = fetchNginx();
if (typeof nginx === 'string') reportSkipped('nginx', nginx, process.argv.includes('--optional'));
else report('nginx', await checkNginx(nginx));
