import { assign, sendTo, setup } from 'xstate';
import { failureOf, outputOf } from '../delivery/deliveryRules.ts';
import { outboxMachine } from '../outbox/outboxMachine.ts';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { beatPause, failurePause } from './ownershipRules.ts';

/** The number by which this server owns the outbox; null while another one does. */
type Claim = number | null;

/** Lets one of an inbox's servers deliver, and another take over (L27). */
export const ownershipMachine = setup({
  types: {
    input: {} as { readonly atOnce: number },
    context: {} as { readonly atOnce: number; readonly claim: Claim },
    events: {} as { type: 'outbox.close'; drainTimeout: number },
  },
  actors: {
    claim: placeholderActor<Claim, Claim>(),
    outbox: outboxMachine,
  },
  actions: {
    release: placeholderAction<{ claim: Claim }>(),
    reportFailure: placeholderAction<{ failure: unknown }>(),
    setClaim: assign((_, claim: Claim) => ({ claim })),
    closeOutbox: sendTo('outbox', ({ event }) => event),
  },
  guards: { isHeld: (_, claim: Claim) => claim !== null },
  delays: { beatPause, failurePause },
}).createMachine({
  id: 'ownership',
  description: 'Which of several servers with one inbox delivers its e-mails.',
  context: ({ input: { atOnce } }) => ({ atOnce, claim: null }),
  initial: 'claiming',
  on: { 'outbox.close': { target: '.closed' } },
  states: {
    claiming: {
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => context.claim,
        onDone: [
          {
            guard: { type: 'isHeld', params: outputOf },
            target: 'owning',
            actions: { type: 'setClaim', params: outputOf },
          },
          { target: 'standingBy' },
        ],
        onError: { target: 'failing', actions: { type: 'reportFailure', params: failureOf } },
      },
    },
    standingBy: {
      description: 'Another server has the outbox.',
      after: { beatPause: { target: 'claiming' } },
    },
    failing: { after: { failurePause: { target: 'claiming' } } },
    owning: {
      invoke: {
        id: 'outbox',
        src: 'outbox',
        input: ({ context: { atOnce } }) => ({ atOnce }),
        onDone: { target: 'closed' },
      },
      on: { 'outbox.close': { actions: 'closeOutbox' } },
      initial: 'pausing',
      states: {
        pausing: { after: { beatPause: { target: 'beating' } } },
        beating: {
          invoke: {
            id: 'claim',
            src: 'claim',
            input: ({ context }) => context.claim,
            onDone: [
              { guard: { type: 'isHeld', params: outputOf }, target: 'pausing' },
              { target: '#ownership.standingBy', actions: { type: 'setClaim', params: outputOf } },
            ],
            onError: { target: 'failing', actions: { type: 'reportFailure', params: failureOf } },
          },
        },
        failing: {
          description: 'What is under way goes on. After a minute without a beat, another server takes over.',
          after: { failurePause: { target: 'beating' } },
        },
      },
    },
    closed: {
      type: 'final',
      entry: { type: 'release', params: ({ context: { claim } }) => ({ claim }) },
    },
  },
});
