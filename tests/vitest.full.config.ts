import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/**
 * `npm run test:models:full`: in every view, every pair of inputs in one task, and one hidden state more; the pages as a
 * whole with a longer history.
 */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['machines/**/*.view.test.tsx', 'tests/unit/page/*.test.{ts,tsx}'],
    testNamePattern: /paths on the view|as a whole/,
    env: { PATHS_COVER: 'pairs' },
  },
});
