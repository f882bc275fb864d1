// @vitest-environment node
import { expect, test } from 'vitest';
import { pauseOf } from './pauseRules.ts';
import { pauseText } from './pauseTextRules.ts';

test.each([
  [{ pause: 90 }, 90],
  [{ pause: 0 }, 0],
  [{ pause: -5 }, 0],
  [{ pause: Number.NaN }, 0],
  [new TypeError('network'), 0],
  [undefined, 0],
])('%o asks to wait %i s', (error, pause) => expect(pauseOf(error)).toBe(pause));

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [119 * 60, '119 minutes'],
  [119 * 60 + 1, '2 hours'],
  [24 * 60 * 60, '24 hours'],
])('%i s are %s', (seconds, text) => expect(pauseText(seconds)).toBe(text));
