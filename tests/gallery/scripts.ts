import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import type { Percept } from '../paths/perceive.ts';
import { root } from '../sources.ts';

/** The part of a script that says what is perceived. */
export interface Shows {
  readonly shows: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => Partial<Percept>>>;
  readonly aspects?: readonly (keyof Percept)[];
  readonly scope?: string;
}

const isScript = (value: unknown): value is Shows =>
  typeof value === 'object' && value !== null && 'shows' in value && 'drive' in value;

/** The machines' scripts by the machines' names: whatever `tests/machines/*.script.ts` exports. */
export const scripts = async (): Promise<ReadonlyMap<string, Shows>> => {
  const folder = join(root, 'tests/machines');
  const found = new Map<string, Shows>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.script.ts'))) {
    const module = (await import(join(folder, file))) as Record<string, unknown>;
    const script = Object.values(module).find(isScript);
    if (script) found.set(file.replace('.script.ts', ''), script);
  }
  return found;
};
