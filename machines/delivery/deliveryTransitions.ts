import type { Attempt, Progress, Settled } from './deliveryRules.ts';

interface OutcomeArgs {
  readonly event: { readonly output: Attempt };
}

export const outcome = ({ event }: OutcomeArgs): Attempt => event.output;

/** Keeps the reason that the outcome of an attempt has. */
export function explaining() {
  return { type: 'setReason', params: outcome } as const;
}

/** Writes down what became of the message, again and again until that works. */
export function recording<State extends Settled['state']>(state: State) {
  return {
    initial: 'recording',
    states: {
      recording: {
        invoke: {
          id: 'record',
          src: 'record',
          input: ({ context }: { context: Progress }): Settled => ({ state, ...context }),
          onDone: { target: `#delivery.${state}` },
          onError: { target: 'pausing' },
        },
      },
      pausing: { after: { recordPause: { target: 'recording' } } },
    },
  } as const;
}
