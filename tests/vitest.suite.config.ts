import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

const { root = '', test: { include = [], ...test } = {}, ...shared } = config;

const files = ['machines', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);
/**
 * Tests without a DOM that leave modules as they are can follow each other in one process, which loads XState, React
 * and the site's code once. That saves a third of their time.
 */
const sharing = files.filter((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return text.startsWith('// @vitest-environment node') && !/\bvi\.(mock|doMock|resetModules)\(/.test(text);
});

/** All of `vitest.config.ts` for `npm test`: tests that need a process of their own, and the others. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        ...shared,
        root,
        test: { ...test, name: 'alone', include, exclude: ['**/node_modules/**', ...sharing] },
      },
      { ...shared, root, test: { ...test, name: 'together', include: sharing, isolate: false } },
    ],
  },
});
