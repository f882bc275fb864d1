import { type Attempt, failureOf, outputOf, type Progress, type Result } from './deliveryRules.ts';

export const explaining = () => ({ type: 'setReason', params: outputOf<Attempt> }) as const;

export const failing = (reason: string) =>
  ({ target: 'failed', actions: { type: 'setReason', params: { reason } } }) as const;

/** Retries until the result is recorded. */
export function recording<Name extends Result>(result: Name) {
  return {
    initial: 'recording',
    states: {
      recording: {
        invoke: {
          id: 'record',
          src: 'record',
          input: ({ context }: { context: Progress }) => ({ ...context, result }),
          onDone: { target: `#delivery.${result}` },
          onError: { target: 'pausing', actions: { type: 'reportFailure', params: failureOf } },
        },
      },
      pausing: { after: { failurePause: { target: 'recording' } } },
    },
  } as const;
}

export const endingTurn = {
  type: 'endTurn',
  params: ({ context: { id } }: { context: Progress }) => ({ id }),
} as const;

export const ending = (result: Result) =>
  ({ tags: 'ended', entry: [{ type: 'report', params: { result } }, endingTurn] }) as const;
