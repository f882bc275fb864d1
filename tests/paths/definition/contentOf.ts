import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { identify, references } from './identify.ts';
import type { Model } from './model.ts';

/** For all explorations, because what they say of a machine and of its mutants is compared. */
const reference = references();

/** What of a snapshot identifies its state, besides its value. */
export const contentOf = <M extends AnyStateMachine>(
  { identity, comparesByReference }: Model<M>,
  snapshot: SnapshotFrom<M>,
): string => {
  const content: unknown = identity ? identity(snapshot) : (snapshot as AnyMachineSnapshot).context;
  return identify(content, identity ? 'identity' : 'context', comparesByReference ? reference : undefined);
};
