import type { AnyStateMachine } from 'xstate';
import { explore } from '../definition/explore.ts';
import type { Exploration, Model } from '../definition/model.ts';
import { observeCombinedGuards } from './combinedGuards.ts';
import { isInstrumented, type Recording, recorded, unrecorded } from './probes.ts';

export { isInstrumented } from './probes.ts';

/** Explores a machine and records what its guards, assigns and rules decide; what the model itself runs does not count. */
export const explorationRecorded = <M extends AnyStateMachine>(
  model: Model<M>,
): { readonly exploration: Exploration<M>; readonly recording: Recording } => {
  const { possible, identity } = model;
  const aside: Model<M> = {
    ...model,
    ...(possible && { possible: (...args) => unrecorded(() => possible(...args)) }),
    ...(identity && { identity: (snapshot) => unrecorded(() => identity(snapshot)) }),
  };
  // Without the plugin nothing is measured, so these must not count alone.
  const release = isInstrumented() ? observeCombinedGuards(model.machine) : () => {};
  try {
    const { result, recording } = recorded(() => explore(aside));
    return { exploration: { ...result, model }, recording };
  } finally {
    release();
  }
};
