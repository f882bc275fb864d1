import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { maxAttempts, pauseAfter, recordPause, sendTimeout } from './deliveryRules.ts';

/** How an attempt ended. `deferred` means: refused for now. An accepted message may have a reason why it is incomplete. */
export interface Attempt {
  readonly status: 'accepted' | 'refused' | 'deferred';
  readonly reason: string | null;
}

export interface Progress {
  readonly attempts: number;
  /** Until the next attempt, in milliseconds. */
  readonly wait: number;
  /** Why the last attempt failed. */
  readonly reason: string | null;
}

export interface Settled extends Progress {
  readonly state: 'delivered' | 'givenUp';
}

export type News = 'postponed' | Settled['state'];

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
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'delivering',
            actions: { type: 'setReason', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'givingUp',
            actions: { type: 'setReason', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: { type: 'setReason', params: ({ event }) => event.output },
          },
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
      initial: 'recording',
      states: {
        recording: {
          invoke: {
            id: 'record',
            src: 'record',
            input: ({ context }) => ({ state: 'delivered', ...context }),
            onDone: { target: '#delivery.delivered' },
            onError: { target: 'pausing' },
          },
        },
        pausing: { after: { recordPause: { target: 'recording' } } },
      },
    },
    givingUp: {
      description: 'The mail server refused the message for good, or every attempt failed.',
      initial: 'recording',
      states: {
        recording: {
          invoke: {
            id: 'record',
            src: 'record',
            input: ({ context }) => ({ state: 'givenUp', ...context }),
            onDone: { target: '#delivery.givenUp' },
            onError: { target: 'pausing' },
          },
        },
        pausing: { after: { recordPause: { target: 'recording' } } },
      },
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
