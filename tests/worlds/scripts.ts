import { join } from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import type { Screen } from '../paths/index.ts';
import { machineFile, machineNames, root, unseenMachines } from './sources.ts';

/** The part of a script that says what a visitor sees. */
export interface Shows {
  readonly shows: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => Partial<Screen>>>;
  readonly aspects?: readonly (keyof Screen)[];
  readonly scope?: string;
  readonly quiet?: readonly string[];
}

const isScript = (value: unknown): value is Shows =>
  typeof value === 'object' && value !== null && 'shows' in value && 'drive' in value;

/** The scripts that every `*.script.ts` exports, by machine: the one for the whole site, if there are two. */
export const scripts = async (): Promise<ReadonlyMap<string, Shows>> => {
  const byMachine = new Map<string, Shows>();
  for (const name of machineNames.filter((each) => !(each in unseenMachines))) {
    const module = (await import(join(root, machineFile(name, '.script.ts')))) as Record<string, unknown>;
    const exported = Object.entries(module).flatMap(([key, value]) =>
      isScript(value) ? [{ key, script: value }] : [],
    );
    const chosen = exported.find(({ key }) => key.endsWith('OnSite')) ?? exported[0];
    if (chosen) byMachine.set(name, chosen.script);
  }
  return byMachine;
};
