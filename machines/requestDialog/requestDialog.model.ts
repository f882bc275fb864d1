import type { Model } from '../../tests/paths/index.ts';
import { requestDialogMachine } from './requestDialogMachine.ts';

export const requestDialogModel = {
  machine: requestDialogMachine,
  events: {},
  outcomes: {
    loadCode: {
      loads: { output: 'loaded' },
      isMissing: { output: 'missing' },
      isMissingInSight: { output: 'missingInSight' },
    },
  },
} satisfies Model<typeof requestDialogMachine>;

/** The gallery shows pages whose code is there. */
export const stage = null;
