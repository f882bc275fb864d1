/** Puts values into words: each `{name}` of a text becomes the value of that name. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The words for a number of things; `{n}` in the plural is the number. */
export const counted = (
  { one, other }: { readonly one: string; readonly other: string },
  n: number,
): string => (n === 1 ? one : fill(other, { n }));

/** A size in bytes as people read it: `10MB`, `1.5MB`, `320KB`, `12 bytes`. */
export const fileSize = (bytes: number): string => {
  const rounded = (value: number) => Number(value.toFixed(value < 10 ? 1 : 0));
  if (bytes >= 1024 * 1024) return `${rounded(bytes / 1024 / 1024)}MB`;
  return bytes >= 1024 ? `${rounded(bytes / 1024)}KB` : `${bytes} bytes`;
};
