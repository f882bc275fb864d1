import { resultKinds, type SearchResults } from '../../../machines/search/searchRules.ts';
import { type SearchPlace, searchPlaces, search as words } from '../../content/search.ts';
import { counted, fill } from '../shared/words.ts';

export const matchWords = ({ suggestions, counts, isPartial }: SearchResults, place: SearchPlace): string => {
  const kinds = resultKinds.filter((kind) => counts[kind] > 0);
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  if (total === 0) return searchPlaces[place].none;
  const all = kinds.map((kind) => counted(words.kinds[kind], counts[kind]));
  const what = [all.slice(0, -1).join(words.comma), ...all.slice(-1)].filter(Boolean).join(words.and);
  const { one, other } = isPartial ? words.partly : words.matches;
  const matches = fill(total === 1 ? one : other, { what });
  return total > suggestions.length ? matches + fill(words.best, { n: suggestions.length }) : matches;
};
