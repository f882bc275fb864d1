import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** What needs Cloudflare's runtime, for `npm run verify:worker`. */
export default defineConfig({
  ...config,
  test: { ...config.test, include: ['tests/tools/hosts/worker/*.paths.ts'] },
});
