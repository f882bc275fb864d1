// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';

it('.gitignore anchors folders at the root, so that it cannot hide a source folder such as src/inbox', () => {
  const folders = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/') && line !== 'node_modules/');
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((line) => !line.startsWith('/'))).toEqual([]);
});
