import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** `npm run test:models:full`: the paths on the views, complete for one hidden state more. */
process.env.PATHS_COVER = 'pairs';

export default mergeConfig(
  config,
  defineConfig({ test: { testNamePattern: /paths on the view/, reporters: ['verbose'] } }),
);
