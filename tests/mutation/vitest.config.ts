import { defineConfig } from 'vitest/config';
import everything from '../vitest.config.ts';

/** What Stryker runs for each mutant: the files that `run.ts` names, and no more set-up than they need. */
export default defineConfig({
  ...everything,
  test: { ...everything.test, include: process.env.MUTATION_TESTS?.split(',') ?? [], setupFiles: [] },
});
