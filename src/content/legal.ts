import type { FixedRouteName } from '../routes/table.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

/** A piece of a text: words, a link to a page by its route's name, a file of this site, the contact address, or code. */
export type LegalPart =
  | string
  | { readonly to: FixedRouteName; readonly text: string; readonly hash?: string; readonly subject?: string }
  | { readonly file: string; readonly text: string }
  | { readonly mail: true }
  | { readonly code: string };

/** Words alone, or pieces in order. `{name}` and the like are filled in by the view. */
export type LegalText = string | readonly LegalPart[];

/** A block of a document; a text by itself is a paragraph. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: LegalText }
  | { readonly kind: 'list'; readonly items: readonly LegalText[] }
  | { readonly kind: 'definitions'; readonly items: readonly { term: string; text: LegalText }[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly { label: string; figure?: boolean }[];
      /** One cell a column; the first names its row. */
      readonly rows: readonly (readonly [string, ...LegalText[]])[];
    };

interface LegalSection {
  /** The heading's id: stable, because other sites may lead to it. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly (LegalText | LegalBlock)[];
}

/** A legal page: its head, what it says in short, and its numbered sections. */
export interface LegalWords extends PageWords {
  readonly inShort: readonly { readonly term: string; readonly value: LegalText }[];
  readonly sections: readonly LegalSection[];
}

/** The words around every legal document. */
export const legal = {
  contents: 'Contents',
  inShort: 'In short',
  dated: { term: 'Dated', value: facts.legalDate },
  note: {
    title: 'A text to be checked',
    text: 'This document was written for a demonstration of the service. Whoever runs this site must have it checked by a lawyer before launch, and add the registered name and postal address of the business. Until then there are no accounts here and no order can be placed or paid for.',
  },
} as const;
