import type { SnapshotFrom } from 'xstate';
import { helpSearchIndex } from '../../src/views/helpCenter/helpSearchIndex.ts';
import type { Model } from '../../tests/paths/index.ts';
import { helpSearchMachine } from './helpSearchMachine.ts';
import type { SearchIndex, SearchResults, Suggestion } from './helpSearchRules.ts';

const suggestion = (hash: string): Suggestion => ({
  kind: 'article',
  hash,
  title: [{ text: hash, isMatch: false }],
  line: [],
  group: 'Topic',
});
const resultsOf = (...hashes: string[]): SearchResults => ({
  suggestions: hashes.map(suggestion),
  articles: hashes.length,
  questions: 0,
});

/** The fixture's results for each query. */
export const answers: Readonly<Record<string, SearchResults>> = {
  one: resultsOf('#a'),
  three: resultsOf('#a', '#b', '#c'),
};
export const nothing: SearchResults = { suggestions: [], articles: 0, questions: 0 };
export const answerTo = (query: string): SearchResults =>
  Object.hasOwn(answers, query) ? (answers[query] ?? nothing) : nothing;
const fixture: SearchIndex = { find: answerTo };

type Snapshot = SnapshotFrom<typeof helpSearchMachine>;

const modelOf = (index: SearchIndex, queries: string[], hashes: string[]) =>
  ({
    machine: helpSearchMachine,
    events: {
      'query.changed': queries.map((value) => ({ value })),
      'option.choose': hashes.map((hash) => ({ hash })),
    },
    possible: (snapshot: Snapshot, event) => {
      const { query, results } = snapshot.context;
      // A visitor must focus the field before using it.
      if (snapshot.matches({ index: 'idle' })) return event.type === 'field.focused';
      if (event.type === 'query.changed') return event.value !== query;
      if (event.type !== 'option.choose') return true;
      const isListed = results.suggestions.some(({ hash }) => hash === event.hash);
      return isListed && snapshot.matches({ list: 'open' });
    },
    outcomes: { loadIndex: { comes: { output: index } } },
  }) satisfies Model<typeof helpSearchMachine>;

/** For the actor: queries with no result, one and three. */
export const helpSearchActorModel = modelOf(fixture, ['', ' ', 'zzz', 'one', 'three'], ['#a', '#c']);

const pageModel = modelOf(
  helpSearchIndex,
  ['', ' ', 'zzz', 'satisfied', 'decided', 'refund'],
  ['#faq-dissatisfied', '#faq-protection'],
);

/** For the view and the browser. These paths open no articles, whose dialog would cover the field. */
export const helpSearchModel = {
  ...pageModel,
  possible: (snapshot, event) => {
    const { results, active } = snapshot.context;
    const isArticle = active !== null && results.suggestions[active]?.kind === 'article';
    return pageModel.possible(snapshot, event) && !(event.type === 'search.submit' && isArticle);
  },
} satisfies Model<typeof helpSearchMachine>;
