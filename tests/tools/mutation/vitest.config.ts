import { defineConfig } from 'vitest/config';
import everything from '../../vitest.config.ts';

/** What Stryker runs for each mutant: the files that `run.ts` names, without the set-up for views. */
export default defineConfig({
  ...everything,
  // Stryker's own switches are no conditions of the machine.
  plugins: [],
  test: {
    ...everything.test,
    include: process.env.MUTATION_TESTS?.split(',') ?? [],
    setupFiles: [],
    // Stryker runs tests in threads, which take no options of V8.
    execArgv: [],
  },
});
