import { assign, setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';

/** Asks whether an article was helpful, once for each opening. The count changes only on the page (H5). */
export const articleFeedbackMachine = setup({
  types: {
    context: {} as { helpful: number },
    input: {} as { helpful: number },
    events: {} as { type: 'feedback.give'; answer: 'yes' | 'no' },
  },
  guards: { isYes: (_, params: { answer: 'yes' | 'no' }) => params.answer === 'yes' },
  actions: {
    raiseCount: assign(({ context }) => ({ helpful: context.helpful + 1 })),
    notify: placeholderAction<{ notice: 'thanked' }>(),
  },
}).createMachine({
  id: 'articleFeedback',
  description: 'Each opening of an article asks once whether it was helpful. Either answer is thanked.',
  context: ({ input: { helpful } }) => ({ helpful }),
  initial: 'notGiven',
  states: {
    notGiven: {
      on: {
        'feedback.give': [
          {
            guard: { type: 'isYes', params: ({ event }) => event },
            target: 'yes',
            actions: [{ type: 'raiseCount' }, { type: 'notify', params: { notice: 'thanked' } }],
          },
          { target: 'no', actions: { type: 'notify', params: { notice: 'thanked' } } },
        ],
      },
    },
    yes: { description: 'Pressing either button again does nothing.' },
    no: { description: 'The count does not change.' },
  },
});
