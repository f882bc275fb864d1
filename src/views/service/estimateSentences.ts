import type { EstimateContext } from '../../../machines/estimate/estimateMachine.ts';
import { type EstimateAnswers, estimateOf, isWantedSoon } from '../../../machines/estimate/estimateRules.ts';
import type { EstimateTable } from '../../configuration/estimateTable.ts';
import type { ServicePageId } from '../../configuration/services.ts';
import { serviceEstimates, estimateWords as words } from '../../content/estimate.ts';
import { dayInWords } from '../shared/dates.ts';
import { inEuros } from '../shared/euros.ts';
import { workingDays } from '../shared/PriceAndTime.tsx';
import { fill } from '../shared/words.ts';

/** An answer as it stands in a sentence: `12 slides`, or the option's words. */
export const answerInWords = (service: ServicePageId, question: string, answer: string): string => {
  const { one = '', other = '', options = {} } = serviceEstimates[service].questions[question] ?? {};
  const count = answer.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return options[answer] ?? (count === '1' ? one : fill(other, { n: count }));
};

export const requestOf = (
  service: ServicePageId,
  { table, answers, today, neededBy }: EstimateContext,
): string => {
  const isRushed = isWantedSoon(table, answers, today, neededBy);
  const { low, high, usualDays, earliestDays } = estimateOf(table, answers, today, isRushed);
  const range = fill(words.range, { low: inEuros(low), high: inEuros(high) });
  const { questions } = serviceEstimates[service];
  return [
    ...table.questions.map(
      ({ id }) => `${questions[id]?.label}: ${answerInWords(service, id, answers[id] ?? '')}`,
    ),
    // Nothing can be done by a day in the past. An empty one is before every other.
    ...(neededBy < today ? [] : [fill(words.summary.needed, { day: dayInWords(neededBy) })]),
    fill(words.summary.estimate, { range, days: workingDays(isRushed ? earliestDays : usualDays) }),
  ].join('\n');
};

export const exampleOf = (table: EstimateTable, answers: EstimateAnswers) => {
  // Only the days themselves depend on the date, and these are not shown.
  const { low, high, usualDays } = estimateOf(table, answers, '2025-01-01', false);
  return { amounts: { low, high }, days: workingDays(usualDays) };
};
