/** A piece of a longer text: what an article is made of. Plain strings, never HTML (decision H3). */
export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly text: string }
  /** `steps` are done one after the other and are numbered; a `list` has no order. */
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] };

/** The full texts of a topic's articles, by article id. */
export type Bodies = Readonly<Record<string, readonly Block[]>>;
