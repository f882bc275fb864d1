import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { machineFile, machineNames, root } from '../../worlds/sources.ts';

/** The file of each machine's view suite, relative to the project. */
export const viewTests: Readonly<Record<string, string>> = Object.fromEntries(
  machineNames
    .map((name) => [name, machineFile(name, '.view.test.tsx')] as const)
    .filter(([, file]) => existsSync(join(root, file))),
);
