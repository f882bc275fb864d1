import { defineConfig } from 'vitest/config';
import { measureConditions } from './paths/conditions.ts';

/** Everything that needs no browser: `npx vitest run --config tests/vitest.config.ts`. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [
    measureConditions({
      include: /^(machines|tests\/paths\/(example|conditions\/example))\/.*\.ts$/,
      exclude: /\.(model|laws|script|test)\.ts$/,
    }),
  ],
  // The example of the path library imports it by its name, as it does outside of this repository.
  resolve: {
    alias: [
      { find: /^deskhand-paths$/, replacement: new URL('paths/index.ts', import.meta.url).pathname },
      { find: /^deskhand-paths\/(\w+)$/, replacement: `${new URL('paths', import.meta.url).pathname}/$1.ts` },
    ],
  },
  test: {
    include: ['{machines,tests}/**/*.test.{ts,tsx}'],
    // A file that needs no DOM says so at its top: // @vitest-environment node
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    globals: false,
    restoreMocks: true,
    // What Vite has made of a module is kept for the other projects, and for the next run.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: new URL('../.build/vitest', import.meta.url).pathname,
    },
    // One process for each core.
    pool: 'forks',
    maxWorkers: 2,
    // Explorations keep thousands of snapshots: with V8's small nursery, a tenth of the time goes into copying them.
    execArgv: ['--max-semi-space-size=64'],
    // These only end what hangs, also on a slow computer where other work has both cores.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    chaiConfig: { truncateThreshold: 0 },
  },
});
