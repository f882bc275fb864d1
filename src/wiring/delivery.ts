import { fromPromise } from 'xstate';
import { deliveryMachine } from '../../machines/delivery/deliveryMachine.ts';
import type { Attempt, Due, Progress, Result } from '../../machines/delivery/deliveryRules.ts';

export interface DeliveryEffects {
  readonly read: (id: string) => Promise<Due | null>;
  readonly send: (id: string, signal: AbortSignal) => Promise<Attempt>;
  readonly record: (progress: Progress & { readonly result: Result }) => Promise<void>;
  readonly report: (result: Result, progress: Progress) => void;
  readonly reportFailure: (failure: unknown) => void;
}

export const delivery = (effects: DeliveryEffects) =>
  deliveryMachine.provide({
    actors: {
      read: fromPromise(({ input }) => effects.read(input)),
      send: fromPromise(({ input, signal }) => effects.send(input, signal)),
      record: fromPromise(({ input }) => effects.record(input)),
    },
    actions: {
      report: ({ context }, { result }) => effects.report(result, context),
      reportFailure: (_, { failure }) => effects.reportFailure(failure),
      endTurn: () => {},
    },
  });
