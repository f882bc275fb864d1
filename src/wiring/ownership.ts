import { fromPromise } from 'xstate';
import { ownershipMachine } from '../../machines/ownership/ownershipMachine.ts';
import { type OutboxEffects, outbox } from './outbox.ts';

export interface OwnershipEffects extends OutboxEffects {
  /** Takes or keeps the outbox. Returns its number, or null if another server has the outbox. */
  readonly claim: (claim: number | null) => number | null;
  readonly release: (claim: number | null) => void;
}

export const ownership = (effects: OwnershipEffects) =>
  ownershipMachine.provide({
    actors: { claim: fromPromise(async ({ input }) => effects.claim(input)), outbox: outbox(effects) },
    actions: {
      release: (_, { claim }) => effects.release(claim),
      reportFailure: (_, { failure }) => effects.reportFailure(failure),
    },
  });
