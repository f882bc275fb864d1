// @vitest-environment node
// @proof thorough
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildInputs } from '../../../src/site-build/build.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';

const parent = temporaryFolder();
afterAll(() => parent.remove());
const checkouts = ['a', 'Another checkout-2.0'].map((name) => join(parent.path, name));

/** Builds a copy of the project. The packages are shared. */
async function buildIn(checkout: string): Promise<void> {
  mkdirSync(checkout);
  for (const input of buildInputs)
    cpSync(join(projectRoot, input), join(checkout, input), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(checkout, 'node_modules'), 'junction');
  const args = ['--import', 'tsx', 'src/site-build/build.ts'];
  await promisify(execFile)(process.execPath, args, { cwd: checkout });
}

/** What is built, by the names of the files: the site, and the hosts' configuration. */
const builtFiles = (checkout: string): Map<string, Buffer> =>
  new Map(
    ['dist', '.build/hosts'].flatMap((folder) =>
      readdirSync(join(checkout, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry): [string, Buffer] => {
          const path = join(entry.parentPath, entry.name);
          return [path.slice(checkout.length + 1), readFileSync(path)];
        }),
    ),
  );

beforeAll(async () => {
  for (const checkout of checkouts) await buildIn(checkout);
});

test('the same source gives the same bytes in a folder with another name', () => {
  const [one, other] = checkouts.map(builtFiles) as [Map<string, Buffer>, Map<string, Buffer>];
  expect(one.size).toBeGreaterThan(200);
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
  expect([...one].filter(([name, bytes]) => !other.get(name)?.equals(bytes)).map(([name]) => name)).toEqual(
    [],
  );
});
