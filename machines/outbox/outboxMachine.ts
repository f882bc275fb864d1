import { assign, setup, stopChild } from 'xstate';
import { deliveryMachine } from '../delivery/deliveryMachine.ts';
import { failureOf, failurePause, outputOf } from '../delivery/deliveryRules.ts';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { type Look, looked, lookPause, nextTurns, type Outbox, type Seen } from './outboxRules.ts';

/** Starts deliveries of the e-mails that are due, a few at once (L24). */
export const outboxMachine = setup({
  types: {
    input: {} as Pick<Outbox, 'atOnce'>,
    context: {} as Outbox,
    events: {} as { type: 'outbox.close'; drainTimeout: number } | { type: 'delivery.ended'; id: string },
  },
  actors: {
    look: placeholderActor<Look, Seen | null>(),
    deliver: deliveryMachine,
  },
  actions: {
    reportFailure: placeholderAction<{ failure: unknown }>(),
    setLook: assign(({ context }, look: Look) => looked(context, look)),
    setDrainTimeout: assign((_, { drainTimeout }: Pick<Outbox, 'drainTimeout'>) => ({ drainTimeout })),
    startDeliveries: assign(({ context: { due, underWay }, context, spawn }) => {
      const ids = nextTurns(context);
      for (const id of ids) spawn('deliver', { id, input: { id } });
      return { due: due.slice(ids.length), underWay: [...underWay, ...ids] };
    }),
    endDelivery: assign(({ context }, { id }: { id: string }) => ({
      underWay: context.underWay.filter((each) => each !== id),
    })),
    removeDelivery: stopChild((_, { id }: { id: string }) => id),
  },
  guards: {
    hasTurns: ({ context }) => nextTurns(context).length > 0,
    isDrained: ({ context }) => context.due.length === 0,
    isAtRest: ({ context }) => context.underWay.length === 0,
  },
  delays: { lookPause, failurePause, drainTimeout: ({ context }) => context.drainTimeout },
}).createMachine({
  id: 'outbox',
  description: 'The messages whose e-mail waits, and the turns of those that are due.',
  context: ({ input }) => ({ ...input, seen: null, due: [], underWay: [], drainTimeout: 0 }),
  initial: 'open',
  on: {
    'delivery.ended': {
      actions: [
        { type: 'endDelivery', params: ({ event }) => event },
        { type: 'removeDelivery', params: ({ event }) => event },
      ],
    },
  },
  states: {
    open: {
      always: { guard: 'hasTurns', actions: 'startDeliveries' },
      on: {
        'outbox.close': {
          target: 'closing',
          actions: { type: 'setDrainTimeout', params: ({ event }) => event },
        },
      },
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => context.seen,
            onDone: { target: 'pausing', actions: { type: 'setLook', params: outputOf } },
            onError: { target: 'failing', actions: { type: 'reportFailure', params: failureOf } },
          },
        },
        failing: { after: { failurePause: { target: 'looking' } } },
        pausing: { after: { lookPause: { target: 'draining' } } },
        draining: {
          description: 'What is due comes first: it has waited longer than what a look can find.',
          always: { guard: 'isDrained', target: 'looking' },
        },
      },
    },
    closing: {
      description: 'No further attempt starts.',
      always: { guard: 'isAtRest', target: 'closed' },
      after: { drainTimeout: { target: 'closed' } },
    },
    closed: { type: 'final' },
  },
});
