import type { Model } from '../../tests/paths/index.ts';
import { sampleViewerMachine } from './sampleViewerMachine.ts';

export const sampleViewerModel = {
  machine: sampleViewerMachine,
  events: {
    'address.changed': [
      { hash: '#sample-before' },
      { hash: '#sample-after' },
      { hash: '#sample-both' },
      { hash: '#sample-constructor' },
      { hash: '#main' },
      { hash: '' },
    ],
  },
  // A chosen radio button cannot be chosen again.
  possible: ({ value }, { type }) => type !== `${value}.choose`,
} satisfies Model<typeof sampleViewerMachine>;
