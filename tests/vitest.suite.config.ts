import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

const { root = '', test, ...shared } = config;

/**
 * `usual` is what `npm test` runs, `thorough` what it leaves to `npm run test:all`: files that begin with the comment
 * `@proof thorough`, and of the views what `PATHS_PART=rest` declares. Unset: both.
 */
const part = process.env.PROOF;

const texts = new Map(
  ['machines', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
    )
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);
const isThorough = (text: string) => /^\/\/ @proof thorough$/m.test(text);
const hasRest = (file: string) => /^machines\/.*\.view\.test\.tsx$/.test(file);
const files = [...texts.keys()].filter((file) =>
  part === 'usual'
    ? !isThorough(texts.get(file) ?? '')
    : part !== 'thorough' || isThorough(texts.get(file) ?? '') || hasRest(file),
);
/**
 * Tests that leave modules as they are follow each other in one process, which loads XState, React and the site's code
 * once. Those of `worlds/liveSite.ts`, which sets the site's variables, have another. The others need a process of their
 * own, as do files that begin with the comment `@process own`.
 */
const kinds = {
  alone: (text: string) => /\bvi\.(mock|doMock|resetModules|hoisted)\(|^\/\/ @process own$/m.test(text),
  'live site': (text: string) => /^import '.*\/liveSite\.ts'/.test(text),
  'without a DOM': (text: string) => text.startsWith('// @vitest-environment node'),
  'with a DOM': () => true,
};
const names = Object.keys(kinds) as (keyof typeof kinds)[];
const kindOf = (text: string) => names.find((name) => kinds[name](text));
const env: Record<string, string> =
  part === undefined ? {} : { PATHS_PART: part === 'usual' ? 'first' : 'rest' };

/** All of `vitest.config.ts`. */
export default defineConfig({
  root,
  test: {
    projects: names.map((name) => ({
      ...shared,
      root,
      test: {
        ...test,
        env,
        name,
        include: files.filter((file) => kindOf(texts.get(file) ?? '') === name),
        isolate: name === 'alone',
      },
    })),
  },
});
