import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import {
  type Attempt,
  type Due,
  failureOf,
  failurePause,
  maxAttempts,
  outputOf,
  type Progress,
  pauseAfter,
  type Result,
  sendTimeout,
} from './deliveryRules.ts';
import { ending, endingTurn, explaining, failing, recording } from './deliveryTransitions.ts';

/** Makes one attempt to send the e-mail about a stored message and records the result (L24). */
export const deliveryMachine = setup({
  types: {
    input: {} as { readonly id: string },
    context: {} as Progress,
    tags: {} as 'ended',
  },
  actors: {
    /** Null if no e-mail about the message is due. */
    read: placeholderActor<Due | null, string>(),
    /** Stopping it ends the connection. */
    send: placeholderActor<Attempt, string>(),
    record: placeholderActor<void, Progress & { readonly result: Result }>(),
  },
  actions: {
    report: placeholderAction<{ result: Result }>(),
    reportFailure: placeholderAction<{ failure: unknown }>(),
    /** The outbox stops the delivery and starts the next. */
    endTurn: placeholderAction<{ id: string }>(),
    setDue: assign((_, due: Due | null) => ({ ...due })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    setReason: assign((_, { reason }: Pick<Attempt, 'reason'>) => ({ reason })),
    setPause: assign({ wait: ({ context }) => pauseAfter(context.attempts) }),
  },
  guards: {
    isDue: (_, due: Due | null) => due !== null,
    isAccepted: (_, { status }: Attempt) => status === 'accepted',
    isRefused: (_, { status }: Attempt) => status === 'refused',
    hasAttempts: ({ context }) => context.attempts < maxAttempts,
  },
  delays: { sendTimeout, failurePause },
}).createMachine({
  id: 'delivery',
  description: 'One attempt to e-mail a stored message, until what became of it is recorded.',
  context: ({ input: { id } }) => ({ id, attempts: 0, since: '', wait: 0, reason: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'isDue', params: outputOf },
            target: 'sending',
            actions: { type: 'setDue', params: outputOf },
          },
          { target: 'passed' },
        ],
        onError: { target: 'unreadable', actions: { type: 'reportFailure', params: failureOf } },
      },
    },
    unreadable: { after: { failurePause: { target: 'passed' } } },
    sending: {
      entry: 'countAttempt',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.id,
        onDone: [
          { guard: { type: 'isAccepted', params: outputOf }, target: 'delivering', actions: explaining() },
          { guard: { type: 'isRefused', params: outputOf }, target: 'givingUp', actions: explaining() },
          { target: 'failed', actions: explaining() },
        ],
        onError: failing('The attempt broke off'),
      },
      after: { sendTimeout: failing(`No result within ${sendTimeout / 60_000} minutes`) },
    },
    failed: {
      always: [{ guard: 'hasAttempts', target: 'postponing' }, { target: 'givingUp' }],
    },
    delivering: {
      description:
        'The mail server has the message. It is never sent again, even if that cannot be recorded.',
      ...recording('delivered'),
    },
    postponing: {
      description: 'The pause before the next attempt is twice as long each time, at most 4 hours.',
      entry: 'setPause',
      ...recording('postponed'),
    },
    givingUp: {
      description: 'The mail server refused the message for good, or every attempt failed.',
      ...recording('givenUp'),
    },
    delivered: ending('delivered'),
    postponed: ending('postponed'),
    givenUp: ending('givenUp'),
    passed: {
      tags: 'ended',
      description: 'Nothing is due: it still waits, was settled or was deleted.',
      entry: endingTurn,
    },
  },
});
