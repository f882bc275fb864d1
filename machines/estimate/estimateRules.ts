import type {
  CountQuestion,
  EstimateQuestion,
  EstimateTable,
} from '../../src/configuration/estimateTable.ts';
import { workingDaysAfter } from './workingDaysRules.ts';

/** What is typed or chosen, by the questions' ids. A number is kept as it was typed. */
export type EstimateAnswers = Readonly<Record<string, string>>;

/** Days are ISO 8601 dates without a time. */
export interface Estimate {
  /** The range of the price, in whole euros. */
  readonly low: number;
  readonly high: number;
  /** The working days that it usually takes, and the fewest that can be arranged. */
  readonly usualDays: number;
  readonly earliestDays: number;
  readonly usual: string;
  readonly earliest: string;
}

export interface Saving extends Estimate {
  readonly question: string;
  readonly answer: string;
}

/** Work that is wanted before its usual day costs this much more: somebody moves other work. */
const rushFactor = 1.25;
/** At best, work takes this part of its usual days. */
const rushDays = 0.5;
/** How far the price of a described task may be from its estimate. */
const spread = 1.3;

/** The number that was typed, or `null` if it is not a whole number within the question's limits. */
export const countOf = ({ min, max }: CountQuestion, typed: string): number | null => {
  const text = typed.replace(/[\s,.']/g, '');
  const count = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return count >= min && count <= max ? count : null;
};

const additionOf = (
  question: EstimateQuestion,
  answer: string,
): { readonly price: number; readonly days: number } | null => {
  if (question.kind === 'choice') return question.options.find(({ id }) => id === answer) ?? null;
  const count = countOf(question, answer);
  if (count === null) return null;
  const more = Math.max(0, count - question.included);
  return {
    price: Math.ceil(more / question.each) * question.price,
    days: more / question.perDay,
  };
};

export const missingAnswer = (table: EstimateTable, answers: EstimateAnswers): string | null =>
  table.questions.find((question) => additionOf(question, answers[question.id] ?? '') === null)?.id ?? null;

export const smallestTask = ({ questions }: EstimateTable): EstimateAnswers =>
  Object.fromEntries(questions.map((question) => [question.id, leastOf(question)]));

const leastOf = (question: EstimateQuestion): string =>
  question.kind === 'choice' ? (question.options[0]?.id ?? '') : String(question.included);

const inFives = (amount: number, round: (value: number) => number): number => 5 * round(amount / 5);

/** More work never costs less or comes sooner. `isRushed`: it is wanted before its usual day. */
export const estimateOf = (
  table: EstimateTable,
  answers: EstimateAnswers,
  today: string,
  isRushed: boolean,
): Estimate => {
  const additions = table.questions.map(
    (question) => additionOf(question, answers[question.id] ?? '') ?? { price: 0, days: 0 },
  );
  const price = additions.reduce((sum, addition) => sum + addition.price, table.startingPrice);
  const usualDays = Math.ceil(additions.reduce((sum, addition) => sum + addition.days, table.workingDays));
  const earliestDays = Math.max(1, Math.ceil(usualDays * rushDays));
  const asked = price * (isRushed ? rushFactor : 1);
  return {
    low: Math.max(table.startingPrice, inFives(asked, Math.floor)),
    high: inFives(asked * spread, Math.ceil),
    usualDays,
    earliestDays,
    usual: workingDaysAfter(today, usualDays),
    earliest: workingDaysAfter(today, earliestDays),
  };
};

/** Whether the task is wanted before its usual day, which costs a surcharge. A day that is not given is empty. */
export const isWantedSoon = (
  table: EstimateTable,
  answers: EstimateAnswers,
  today: string,
  neededBy: string,
): boolean => neededBy !== '' && neededBy < estimateOf(table, answers, today, false).usual;

/** The one change of an answer that saves most, or `null` if nothing can be left out. */
export const largestSaving = (
  table: EstimateTable,
  answers: EstimateAnswers,
  today: string,
  isRushed: boolean,
): Saving | null => {
  const { low, earliest } = estimateOf(table, answers, today, isRushed);
  const savings = table.questions.map((question): Saving => {
    const answer = leastOf(question);
    return {
      question: question.id,
      answer,
      ...estimateOf(table, { ...answers, [question.id]: answer }, today, isRushed),
    };
  });
  const [best] = savings
    .filter((saving) => saving.low < low || saving.earliest < earliest)
    .sort((one, other) => one.low - other.low || one.earliest.localeCompare(other.earliest));
  return best ?? null;
};
