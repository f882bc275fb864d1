import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../machines/', import.meta.url);

/** In which file each machine's view suite stands, below `tests/machines`: the one that uses the machine's script. */
export const viewTests: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.view.test.tsx'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/from '\.\/(\w+)\.script\.ts'/g)].map(
        ([, machine]) => [machine, file],
      ),
    ),
);
