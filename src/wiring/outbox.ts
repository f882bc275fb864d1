import { fromPromise, sendParent } from 'xstate';
import { outboxMachine } from '../../machines/outbox/outboxMachine.ts';
import type { Look, Seen } from '../../machines/outbox/outboxRules.ts';
import { type DeliveryEffects, delivery } from './delivery.ts';

export interface OutboxEffects extends DeliveryEffects {
  readonly look: (seen: Seen | null) => Promise<Look>;
}

export const outbox = (effects: OutboxEffects) =>
  outboxMachine.provide({
    actors: {
      look: fromPromise(({ input }) => effects.look(input)),
      deliver: delivery(effects).provide({
        actions: { endTurn: sendParent((_, { id }) => ({ type: 'delivery.ended', id })) },
      }),
    },
    actions: { reportFailure: (_, { failure }) => effects.reportFailure(failure) },
  });
