import { noResults, type SearchIndex, type SearchResults, type Suggestion } from './helpSearchRules.ts';
import { hasWord, type Line, prepareLine, splitMatches, wordsOf } from './textMatchRules.ts';

const maxSuggestions = 8;

export interface Findable extends Pick<Suggestion, 'kind' | 'hash' | 'group'> {
  readonly title: string;
  /** The sentences, of which the first is the summary. */
  readonly lines: readonly [string, ...string[]];
}

interface Entry extends Pick<Suggestion, 'kind' | 'hash'> {
  readonly title: Line;
  readonly lines: readonly [Line, ...Line[]];
  readonly group: Line;
}

/** Creates an index. Matches in titles come first, then in summaries, in single sentences, and scattered ones. */
export const searchIndexOf = (things: readonly Findable[]): SearchIndex => {
  const entries = things.map(entryOf);
  return {
    find: (query) => {
      const words = wordsOf(query);
      if (words.length === 0) return noResults;
      const ranked = entries
        .map((entry) => ({ entry, rank: rankOf(entry, words) }))
        .filter(({ rank }) => rank !== -1)
        .sort((a, b) => a.rank - b.rank);
      return {
        suggestions: ranked.slice(0, maxSuggestions).map(({ entry }) => suggestionOf(entry, words)),
        ...countsOf(ranked.map(({ entry }) => entry)),
      };
    },
  };
};

const entryOf = ({ title, lines: [summary, ...rest], group, ...entry }: Findable): Entry => ({
  ...entry,
  title: prepareLine(title),
  lines: [prepareLine(summary), ...rest.map(prepareLine)],
  group: prepareLine(group),
});

/** How well an entry matches: the lower, the better; -1 if it does not. */
const rankOf = ({ title, lines, group }: Entry, words: readonly string[]): number => {
  const isIn = (...places: readonly Line[]) =>
    words.every((word) => places.some((place) => hasWord(place, word)));
  if (!isIn(title, group, ...lines)) return -1;
  if (isIn(title)) return 0;
  if (isIn(title, lines[0])) return 1;
  return lines.some((line) => isIn(title, group, line)) ? 2 : 3;
};

const suggestionOf = ({ kind, hash, title, lines, group }: Entry, words: readonly string[]): Suggestion => ({
  kind,
  hash,
  title: splitMatches(title, words),
  line: splitMatches(bestLine(title, lines, words), words),
  group: group.text,
});

/** The first line with the most words that the title lacks. The summary wins a tie. */
const bestLine = (title: Line, lines: Entry['lines'], words: readonly string[]): Line => {
  const missing = words.filter((word) => !hasWord(title, word));
  const scoreOf = (line: Line) => missing.filter((word) => hasWord(line, word)).length;
  return lines.reduce((best, line) => (scoreOf(line) > scoreOf(best) ? line : best));
};

const countsOf = (entries: readonly Entry[]): Pick<SearchResults, 'articles' | 'questions'> => {
  const articles = entries.filter(({ kind }) => kind === 'article').length;
  return { articles, questions: entries.length - articles };
};
