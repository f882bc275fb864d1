import type { SnapshotFrom } from 'xstate';
import { helpQuestions } from '../../src/content/helpQuestions.ts';
import { searchIndex } from '../../src/search/searchIndex.ts';
import type { Model } from '../../tests/paths/index.ts';
import { searchMachine } from './searchMachine.ts';
import { noResults, type SearchIndex, type SearchResults, type Suggestion } from './searchRules.ts';

const suggestion = (to: string): Suggestion => ({
  kind: 'article',
  to,
  title: [{ text: to, isMatch: false }],
  line: [],
  place: 'Topic',
});
const resultsOf = (...addresses: string[]): SearchResults => ({
  suggestions: addresses.map(suggestion),
  counts: { service: 0, article: addresses.length, question: 0 },
  isPartial: false,
});

/** The fixture's results for each query. */
const answers: Readonly<Record<string, SearchResults>> = {
  one: resultsOf('/a'),
  three: resultsOf('/a', '/b#b', '/c'),
};
export const nothing: SearchResults = noResults;
export const answerTo = (query: string): SearchResults =>
  Object.hasOwn(answers, query) ? (answers[query] ?? nothing) : nothing;
const fixture: SearchIndex = { find: answerTo };

type Snapshot = SnapshotFrom<typeof searchMachine>;

const modelOf = (index: SearchIndex, queries: string[], addresses: string[]) =>
  ({
    machine: searchMachine,
    events: {
      'query.changed': queries.map((value) => ({ value })),
      'option.step': [{ step: 1 }, { step: -1 }],
      'option.choose': addresses.map((to) => ({ to })),
    },
    possible: (snapshot: Snapshot, event) => {
      const { query, results } = snapshot.context;
      // A visitor must focus the field before using it.
      if (snapshot.matches({ index: 'idle' })) return event.type === 'field.focused';
      if (event.type === 'query.changed') return event.value !== query;
      if (event.type !== 'option.choose') return true;
      const isListed = results.suggestions.some(({ to }) => to === event.to);
      return isListed && snapshot.matches({ list: 'open' });
    },
    outcomes: { loadIndex: { comes: { output: index } } },
    // The index itself is the same in all states.
    identity: ({ context }) => ({ ...context, index: context.index !== null }),
  }) satisfies Model<typeof searchMachine>;

/** For the actor: queries with no result, one and three. */
export const searchActorModel = modelOf(fixture, ['', ' ', 'zzz', 'one', 'three'], ['/a', '/c']);

const place = '/support/help-center#faq-';

/** The question that an address opens. */
export const questionAt = (address: string): string =>
  helpQuestions.questions.find(({ id }) => address.endsWith(`#${id}`))?.question ?? '';

const one = questionAt(`${place}dissatisfied`);
const two = `${one} ${questionAt(`${place}message`)}`;
/** A question that is listed, but not as the first. */
const [, second = ''] = searchIndex
  .find(two)
  .suggestions.map(({ to }) => to)
  .filter((to) => to.startsWith(place));

const pageModel = modelOf(searchIndex, ['', ' ', 'zzzz', one, two], [second]);

export const stage = '/support/help-center';

/** For the view and the browser. These paths stay on the help center's page and open no article's dialog. */
export const searchModel = {
  ...pageModel,
  possible: (snapshot, event) => {
    const { results, active } = snapshot.context;
    const stays = (results.suggestions[active ?? -1]?.to ?? place).startsWith(place);
    return pageModel.possible(snapshot, event) && (event.type !== 'search.submit' || stays);
  },
} satisfies Model<typeof searchMachine>;
