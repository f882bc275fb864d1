import type { FixedRouteName } from '../routes/table.ts';

export type Inline =
  | string
  | { readonly to: FixedRouteName; readonly text: string; readonly hash?: string; readonly subject?: string }
  | { readonly file: string; readonly text: string }
  | { readonly mail: true }
  | { readonly code: string };

/** The view replaces `{name}` and other placeholders. */
export type InlineText = string | readonly Inline[];

/** A line on its own is a paragraph. Never HTML (H3). */
export type TextBlock =
  | InlineText
  /** Set `id` if something links to the heading. */
  | { readonly kind: 'heading'; readonly text: string; readonly id?: string }
  | { readonly kind: 'list'; readonly ordered?: true; readonly items: readonly InlineText[] };

export type EditedText =
  | string
  | readonly (string | { readonly deleted: string } | { readonly inserted: string })[];

interface Table {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly figure?: boolean }[];
  /** One cell per column. The first one is the row's header. */
  readonly rows: readonly (readonly [string, ...(InlineText | EditedText)[]])[];
  readonly foot?: readonly string[];
}

export type FigureBlock =
  | { readonly kind: 'quote'; readonly text: InlineText }
  | Table
  | {
      readonly kind: 'definitions';
      readonly items: readonly { readonly term: string; readonly text: InlineText }[];
    }
  | { readonly kind: 'example'; readonly label: string; readonly text: EditedText };

export type Block = TextBlock | FigureBlock;
