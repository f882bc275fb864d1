import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot as root } from '../../site-build/projectRoot.mjs';

export { root };

export interface Change {
  readonly file: string;
  readonly text: string;
}

export class BadInput extends Error {
  override name = 'BadInput';
}

export interface NameForms {
  readonly name: string;
  readonly Name: string;
  readonly kebab: string;
  readonly title: string;
  readonly words: string;
}

/** @throws BadInput if the name is not camelCase or is a reserved word */
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

const isReserved = (name: string): boolean => {
  try {
    new Function(`'use strict'; async () => { const ${name} = 0; };`);
    return false;
  } catch {
    return true;
  }
};

const templates = join(import.meta.dirname, 'templates');

/** Fills in a folder of `templates/`. They end in `.txt`, so that compiler, linter and tests ignore them. */
export const renderTemplates = (folder: string, values: Readonly<Record<string, string>>): Change[] => {
  const filled = (text: string): string =>
    text.replace(/__([a-zA-Z]+)__/g, (token, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`templates/${folder}: no value for ${token}`);
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

export const assertNew = (changes: readonly Change[]): void => {
  const existing = changes.map(({ file }) => file).filter((file) => existsSync(join(root, file)));
  if (existing.length > 0)
    throw new BadInput(`Choose another name: ${existing.join(' and ')} exists already.`);
};

export const insertBefore = (file: string, marker: string, addition: string): Change => {
  const [before, after, ...more] = readFileSync(join(root, file), 'utf8').split(marker);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} must contain «${marker.trim()}» exactly once: the new lines go before it`);
  return { file, text: before + addition + marker + after };
};
