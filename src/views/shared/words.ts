/** Replaces each `{name}` of a text by the value of that name. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The words for a number of things; `{n}` in the plural is replaced by it. */
export const counted = (
  { one, other }: { readonly one: string; readonly other: string },
  n: number,
): string => (n === 1 ? one : fill(other, { n }));
