import type { SearchResults } from '../../../machines/helpSearch/helpSearchRules.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { counted, fill } from '../shared/words.ts';

const { search: words } = helpCenter;

/** What a search has found, in words: '3 articles match' (decision H1). */
export const matchWords = ({ suggestions, articles, questions }: SearchResults): string => {
  const total = articles + questions;
  if (total === 0) return words.none;
  const kinds = [
    ...(articles > 0 ? [counted(words.articles, articles)] : []),
    ...(questions > 0 ? [counted(words.questions, questions)] : []),
  ];
  const what = kinds.join(words.and);
  const matches = fill(total === 1 ? words.matches.one : words.matches.other, { what });
  return total > suggestions.length ? matches + fill(words.best, { n: suggestions.length }) : matches;
};
