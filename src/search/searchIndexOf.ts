import MiniSearch, { type SearchOptions } from 'minisearch';
import type {
  ResultKind,
  SearchIndex,
  SearchResults,
  Suggestion,
} from '../../machines/search/searchRules.ts';
import {
  hasWord,
  type Line,
  prepareLine,
  splitMatches,
  wordsOf,
} from '../../machines/search/textMatchRules.ts';

const maxSuggestions = 8;

export interface Findable extends Pick<Suggestion, 'kind' | 'to' | 'place'> {
  readonly title: string;
  readonly summary: string;
  readonly texts: readonly string[];
}

interface SearchVocabulary {
  readonly synonyms: readonly (readonly string[])[];
  readonly fillers: readonly string[];
}

/** Further words of a query do not count: each takes time. */
const maxWords = 16;

/** MiniSearch's memory grows with the square of the length. */
const isTooLong = (word: string): boolean => word.length > 30;
/** How many errors a word may have, tried in this order until a text has it. */
const errors: readonly ((word: string) => number)[] = [
  () => 0,
  (word) => (isTooLong(word) || word.length < 5 ? 0 : word.length < 9 ? 1 : 2),
  // Swapped letters count as two errors. One error turns a short word into many others.
  (word) => (isTooLong(word) || word.length < 3 ? 0 : word.length < 5 ? 1 : 2),
];

const searchOptions: SearchOptions = {
  // The last word may be unfinished.
  prefix: (word, at, words) => word.length > 3 || at === words.length - 1,
  boostDocument: (_id, _word, stored) => (stored?.kind === 'service' ? 1.3 : 1),
  boost: { title: 4, summary: 2, place: 0.5, titleSynonyms: 3, textSynonyms: 0.7 },
  weights: { prefix: 0.6, fuzzy: 0.3 },
};

interface Term {
  /** What to mark: the typed beginning, or the whole word if that had an error. */
  readonly own: string;
  readonly synonyms: readonly Line[];
}

/** Finds beginnings of words, small typing errors and synonyms. Results with all words, or else with some. */
export const searchIndexOf = (
  things: readonly Findable[],
  { synonyms, fillers }: SearchVocabulary,
): SearchIndex => {
  const isFiller = new Set(fillers.flatMap(wordsOf));
  const groups = synonyms.map((group) => group.map(prepareLine));
  const groupsWith = new Map<string, Set<readonly Line[]>>();
  for (const group of groups)
    for (const word of group.flatMap(wordsIn))
      groupsWith.set(word, (groupsWith.get(word) ?? new Set()).add(group));
  const synonymsIn = (line: Line): string[] => {
    const near = new Set(wordsIn(line).flatMap((word) => [...(groupsWith.get(word) ?? [])]));
    const meant = [...near].filter((group) => group.some((phrase) => hasPhrase(line, phrase)));
    const words = meant.flatMap((group) => group.flatMap(wordsIn));
    return [...new Set(words)].filter((word) => !isFiller.has(word));
  };

  const index = new MiniSearch({
    fields: ['title', 'summary', 'texts', 'place', 'titleSynonyms', 'textSynonyms'],
    tokenize: (text) => text.split(' '),
    storeFields: ['kind'],
    processTerm: (word) => word,
    searchOptions,
  });
  index.addAll(
    things.map(({ kind, title, summary, texts, place }, id) => {
      const line = prepareLine(title);
      const text = prepareLine(texts.join(' '));
      return {
        id,
        kind,
        title: joined(wordsIn(line)),
        summary: joined(wordsIn(prepareLine(summary))),
        texts: joined(wordsIn(text)),
        place: joined(wordsIn(prepareLine(place))),
        titleSynonyms: joined(synonymsIn(line)),
        textSynonyms: joined([...synonymsIn(prepareLine(summary)), ...synonymsIn(text)]),
      };
    }),
  );

  const linesOf = memoized(({ summary, texts }: Findable) =>
    [summary, ...texts.flatMap(sentencesOf)].map(prepareLine),
  );
  const suggestionOf = (thing: Findable, terms: readonly Term[]): Suggestion => {
    const title = prepareLine(thing.title);
    const missing = terms.filter((term) => formsIn(title, term).length === 0);
    const scoreOf = (line: Line) => missing.filter((term) => formsIn(line, term).length > 0).length;
    const scored = linesOf(thing).map((line) => ({ line, score: scoreOf(line) }));
    const { line } = scored.reduce((best, each) => (each.score > best.score ? each : best));
    const { kind, to, place } = thing;
    const marked = (each: Line) =>
      splitMatches(
        each,
        terms.flatMap((term) => formsIn(each, term)),
      );
    return { kind, to, place, title: marked(title), line: marked(line) };
  };

  return {
    find: (query) => {
      const all = wordsOf(query);
      const telling = all.filter((word) => !isFiller.has(word));
      const typed = (telling.length > 0 ? telling : all).slice(0, maxWords).map(withoutPlural);
      const { found, isPartial } = resultsFor(index, typed);
      const termOf = memoized(
        (word: string): Term => ({
          own: typed.find((each) => word.startsWith(each)) ?? word,
          synonyms: [...(groupsWith.get(word) ?? [])].flat(),
        }),
      );
      const hits = found.flatMap(({ id, terms }) => {
        const thing = things[id];
        return thing ? [{ thing, terms }] : [];
      });
      const best = hits
        .slice(0, maxSuggestions)
        .map(({ thing, terms }) => suggestionOf(thing, terms.map(termOf)));
      const kinds = [...new Set(best.map(({ kind }) => kind))];
      return {
        suggestions: kinds.flatMap((each) => best.filter(({ kind }) => kind === each)),
        counts: countsOf(hits.map(({ thing }) => thing)),
        isPartial,
      };
    },
  };
};

const resultsFor = (index: MiniSearch, words: readonly string[]) => {
  const fuzzy = memoized((word: string) => {
    const fits = errors.find((each) => index.search(word, { fuzzy: each(word) }).length > 0);
    return fits?.(word) ?? 0;
  });
  const complete = index.search(joined(words), { combineWith: 'AND', fuzzy });
  if (complete.length > 0 || words.length < 2) return { found: complete, isPartial: false };
  const partial = index.search(joined(words), { combineWith: 'OR', fuzzy });
  return { found: partial, isPartial: partial.length > 0 };
};

const countsOf = (things: readonly Findable[]): SearchResults['counts'] => {
  const count = (each: ResultKind) => things.filter(({ kind }) => kind === each).length;
  return { service: count('service'), article: count('article'), question: count('question') };
};

const formsIn = (line: Line, { own, synonyms }: Term): readonly string[] => [
  ...(hasWord(line, own) ? [own] : []),
  ...synonyms.filter((phrase) => hasPhrase(line, phrase)).flatMap(wordsIn),
];

const memoized = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};

const hasPhrase = (line: Line, phrase: Line): boolean => `${line.words} `.includes(`${phrase.words} `);
const wordsIn = ({ starts }: Line): readonly string[] => starts.map(({ word }) => word);
/** A long word without its last `s`: `invoices` begins with `invoice`, not the other way round. */
const withoutPlural = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word);
const joined = (words: readonly string[]): string => words.join(' ');
const sentencesOf = (text: string): string[] => text.match(/\S.*?[.!?](?=\s|$)|\S.*$/g) ?? [];
