import type { FixedRouteName } from '../routes/table.ts';

/** A part of a line: text, a link to a page by route name, a file of this site, the contact address, or code. */
export type Inline =
  | string
  | { readonly to: FixedRouteName; readonly text: string; readonly hash?: string; readonly subject?: string }
  | { readonly file: string; readonly text: string }
  | { readonly mail: true }
  | { readonly code: string };

/** Plain text, or parts in order. The view replaces `{name}` and other placeholders. */
export type InlineText = string | readonly Inline[];

/** What flows with the text. A line on its own is a paragraph. Never HTML (decision H3). */
export type TextBlock =
  | InlineText
  /** Set `id` if something links to the heading. */
  | { readonly kind: 'heading'; readonly text: string; readonly id?: string }
  /** `ordered` for steps. */
  | { readonly kind: 'list'; readonly ordered?: true; readonly items: readonly InlineText[] };

/** A line with an editor's deletions and insertions. */
export type EditedText =
  | string
  | readonly (string | { readonly deleted: string } | { readonly inserted: string })[];

export interface Table {
  readonly kind: 'table';
  readonly caption: string;
  /** `figure` aligns a column of figures. */
  readonly columns: readonly { readonly label: string; readonly figure?: boolean }[];
  /** One cell per column. The first one is the row's header. */
  readonly rows: readonly (readonly [string, ...(InlineText | EditedText)[]])[];
  /** A last row, for sums. */
  readonly foot?: readonly string[];
}

/** A block that is set apart from the text around it. */
export type FigureBlock =
  | { readonly kind: 'quote'; readonly text: InlineText }
  | Table
  | {
      readonly kind: 'definitions';
      readonly items: readonly { readonly term: string; readonly text: InlineText }[];
    }
  | { readonly kind: 'example'; readonly label: string; readonly text: EditedText };

/** A block of a longer text. */
export type Block = TextBlock | FigureBlock;
