import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot as root } from '../src/site-build/projectRoot.mjs';

export { root };

/** The names of the site's machines: each has a folder of its own in `machines/`. */
export const machineNames = readdirSync(join(root, 'machines'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, machineFile(entry.name))))
  .map(({ name }) => name)
  .sort();

/** Machines that no screen shows, with the reason: they have no script, and no paths on a view or in a browser. */
export const unseenMachines: Readonly<Record<string, string>> = {
  viewTransition:
    'It decides how pages change, for 40 ms at the most. What browsers make of it: e2e/viewTransitions.spec.ts.',
};

/** A file of a machine's folder, relative to the project's folder. */
export function machineFile(name: string, suffix = 'Machine.ts'): string {
  return `machines/${name}/${name}${suffix}`;
}
