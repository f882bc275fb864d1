// @ts-check
/** What the scripts need to know of the rendered documents. The prerendering writes it, while Parcel waits for it. */
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/**
 * `shared`: Stitches' names that every document has, whose rules need not be in a script. `short`: by each of Stitches'
 * names its short name.
 * @typedef {{ readonly shared: readonly string[], readonly short: readonly (readonly [string, string])[] }} DocumentNames
 */

/** @param {string} file @param {DocumentNames} names */
export const writeDocumentNames = async (file, names) => {
  await writeFile(`${file}.part`, JSON.stringify(names));
  await rename(`${file}.part`, file);
};

/** Waits for it. @param {string} file @returns {Promise<DocumentNames>} */
export const readDocumentNames = async (file) => {
  while (!existsSync(file)) await setTimeout(20);
  return JSON.parse(await readFile(file, 'utf8'));
};
