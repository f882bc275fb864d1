import { readdirSync } from 'node:fs';
import type { ViewFault } from './viewFault.ts';

const folder = new URL('./views/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder)
    .sort()
    .map((file) => import(new URL(file, folder).href) as Promise<Record<string, readonly ViewFault[]>>),
);

/** The faults of all files in `views/`, at least two for every machine with a view suite. */
export const viewFaults: readonly ViewFault[] = modules.flatMap((module) => Object.values(module).flat());
