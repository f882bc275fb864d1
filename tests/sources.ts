import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
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

export interface Import {
  readonly from: string;
  /** A package's name, or a file of ours relative to the root. */
  readonly to: string;
  readonly isType: boolean;
  readonly isLazy: boolean;
}

/** What a source file imports, as its text says. */
export const importsOf = (file: string): Import[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const target = (to: string) =>
    to.startsWith('.') ? relative(root, resolve(root, dirname(file), to)).replaceAll('\\', '/') : to;
  const named = [...text.matchAll(/^(?:import|export)\s+(type\s+)?([^'"();]*?)\s*from\s+'([^']+)'/gm)];
  const lazy = [...text.matchAll(/\bimport\('([^']+)'\)/g)];
  return [
    ...named.map(([, type, names = '', to = '']) => ({
      from: file,
      to: target(to),
      // `import { type A, type B }` imports types alone as well.
      isType:
        type !== undefined ||
        (/^\{/.test(names) &&
          names
            .replace(/[{}\s]/g, '')
            .split(',')
            .filter(Boolean).length > 0 &&
          names
            .replace(/[{}]/g, '')
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .every((name) => name.startsWith('type '))),
      isLazy: false,
    })),
    ...lazy.map(([, to = '']) => ({ from: file, to: target(to), isType: false, isLazy: true })),
  ];
};
