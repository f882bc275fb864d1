import type { Part } from './searchRules.ts';

export interface Line {
  readonly text: string;
  readonly starts: readonly Start[];
  /** The words of all starts, each after a space. */
  readonly words: string;
}

interface Start {
  readonly at: number;
  /** The folded rest of the word, without hyphens: `e-mail` has `email` and `mail`. */
  readonly word: string;
}

/** Removes capitals and diacritics, so that `É` equals `e`. */
const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

const words = /[\p{L}\p{N}\p{M}]+(?:[-‐'’][\p{L}\p{N}\p{M}]+)*/gu;
const joints = /[-‐'’]/gu;

/** The distinct folded words of a query: `Re-Set  PASSWORT` has `reset` and `passwort`. */
export const wordsOf = (query: string): readonly string[] => {
  const folded = (query.match(words) ?? []).map((word) => fold(word.replace(joints, '')));
  return [...new Set(folded)].filter((word) => word !== '');
};

export const prepareLine = (text: string): Line => {
  const starts = [...text.matchAll(words)].flatMap(({ 0: word, index }) =>
    [...word.matchAll(/[^-‐'’]+/gu)].map((part) => ({
      at: index + part.index,
      word: fold(word.slice(part.index).replace(joints, '')),
    })),
  );
  return { text, starts, words: starts.map(({ word }) => ` ${word}`).join('') };
};

export const hasWord = (line: Line, word: string): boolean => line.words.includes(` ${word}`);

export const splitMatches = ({ text, starts }: Line, query: readonly string[]): readonly Part[] => {
  const parts: Part[] = [];
  let end = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), isMatch });
    end = Math.max(end, to);
  };
  for (const { at, word } of starts) {
    const length = Math.max(0, ...query.filter((each) => word.startsWith(each)).map((each) => each.length));
    if (length === 0 || at < end) continue;
    add(at, false);
    add(at + lengthOf(text.slice(at), length), true);
  }
  add(text.length, false);
  return parts;
};

/** The length of the text that folds to a number of letters, with the last one's diacritics. */
const lengthOf = (text: string, letters: number): number => {
  let folded = 0;
  let length = 0;
  for (const character of text) {
    const more = fold(character.replace(joints, '')).length;
    if (folded >= letters && !/\p{M}/u.test(character)) break;
    folded += more;
    length += character.length;
  }
  return length;
};
