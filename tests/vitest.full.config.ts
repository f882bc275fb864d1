import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** `npm run test:models:full`: every pair of inputs in one task, in every view. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['machines/**/*.view.test.tsx'],
    testNamePattern: /bursts/,
    env: { PATHS_COVER: 'pairs' },
  },
});
