import { join } from 'node:path';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { machineFile, machineNames, root } from '../../worlds/sources.ts';

/** The machines that every `*Machine.ts` of the site exports, by id. */
export const machines = async (): Promise<ReadonlyMap<string, AnyStateMachine>> => {
  const files = machineNames.map((name) => join(root, machineFile(name)));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  const exported = modules
    .flatMap((module) => Object.values(module))
    .filter((each) => each instanceof StateMachine);
  return new Map(exported.map((machine: AnyStateMachine) => [machine.id, machine]));
};
