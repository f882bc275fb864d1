import { noResults, type SearchIndex, type SearchResults, type Suggestion } from './helpSearchRules.ts';
import { cut, holds, type Line, lineOf, wordsOf } from './textMatchRules.ts';

/** How many suggestions are shown at most. */
const most = 8;

/** Something that can be found. */
export interface Findable extends Pick<Suggestion, 'kind' | 'hash' | 'group'> {
  readonly title: string;
  /** Its sentences, the summary first. */
  readonly lines: readonly [string, ...string[]];
}

interface Entry extends Pick<Suggestion, 'kind' | 'hash'> {
  readonly title: Line;
  readonly lines: readonly [Line, ...Line[]];
  readonly group: Line;
}

/**
 * Makes things findable by the words they hold, in any order, each by its beginning. What holds all of them in its
 * title comes first, then what needs its summary, one of its sentences or its group for it, then what has them
 * here and there.
 */
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
        suggestions: ranked.slice(0, most).map(({ entry }) => suggestionOf(entry, words)),
        ...countsOf(ranked.map(({ entry }) => entry)),
      };
    },
  };
};

const entryOf = ({ title, lines: [summary, ...rest], group, ...entry }: Findable): Entry => ({
  ...entry,
  title: lineOf(title),
  lines: [lineOf(summary), ...rest.map(lineOf)],
  group: lineOf(group),
});

/** Where all the words are found: the less, the better; -1 for nowhere. */
const rankOf = ({ title, lines, group }: Entry, words: readonly string[]): number => {
  const isIn = (...places: readonly Line[]) =>
    words.every((word) => places.some((place) => holds(place, word)));
  if (!isIn(title, group, ...lines)) return -1;
  if (isIn(title)) return 0;
  if (isIn(title, lines[0])) return 1;
  return lines.some((line) => isIn(title, group, line)) ? 2 : 3;
};

const suggestionOf = ({ kind, hash, title, lines, group }: Entry, words: readonly string[]): Suggestion => ({
  kind,
  hash,
  title: cut(title, words),
  line: cut(tellingLine(title, lines, words), words),
  group: group.text,
});

/** The summary; but the first of the lines that say most of what the title does not, if they say more of it. */
const tellingLine = (title: Line, lines: Entry['lines'], words: readonly string[]): Line => {
  const untold = words.filter((word) => !holds(title, word));
  const worth = (line: Line) => untold.filter((word) => holds(line, word)).length;
  return lines.reduce((best, line) => (worth(line) > worth(best) ? line : best));
};

const countsOf = (entries: readonly Entry[]): Pick<SearchResults, 'articles' | 'questions'> => {
  const articles = entries.filter(({ kind }) => kind === 'article').length;
  return { articles, questions: entries.length - articles };
};
