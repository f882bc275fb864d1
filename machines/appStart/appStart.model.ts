import type { Model } from '../../tests/paths/index.ts';
import { appStartMachine } from './appStartMachine.ts';

export const appStartModel = {
  machine: appStartMachine,
  events: {},
} satisfies Model<typeof appStartMachine>;

/** The gallery shows pages that have started. */
export const stage = null;
