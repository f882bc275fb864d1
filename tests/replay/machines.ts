import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { root } from '../sources.ts';

/** The site's machines by their names: whatever `machines/*Machine.ts` exports. */
export const machines = async (): Promise<ReadonlyMap<string, AnyStateMachine>> => {
  const folder = join(root, 'machines');
  const files = readdirSync(folder).filter((name) => name.endsWith('Machine.ts'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  const found = modules
    .flatMap((module) => Object.values(module))
    .filter((each) => each instanceof StateMachine);
  return new Map(found.map((machine: AnyStateMachine) => [machine.id, machine]));
};
