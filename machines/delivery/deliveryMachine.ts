import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import {
  type Attempt,
  maxAttempts,
  type News,
  type Progress,
  pauseAfter,
  recordPause,
  type Settled,
  sendTimeout,
} from './deliveryRules.ts';
import { explaining, outcome, recording } from './deliveryTransitions.ts';

/** Carries one stored message to the mail server: one actor a message, for as long as its e-mail waits (L24). */
export const deliveryMachine = setup({
  types: {
    input: {} as { readonly attempts: number; readonly wait: number },
    context: {} as Progress,
    events: {} as { type: 'turn.came' } | { type: 'delivery.retry' },
  },
  actors: {
    /** Stopping it ends the connection. */
    send: placeholderActor<Attempt, void>(),
    /** Writes down when the next attempt is due. */
    postpone: placeholderActor<void, Progress>(),
    /** Writes down what became of the message. */
    record: placeholderActor<void, Settled>(),
  },
  actions: {
    report: placeholderAction<{ news: News }>(),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1, wait: 0 }),
    forgetAttempts: assign({ attempts: 0 }),
    setReason: assign((_, { reason }: Pick<Attempt, 'reason'>) => ({ reason })),
    setPause: assign({ wait: ({ context }) => pauseAfter(context.attempts) }),
  },
  guards: {
    isDue: ({ context }) => context.wait === 0,
    isAccepted: (_, { status }: Attempt) => status === 'accepted',
    isRefused: (_, { status }: Attempt) => status === 'refused',
    hasAttempts: ({ context }) => context.attempts < maxAttempts,
  },
  delays: { pause: ({ context }) => context.wait, sendTimeout, recordPause },
}).createMachine({
  id: 'delivery',
  description: 'The e-mail about one stored message, until the mail server has it or it is given up.',
  context: ({ input: { attempts, wait } }) => ({ attempts, wait, reason: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The pause after a failed attempt, twice as long each time, at most 4 hours.',
      always: { guard: 'isDue', target: 'due' },
      after: { pause: { target: 'due' } },
      on: { 'delivery.retry': { target: 'due', actions: 'forgetAttempts' } },
    },
    due: {
      description: 'Only a few messages are in transit at once.',
      on: { 'turn.came': { target: 'sending' } },
    },
    sending: {
      entry: 'countAttempt',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: [
          { guard: { type: 'isAccepted', params: outcome }, target: 'delivering', actions: explaining() },
          { guard: { type: 'isRefused', params: outcome }, target: 'givingUp', actions: explaining() },
          { target: 'failed', actions: explaining() },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setReason', params: { reason: 'The attempt broke off' } },
        },
      },
      after: {
        sendTimeout: {
          target: 'failed',
          actions: {
            type: 'setReason',
            params: { reason: `No result within ${sendTimeout / 60_000} minutes` },
          },
        },
      },
    },
    failed: {
      always: [{ guard: 'hasAttempts', target: 'postponing' }, { target: 'givingUp' }],
    },
    postponing: {
      entry: [{ type: 'setPause' }, { type: 'report', params: { news: 'postponed' } }],
      invoke: {
        id: 'postpone',
        src: 'postpone',
        input: ({ context }) => context,
        onDone: { target: 'waiting' },
        onError: { target: 'waiting' },
      },
    },
    delivering: {
      description:
        'The mail server has the message. It is never sent again, even if that cannot be recorded.',
      ...recording('delivered'),
    },
    givingUp: {
      description: 'The mail server refused the message for good, or every attempt failed.',
      ...recording('givenUp'),
    },
    delivered: {
      type: 'final',
      entry: { type: 'report', params: { news: 'delivered' } },
    },
    givenUp: {
      type: 'final',
      entry: { type: 'report', params: { news: 'givenUp' } },
    },
  },
});
