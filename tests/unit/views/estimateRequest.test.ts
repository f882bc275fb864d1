// @vitest-environment node
/** What a request says of an estimate is what the page says of it. */
import { expect, test } from 'vitest';
import { smallestTask } from '../../../machines/estimate/estimateRules.ts';
import { estimateTable } from '../../../src/configuration/estimates.ts';
import { requestOf } from '../../../src/views/service/estimateSentences.ts';

const service = 'presentation-design';
const table = estimateTable(service);
/** Of the smallest deck, wanted by a day, on Wednesday, March 5. */
const requested = (neededBy: string): string =>
  requestOf(service, { table, answers: smallestTask(table), today: '2025-03-05', neededBy });

test('has the usual price when there is no day, or time enough', () => {
  expect(requested('')).toContain('€150 to €195');
  expect(requested('')).not.toContain('Needed by');
  expect(requested('2025-03-10')).toContain('€150 to €195');
  expect(requested('2025-03-10')).toContain('Needed by: March 10, 2025');
});

test('has the higher price when the day is before the usual one', () => {
  expect(requested('2025-03-07')).toContain('€185 to €245');
  expect(requested('2025-03-05')).toContain('€185 to €245');
});

test('has no day in the past', () => {
  expect(requested('2025-03-04')).not.toContain('Needed by');
});
