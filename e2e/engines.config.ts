import { engineProjects, missingEngine } from '../tests/tools/engines/engines.ts';
import config from './playwright.config.ts';

// In the main process only, so that it is said once.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const engine of ['firefox', 'webkit'] as const) {
    const reason = missingEngine(engine);
    if (reason !== undefined) console.error(`${engine} is left out: ${reason}`);
  }

/**
 * `npm run test:engines`: the machines' paths and the tests marked `@engines` in every engine that is there. `npm run
 * test:all` runs its project `firefox`.
 */
export default {
  ...config,
  grep: /paths in the browser|@engines/,
  projects: [{ name: 'chromium' }, ...engineProjects()],
  // Each Firefox is several processes.
  workers: 2,
  outputDir: '../.build/engines-results',
  reporter: [['list'], ['../tests/paths/reporter.ts']],
};
