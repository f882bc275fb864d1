import type { Part } from './helpSearchRules.ts';

/** A line of text, with what a query is compared with. */
export interface Line {
  readonly text: string;
  /** Every place where a word, or a part of a hyphenated one, begins. */
  readonly starts: readonly Start[];
  /** The words of all starts, a space before each. */
  readonly words: string;
}

interface Start {
  /** Where it begins in the text. */
  readonly at: number;
  /** The folded word from there on, without hyphens: `e-mail` has `email`, and `mail`. */
  readonly word: string;
}

/** Without capitals and without marks on letters: `É` and `e` are the same. */
const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Words; hyphens and apostrophes within them belong to them. */
const words = /[\p{L}\p{N}\p{M}]+(?:[-‐'’][\p{L}\p{N}\p{M}]+)*/gu;
const joints = /[-‐'’]/gu;

/** The different words of a query, folded: `Re-Set  PASSWORT` has `reset` and `passwort`. */
export const wordsOf = (query: string): readonly string[] => {
  const folded = (query.match(words) ?? []).map((word) => fold(word.replace(joints, '')));
  return [...new Set(folded)].filter((word) => word !== '');
};

/** Prepares a text for being compared. */
export const lineOf = (text: string): Line => {
  const starts = [...text.matchAll(words)].flatMap(({ 0: word, index }) =>
    [...word.matchAll(/[^-‐'’]+/gu)].map((part) => ({
      at: index + part.index,
      word: fold(word.slice(part.index).replace(joints, '')),
    })),
  );
  return { text, starts, words: starts.map(({ word }) => ` ${word}`).join('') };
};

/** Whether a folded word begins one of the line's words. */
export const holds = (line: Line, word: string): boolean => line.words.includes(` ${word}`);

/** Cuts a line into what the folded words match and what they do not; joined, the parts are the line. */
export const cut = ({ text, starts }: Line, query: readonly string[]): readonly Part[] => {
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

/** How much of a text it takes for a number of folded letters, the marks on the last one included. */
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
