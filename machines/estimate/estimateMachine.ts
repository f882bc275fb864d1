import { assign, setup } from 'xstate';
import type { EstimateTable } from '../../src/configuration/estimateTable.ts';
import { placeholderAction } from '../placeholder.ts';
import { type EstimateAnswers, estimateOf, isWantedSoon, missingAnswer } from './estimateRules.ts';

export interface EstimateContext {
  readonly table: EstimateTable;
  readonly answers: EstimateAnswers;
  readonly neededBy: string;
  readonly today: string;
}

/** From answers about a task to a range and a day, and from there to a request (decision P10). */
export const estimateMachine = setup({
  types: {
    context: {} as EstimateContext,
    input: {} as Omit<EstimateContext, 'neededBy'>,
    events: {} as
      | { type: 'answer.changed'; question: string; answer: string }
      | { type: 'day.changed'; day: string }
      | { type: 'request.open' },
    tags: {} as 'estimated',
  },
  guards: {
    isIncomplete: ({ context: { table, answers } }) => missingAnswer(table, answers) !== null,
    isTooSoon: ({ context: { table, answers, today, neededBy } }) =>
      neededBy !== '' && neededBy < estimateOf(table, answers, today, true).earliest,
    isRushed: ({ context: { table, answers, today, neededBy } }) =>
      isWantedSoon(table, answers, today, neededBy),
  },
  actions: {
    setAnswer: assign(({ context }, { question, answer }: { question: string; answer: string }) => ({
      answers: { ...context.answers, [question]: answer },
    })),
    setDay: assign((_, { day }: { day: string }) => ({ neededBy: day })),
    focusAnswer: placeholderAction<{ question: string | null }>(),
    openRequest: placeholderAction<EstimateContext>(),
  },
}).createMachine({
  id: 'estimate',
  description: 'What a task will probably cost and when it can be done. An estimate is not an offer.',
  context: ({ input }) => ({ ...input, neededBy: '' }),
  initial: 'estimating',
  on: {
    'answer.changed': { target: '.estimating', actions: { type: 'setAnswer', params: ({ event }) => event } },
    'day.changed': { target: '.estimating', actions: { type: 'setDay', params: ({ event }) => event } },
    'request.open': { actions: { type: 'openRequest', params: ({ context }) => context } },
  },
  states: {
    estimating: {
      always: [
        { guard: 'isIncomplete', target: 'incomplete' },
        { guard: 'isTooSoon', target: 'tooSoon' },
        { guard: 'isRushed', target: 'rushed' },
        { target: 'unhurried' },
      ],
    },
    incomplete: {
      description: 'An answer is missing or out of its limits, so there is no estimate.',
      on: {
        'request.open': {
          actions: {
            type: 'focusAnswer',
            params: ({ context: { table, answers } }) => ({ question: missingAnswer(table, answers) }),
          },
        },
      },
    },
    unhurried: { description: 'No day is given, or there is time enough.', tags: ['estimated'] },
    rushed: { description: 'It can be done by that day, for a surcharge.', tags: ['estimated'] },
    tooSoon: {
      description: 'It cannot be done by that day. The earliest day is named; a request may still be sent.',
      tags: ['estimated'],
    },
  },
});
