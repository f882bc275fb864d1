import type { Block } from '../../content/richText.ts';
import { linesWithFigures, plainText } from '../shared/plainText.ts';

const wordsPerMinute = 200;

/**
 * The number of words of a text. What an editor struck out in an example counts: it is read too.
 * @internal for tests
 */
export const wordCount = (text: readonly Block[]): number =>
  text.flatMap(linesWithFigures).map(plainText).join(' ').split(/\s+/).filter(Boolean).length;

/** How long a text takes to read, in minutes; at least 1. */
export const readingMinutes = (text: readonly Block[]): number =>
  Math.max(1, Math.round(wordCount(text) / wordsPerMinute));
