import { join } from 'node:path';
import { config } from '../src/config.ts';
import { serve } from '../src/serve/server.ts';
import { buildIfStale } from '../src/site-build/build.ts';
import { projectRoot } from '../src/site-build/projectRoot.mjs';

/**
 * Serves two sites for the browser tests: one with default settings, and one with a request endpoint (decision Q9). They
 * share one inbox.
 */
const inboxFolder = join(projectRoot, '.build/e2e-inbox');

const { outDir: dist } = await buildIfStale();
await serve({ config, dist, port: Number(process.env.SITE_PORT), inboxFolder });

const requestEndpoint = '/api/request';
const { outDir: configured } = await buildIfStale({
  outDir: '.build/configured-site',
  env: { REQUEST_ENDPOINT: requestEndpoint },
});
await serve({
  config: { ...config, requestEndpoint },
  dist: configured,
  port: Number(process.env.CONFIGURED_PORT),
  inboxFolder,
});
