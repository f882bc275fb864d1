// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';

interface LockFile {
  readonly version: string;
  readonly packages: Readonly<Record<string, { version?: string; integrity?: string; resolved?: string }>>;
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as LockFile;
const locks = [lock, JSON.parse(read('tests/tools/bench/packages/package-lock.json')) as LockFile];
const packages = locks
  .flatMap((each) => Object.entries(each.packages))
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, name: `${path.split('node_modules/').at(-1)}@${entry.version}` }));

it('every package has an integrity hash, except those that SECURITY.md lists', () => {
  const [, listed = ''] = read('SECURITY.md').split('### Packages without an integrity hash');
  const names = [...listed.matchAll(/^- `(.+)`$/gm)].map(([, name]) => name);
  const without = packages.filter(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(without.map(({ name }) => name).sort()).toEqual(names.sort());
});

it('the lock files have no download addresses', () => {
  expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

it('package.json, lock file and changelog have the same version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
  expect(read('CHANGELOG.md')).toContain(`\n## ${version} `);
});
