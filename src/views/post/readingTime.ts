import type { Block } from '../../content/richText.ts';
import { linesWithFigures, plainText } from '../shared/plainText.ts';

const wordsPerMinute = 200;

/**
 * The number of words in a text, including what an editor struck out in an example.
 * @internal for tests
 */
export const wordCount = (text: readonly Block[]): number =>
  text.flatMap(linesWithFigures).map(plainText).join(' ').split(/\s+/).filter(Boolean).length;

/** The reading time in minutes, at least 1. */
export const readingMinutes = (text: readonly Block[]): number =>
  Math.max(1, Math.round(wordCount(text) / wordsPerMinute));
