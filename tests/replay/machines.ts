import { join } from 'node:path';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { machineFile, machineNames, root } from '../sources.ts';

/** The site's machines by their names: whatever their `*Machine.ts` exports. */
export const machines = async (): Promise<ReadonlyMap<string, AnyStateMachine>> => {
  const files = machineNames.map((name) => join(root, machineFile(name)));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  const machinesFound = modules
    .flatMap((module) => Object.values(module))
    .filter((each) => each instanceof StateMachine);
  return new Map(machinesFound.map((machine: AnyStateMachine) => [machine.id, machine]));
};
