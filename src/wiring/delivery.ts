import { fromPromise } from 'xstate';
import { deliveryMachine } from '../../machines/delivery/deliveryMachine.ts';
import type { Attempt, News, Progress, Settled } from '../../machines/delivery/deliveryRules.ts';

/** What the delivery of one message does. `src/delivery` implements it. */
export interface DeliveryEffects {
  /** Ends the connection when the signal aborts. Rejects for what is no fault of the mail server. */
  readonly send: (signal: AbortSignal) => Promise<Attempt>;
  readonly postpone: (progress: Progress) => Promise<void>;
  readonly record: (settled: Settled) => Promise<void>;
  readonly report: (news: News, progress: Progress) => void;
}

export const delivery = (effects: DeliveryEffects) =>
  deliveryMachine.provide({
    actors: {
      send: fromPromise<Attempt, void>(({ signal }) => effects.send(signal)),
      postpone: fromPromise<void, Progress>(({ input }) => effects.postpone(input)),
      record: fromPromise<void, Settled>(({ input }) => effects.record(input)),
    },
    actions: { report: ({ context }, { news }) => effects.report(news, context) },
  });
