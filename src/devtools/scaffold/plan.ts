import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot as root } from '../../site-build/projectRoot.mjs';

export { root };

/** A file as the scaffold will write it, relative to the project's folder. */
export interface Change {
  readonly file: string;
  readonly text: string;
}

/** Nothing can be made from what was asked for. The message says why, and what to write instead. */
export class BadInput extends Error {
  override name = 'BadInput';
}

/** A name in the forms that templates use. */
export interface NameForms {
  /** `savedSearch` */
  readonly name: string;
  /** `SavedSearch` */
  readonly Name: string;
  /** `saved-search` */
  readonly kebab: string;
  /** `Saved search` */
  readonly title: string;
  /** `saved search` */
  readonly words: string;
}

/** @throws BadInput when it is not in camelCase, or a word that JavaScript keeps for itself */
export const nameForms = (name = ''): NameForms => {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new BadInput(`"${name}" is not a name in camelCase, such as "savedSearch".`);
  if (isReserved(name)) throw new BadInput(`"${name}" is a reserved word of JavaScript.`);
  const parts = name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((part) => part.toLowerCase());
  const words = parts.join(' ');
  return {
    name,
    Name: capitalized(name),
    kebab: parts.join('-'),
    title: capitalized(words),
    words,
  };
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether no constant of a module can have that name. */
const isReserved = (name: string): boolean => {
  try {
    new Function(`'use strict'; async () => { const ${name} = 0; };`);
    return false;
  } catch {
    return true;
  }
};

const templates = join(import.meta.dirname, 'templates');

/**
 * The files of a folder in `templates/`, which mirrors the project. In their paths and texts, `__key__` stands for a
 * value; `.txt` at the end keeps compiler, linter and test runner away. A generator such as plop or hygen would replace
 * only this function: checking what was asked for and adding to the route table would still be ours.
 */
export const fromTemplates = (folder: string, values: Readonly<Record<string, string>>): Change[] => {
  const filled = (text: string): string =>
    text.replace(/__([a-zA-Z]+)__/g, (token, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`templates/${folder}: there is no value for ${token}`);
      return value;
    });
  return readdirSync(join(templates, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({
      file: filled(file.replace(/\.txt$/, '').replaceAll('\\', '/')),
      text: filled(readFileSync(join(templates, folder, file), 'utf8')),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
};

/** @throws BadInput when one of the files is there already: nothing is ever overwritten */
export const mustBeNew = (changes: readonly Change[]): void => {
  const taken = changes.map(({ file }) => file).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new BadInput(`Choose another name: ${taken.join(' and ')} exists already.`);
};

/** A file with an addition before the one place where `marker` stands. */
export const inserted = (file: string, marker: string, addition: string): Change => {
  const [before, after, ...more] = readFileSync(join(root, file), 'utf8').split(marker);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} must hold «${marker.trim()}» once, to show where the new lines go`);
  return { file, text: before + addition + marker + after };
};
