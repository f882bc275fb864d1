export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** `{n}` in the plural is the number. */
export const counted = (
  { one, other }: { readonly one: string; readonly other: string },
  n: number,
): string => (n === 1 ? one : fill(other, { n }));
