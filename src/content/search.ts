import { capabilities } from '../configuration/capabilities.ts';

export const search = {
  label: 'Search services and help',
  list: 'Suggestions',
  loading: 'Loading the search…',
  what: 'The search',
  kinds: {
    service: { heading: 'Services', one: '1 service', other: '{n} services' },
    article: { heading: 'Help articles', one: '1 article', other: '{n} articles' },
    question: { heading: 'Questions', one: '1 question', other: '{n} questions' },
  },
  comma: ', ',
  and: ' and ',
  matches: { one: '{what} matches', other: '{what} match' },
  partly: { one: '{what} matches in part', other: '{what} match in part' },
  best: ', the best {n} are listed',
} as const;

interface SearchPlaceWords {
  readonly hint: string;
  readonly none: string;
  readonly withoutScript: string;
}

export const searchPlaces = {
  helpCenter: {
    hint: `A word is enough: ${capabilities.accounts ? 'password' : 'revision'}, refund, invoice.`,
    none: 'Nothing matches. Try another word, or open a topic below.',
    withoutScript:
      'Searching needs JavaScript. The titles of all articles are below, where the browser’s own search finds them.',
  },
  services: {
    hint: 'In your own words: pitch deck, newsletter, “my totals don’t add up.”',
    none: 'Nothing matches. Try another word, or press Get Started and describe the task.',
    withoutScript:
      'Searching needs JavaScript. All services are on this page, where the browser’s own search finds them.',
  },
} as const satisfies Record<string, SearchPlaceWords>;

export type SearchPlace = keyof typeof searchPlaces;
