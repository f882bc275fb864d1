import type { Model } from '../../tests/paths/index.ts';
import { deskErasureMachine } from './deskErasureMachine.ts';

export const deskErasureModel = {
  machine: deskErasureMachine,
  events: {},
  outcomes: {
    eraseOrder: { succeeds: { output: undefined }, fails: { error: new Error('offline') } },
  },
} satisfies Model<typeof deskErasureMachine>;

/** The gallery's sites have no server with a desk. */
export const stage = null;
