import type { Block } from '../../content/richText.ts';
import { linesWithFigures, plainText } from '../shared/plainText.ts';

const wordsPerMinute = 200;

/** Counts what an editor struck out too. @internal for tests */
export const wordCount = (text: readonly Block[]): number =>
  text.flatMap(linesWithFigures).map(plainText).join(' ').split(/\s+/).filter(Boolean).length;

export const readingMinutes = (text: readonly Block[]): number =>
  Math.max(1, Math.round(wordCount(text) / wordsPerMinute));
