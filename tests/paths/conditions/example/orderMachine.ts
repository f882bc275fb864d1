import { assign, setup } from 'xstate';
import { isIncomplete, type Order } from './orderRules.ts';

/** An order is taken once it is complete. `lacks` is the rule that says when it is not. */
export const createOrderMachine = (lacks: (order: Order) => boolean = isIncomplete) =>
  setup({
    types: {
      context: {} as { order: Order | null },
      events: {} as { type: 'submit'; order: Order } | { type: 'reset' },
    },
    guards: { isIncomplete: (_, params: Order) => lacks(params) },
    actions: { keep: assign((_, order: Order | null) => ({ order })) },
  }).createMachine({
    id: 'order',
    context: { order: null },
    initial: 'open',
    states: {
      open: {
        on: {
          submit: [
            { guard: { type: 'isIncomplete', params: ({ event }) => event.order }, target: 'asking' },
            { target: 'taken', actions: { type: 'keep', params: ({ event }) => event.order } },
          ],
        },
      },
      asking: { on: { reset: 'open' } },
      taken: { on: { reset: { target: 'open', actions: { type: 'keep', params: null } } } },
    },
  });
