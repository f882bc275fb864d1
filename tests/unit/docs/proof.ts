import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../worlds/sources.ts';
import { testTitles } from './testTitles.ts';

/**
 * A test that proves something: its file and its title (or its group's) as `testTitles` returns it. A
 * file without a title stands for all paths of its machine's suite.
 */
export type Proof = readonly [file: string, title?: string];

const suiteCall = /^(?:machine|view|browser|site)Suite\b/m;

/** Returns what is wrong with a proof, or null. */
export const proofProblem = ([file, title]: Proof): string | null => {
  if (!existsSync(join(root, file))) return `${file} does not exist`;
  if (title === undefined)
    return suiteCall.test(readFileSync(join(root, file), 'utf8'))
      ? null
      : `${file} has no suite of a machine`;
  return testTitles(file).has(title) ? null : `${file} has no test “${title}”`;
};

/** As a line of a document in `docs/`. */
export const proofText = ([file, title]: Proof): string => {
  const name = file.split('/').at(-1);
  return `[${name}](../${file}): ${title === undefined ? 'all paths' : `“${title.replaceAll('|', '\\|').replaceAll('<', '&lt;')}”`}`;
};
