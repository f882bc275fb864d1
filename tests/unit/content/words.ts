import { readdirSync } from 'node:fs';

/** A text of the site's content, and where it is. */
export interface Words {
  readonly place: string;
  readonly text: string;
}

const folder = new URL('../../../src/content/', import.meta.url);

const collect = (place: string, value: unknown, seen: Set<unknown>): Words[] => {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) => collect(`${place}.${key}`, inner, seen));
};

/** Every text of `src/content` but visitors' words for the search. A value that two modules export is listed once. */
export const allWords = async (): Promise<Words[]> => {
  const seen = new Set<unknown>();
  const words: Words[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== 'searchVocabulary.ts',
  );
  for (const file of files) {
    const module = (await import(new URL(file, folder).href)) as object;
    words.push(...collect(file.replace(/\.ts$/, ''), { ...module }, seen));
  }
  return words;
};
