import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/**
 * `npm run test:models:full`: in every view, every pair of inputs in one task, and one hidden state more; the pages as a
 * whole with a longer history; and the mutants that take long.
 */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: [
      'machines/**/*.view.test.tsx',
      'tests/unit/page/*.test.{ts,tsx}',
      'tests/paths/foreign/mutants.test.ts',
    ],
    testNamePattern: /paths on the view|as a whole|foreign-/,
    env: { PATHS_COVER: 'pairs' },
  },
});
