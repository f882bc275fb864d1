// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTable } from '../../src/configuration/estimates.ts';
import type { EstimateQuestion, EstimateTable } from '../../src/configuration/estimateTable.ts';
import { servicePageIds } from '../../src/configuration/services.ts';
import { machineSuite } from '../../tests/paths/actor.ts';
import { estimateLaws, estimateStarts } from './estimate.laws.ts';
import { deck, estimateDay, estimateModel } from './estimate.model.ts';
import {
  countOf,
  type EstimateAnswers,
  estimateOf,
  largestSaving,
  missingAnswer,
  smallestTask,
} from './estimateRules.ts';
import { workingDaysAfter } from './workingDaysRules.ts';

const allAnswered = 'while an answer is missing, the machine asks for no estimate';

machineSuite({
  name: 'estimate',
  model: estimateModel,
  laws: estimateLaws,
  starts: estimateStarts,
  goal: (snapshot) => snapshot.matches('unhurried'),
  infeasible: {
    "estimateRules.ts: additionOf(question, answers[question.id] ?? '') ?? { price: 0, days: 0 }: additionOf(question, answers[question.id] ?? '') is never null or undefined":
      allAnswered,
    "estimateRules.ts: answers[question.id] ?? '' #2: answers[question.id] is never null or undefined":
      allAnswered,
  },
});

/** The answers to a question, the least work first. */
const answersTo = (question: EstimateQuestion): readonly string[] =>
  question.kind === 'choice'
    ? question.options.map(({ id }) => id)
    : [...new Set([question.min, question.included, question.included + 1, question.max])].map(String);

const tables: readonly (readonly [string, EstimateTable])[] = servicePageIds.map((id) => [
  id,
  estimateTable(id),
]);

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe.each(tables)('the estimate of %s', (_, table) => {
  const anyAnswers: fc.Arbitrary<EstimateAnswers> = fc.record(
    Object.fromEntries(
      table.questions.map((question) => [question.id, fc.constantFrom(...answersTo(question))]),
    ),
    { noNullPrototype: true },
  );

  it('is the starting price and the usual days for the smallest task', () => {
    const estimate = estimateOf(table, smallestTask(table), estimateDay, false);
    expect(missingAnswer(table, smallestTask(table))).toBeNull();
    expect(estimate.low).toBe(table.startingPrice);
    expect(estimate.usual).toBe(workingDaysAfter(estimateDay, table.workingDays));
    expect(largestSaving(table, smallestTask(table), estimateDay, false)).toBeNull();
  });

  it('is a range in fives, never below the starting price, on working days after today', () => {
    fc.assert(
      fc.property(anyAnswers, anyDay, fc.boolean(), (answers, today, isRushed) => {
        const { low, high, usual, earliest } = estimateOf(table, answers, today, isRushed);
        expect([low % 5, high % 5]).toEqual([0, 0]);
        expect(low).toBeGreaterThanOrEqual(table.startingPrice);
        expect(high).toBeGreaterThan(low);
        expect(today < earliest && earliest <= usual).toBe(true);
        for (const day of [usual, earliest]) expect(new Date(day).getUTCDay() % 6).not.toBe(0);
      }),
    );
  });

  it('never costs less or comes sooner for more work, nor costs less in a hurry', () => {
    fc.assert(
      fc.property(anyAnswers, anyDay, fc.nat(), (answers, today, at) => {
        const question = table.questions[at % table.questions.length];
        if (!question) return;
        const estimates = answersTo(question).map((answer) =>
          estimateOf(table, { ...answers, [question.id]: answer }, today, false),
        );
        for (const key of ['low', 'high', 'usual', 'earliest'] as const)
          expect(estimates.map((estimate) => estimate[key])).toEqual(
            estimates
              .map((estimate) => estimate[key])
              .toSorted((one, other) => (one < other ? -1 : +(one > other))),
          );
        expect(estimateOf(table, answers, today, true).low).toBeGreaterThanOrEqual(
          estimateOf(table, answers, today, false).low,
        );
      }),
    );
  });

  it('names the change that saves most', () => {
    fc.assert(
      fc.property(anyAnswers, anyDay, (answers, today) => {
        const saving = largestSaving(table, answers, today, false);
        const { low, earliest } = estimateOf(table, answers, today, false);
        if (!saving) {
          expect(low).toBe(table.startingPrice);
          return;
        }
        const changed = estimateOf(table, { ...answers, [saving.question]: saving.answer }, today, false);
        expect(saving).toEqual({ question: saving.question, answer: saving.answer, ...changed });
        expect(changed.low < low || changed.earliest < earliest).toBe(true);
      }),
    );
  });
});

describe('the estimate of a task with choices', () => {
  const choice = (id: string, price: number, days: number): EstimateQuestion => ({
    kind: 'choice',
    id,
    options: [
      { id: 'no', price: 0, days: 0 },
      { id: 'yes', price, days },
    ],
  });
  const tableOf = (...questions: EstimateQuestion[]): EstimateTable => ({
    startingPrice: 100,
    workingDays: 1,
    questions,
  });
  const savingOf = (...questions: EstimateQuestion[]) =>
    largestSaving(
      tableOf(...questions),
      Object.fromEntries(questions.map(({ id }) => [id, 'yes'])),
      estimateDay,
      false,
    );

  it('saves most by the cheapest task, and of equal ones by the one that comes soonest', () => {
    const [small, late, soon] = [choice('small', 50, 1), choice('late', 100, 1), choice('soon', 100, 6)];
    expect(savingOf(small, late, soon)?.question).toBe('soon');
    expect(savingOf(soon, late, small)?.question).toBe('soon');
    expect(savingOf(small, late)?.question).toBe('late');
  });

  it('saves time alone, if nothing costs less', () =>
    expect(savingOf(choice('proofs', 0, 5))?.question).toBe('proofs'));

  it('counts what is begun as a whole', () => {
    const rows: EstimateQuestion = {
      kind: 'count',
      id: 'rows',
      min: 1,
      max: 99,
      included: 10,
      price: 20,
      each: 10,
      perDay: 50,
    };
    const table = tableOf(rows);
    expect(estimateOf(table, { rows: '30' }, estimateDay, false).low).toBe(140);
    expect(estimateOf(table, { rows: '31' }, estimateDay, false).low).toBe(160);
  });
});

describe('the estimate of a deck', () => {
  it('counts slides and a template', () => {
    const answers = { slides: '12', template: 'new' };
    expect(estimateOf(deck, answers, estimateDay, false)).toEqual({
      low: 410,
      high: 535,
      usualDays: 7,
      earliestDays: 4,
      usual: '2025-03-14',
      earliest: '2025-03-11',
    });
    expect(estimateOf(deck, answers, estimateDay, true)).toMatchObject({ low: 510, high: 670 });
    expect(largestSaving(deck, answers, estimateDay, false)).toEqual({
      question: 'slides',
      answer: '5',
      low: 270,
      high: 355,
      usualDays: 5,
      earliestDays: 3,
      usual: '2025-03-12',
      earliest: '2025-03-10',
    });
  });

  it('needs every answer', () => {
    expect(missingAnswer(deck, { template: 'new' })).toBe('slides');
    expect(missingAnswer(deck, { slides: '5', template: 'constructor' })).toBe('template');
    expect(missingAnswer(deck, { slides: '5', template: 'new' })).toBeNull();
  });
});

it.each([
  ['1', 1],
  [' 1,200 ', 1200],
  ['1.200', 1200],
  ['1’200', null],
  ['0', null],
  ['60001', null],
  ['-3', null],
  ['2e3', null],
  ['ten', null],
  ['', null],
])('a count typed as %j is %s', (typed, count) => {
  const words: EstimateQuestion = {
    kind: 'count',
    id: 'words',
    min: 1,
    max: 60_000,
    included: 1000,
    price: 15,
    each: 500,
    perDay: 4000,
  };
  expect(countOf(words, typed)).toBe(count);
});

it.each([
  ['2025-03-05', 1, '2025-03-06'],
  ['2025-03-07', 1, '2025-03-10'],
  ['2025-03-08', 1, '2025-03-10'],
  ['2025-03-09', 5, '2025-03-14'],
  ['2024-12-31', 2, '2025-01-02'],
])('after %s, working day %i is %s', (day, count, expected) => {
  expect(workingDaysAfter(day, count)).toBe(expected);
});
