import { test } from 'playwright/test';
import { differences } from '../tests/tools/engines/differences.ts';

/** Call it at the top level of a spec whose tests are in `differences`. */
export const expectDifferences = (): void =>
  test.beforeEach(({ channel }, info) => {
    const difference = differences.find(({ title }) => title === info.title);
    if (difference && channel === 'moz-firefox') info.fail(true, difference.because);
  });
