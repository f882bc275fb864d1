import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** `npm run test:models:full`: in every view, every pair of inputs in one task, and one hidden state more. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['machines/**/*.view.test.tsx'],
    testNamePattern: /paths on the view/,
    env: { PATHS_COVER: 'pairs' },
  },
});
