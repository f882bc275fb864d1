/** A stretch of an example: kept as it was, struck out, or put in by the editor. */
export type ExamplePart =
  | { readonly kept: string }
  | { readonly deleted: string }
  | { readonly inserted: string };

/** A piece of a post's body. Words only: how each looks is the view's business. */
export type PostBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly ordered?: true; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly { readonly label: string; readonly figure?: true }[];
      /** Each row's first cell is its header. */
      readonly rows: readonly (readonly string[])[];
      readonly foot?: readonly string[];
    }
  | { readonly kind: 'example'; readonly label: string; readonly parts: readonly ExamplePart[] };

export type PostBody = readonly PostBlock[];
