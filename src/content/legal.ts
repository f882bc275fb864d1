import { siteSettings } from '../configuration/site.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';
import type { Block, InlineText } from './richText.ts';

interface LegalSection {
  /** The heading's id. Keep it stable: other sites may link to it. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface LegalWords extends PageWords {
  readonly inShort: readonly { readonly term: string; readonly value: InlineText }[];
  readonly sections: readonly LegalSection[];
}

export const legal = {
  contents: 'Contents',
  inShort: 'In short',
  provider: { term: 'Provided by', value: `${siteSettings.company.name}, ${siteSettings.company.address}` },
  reviewed: { term: 'Last reviewed', value: facts.legalReviewed },
  dated: { term: 'Dated', value: facts.legalDate },
  why: {
    term: 'Why two dates',
    value: 'The text is older than the company. The review compared it with today’s site.',
  },
} as const;
