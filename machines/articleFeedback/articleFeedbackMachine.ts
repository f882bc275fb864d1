import { assign, setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';

/**
 * Carries a reader's one answer to whether an article was helpful to thanks (F15, H5).
 * It starts anew with each opening of an article; the count is the displayed one, raised here and nowhere else.
 */
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
  description: 'Whether an article was helpful: asked once for each opening, thanked for either answer.',
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
    yes: { description: 'Pressing again, either button, does nothing.' },
    no: { description: 'The count is left as it was.' },
  },
});
