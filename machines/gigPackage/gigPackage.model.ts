import type { Model } from '../../tests/paths/index.ts';
import { gigPackageMachine } from './gigPackageMachine.ts';

export const gigPackageModel = {
  machine: gigPackageMachine,
  events: {
    'address.changed': [
      { hash: '#package-basic' },
      { hash: '#package-premium' },
      { hash: '#package-standard' },
      { hash: '#package-constructor' },
      { hash: '#main' },
      { hash: '' },
    ],
  },
  // A chosen radio button cannot be chosen again.
  possible: ({ value }, { type }) => type !== `${value}.choose`,
} satisfies Model<typeof gigPackageMachine>;
