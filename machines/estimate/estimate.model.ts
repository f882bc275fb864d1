import { estimateTable } from '../../src/configuration/estimates.ts';
import type { EstimateTable } from '../../src/configuration/estimateTable.ts';
import type { Model } from '../../tests/paths/index.ts';
import { estimateMachine } from './estimateMachine.ts';
import { smallestTask } from './estimateRules.ts';
import { workingDaysAfter } from './workingDaysRules.ts';

/** A Wednesday. */
export const estimateDay = '2025-03-05';

/** A deck: five slides in three days are included. */
export const deck: EstimateTable = {
  startingPrice: 150,
  workingDays: 3,
  questions: [
    { kind: 'count', id: 'slides', min: 1, max: 80, included: 5, price: 20, each: 1, perDay: 6 },
    {
      kind: 'choice',
      id: 'template',
      options: [
        { id: 'yours', price: 0, days: 0 },
        { id: 'new', price: 120, days: 2 },
      ],
    },
  ],
};

/** The estimate of a table. The days are on either side of the earliest and the usual day of each task. */
export const estimateModel = {
  machine: estimateMachine,
  inputs: [
    { table: deck, answers: smallestTask(deck), today: estimateDay },
    { table: deck, answers: {}, today: estimateDay },
  ],
  events: {
    'answer.changed': [
      { question: 'slides', answer: '5' },
      { question: 'slides', answer: '12' },
      { question: 'slides', answer: '81' },
      { question: 'slides', answer: '0' },
      { question: 'slides', answer: 'a few' },
      { question: 'template', answer: 'yours' },
      { question: 'template', answer: 'new' },
      { question: 'template', answer: 'ours' },
    ],
    'day.changed': ['', '2025-03-06', '2025-03-07', '2025-03-10', '2025-03-13', '2025-03-14'].map((day) => ({
      day,
    })),
  },
  possible: ({ context: { answers, neededBy } }, event) =>
    event.type === 'answer.changed'
      ? answers[event.question] !== event.answer
      : event.type !== 'day.changed' || neededBy !== event.day,
} satisfies Model<typeof estimateMachine>;

const table = estimateTable('presentation-design');
/** For the page and the browser: the deck of the site's own table, on a day. */
export const estimateViewModelOn = (now: Date) => {
  // Swedish dates are written like ISO 8601's.
  const today = now.toLocaleDateString('sv-SE');
  return {
    machine: estimateMachine,
    inputs: [{ table, answers: smallestTask(table), today }],
    events: {
      'answer.changed': [
        { question: 'slides', answer: '5' },
        { question: 'slides', answer: '12' },
        { question: 'slides', answer: '81' },
        { question: 'template', answer: 'yours' },
        { question: 'template', answer: 'new' },
      ],
      'day.changed': ['', ...[1, 2, 9].map((days) => workingDaysAfter(today, days))].map((day) => ({ day })),
    },
    possible: estimateModel.possible,
  } satisfies Model<typeof estimateMachine>;
};

export const estimateViewModel = estimateViewModelOn(new Date());

export const stage = '/services/presentation-design';
