import { join } from 'node:path';
import { config } from '../src/config.ts';
import { serve } from '../src/serve/server.ts';
import { buildIfStale } from '../src/site-build/build.ts';
import { projectRoot } from '../src/site-build/projectRoot.mjs';
import { deskKey } from '../tests/worlds/inbox/orderClient.ts';

/**
 * Serves two sites for the browser tests: one with default settings, and one without endpoints and without what says
 * that it is a demonstration (decisions Q9, C14 and S7). They share one inbox. Only the first has a desk.
 */
const inboxFolder = join(projectRoot, '.build/e2e-inbox');

const { outDir: dist } = await buildIfStale();
await serve({
  config,
  dist,
  port: Number(process.env.SITE_PORT),
  inboxFolder,
  orders: { deskKey, secret: '' },
});

const without = { formEndpoint: '', requestEndpoint: '' };
const { outDir: withoutEndpoints } = await buildIfStale({
  outDir: '.build/site-without-endpoints',
  env: {
    FORM_ENDPOINT: '',
    REQUEST_ENDPOINT: '',
    DEMONSTRATION: 'off',
  },
});
await serve({
  config: { ...config, ...without },
  dist: withoutEndpoints,
  port: Number(process.env.WITHOUT_ENDPOINTS_PORT),
  inboxFolder,
});
