import { gigPackageMachine } from '../../machines/gigPackageMachine.ts';
import type { Model } from '../paths/model.ts';

export const gigPackageModel = {
  machine: gigPackageMachine,
  events: {},
  // A radio button that is chosen is not chosen again.
  possible: ({ value }, { type }) => type !== `${value}.choose`,
} satisfies Model<typeof gigPackageMachine>;
