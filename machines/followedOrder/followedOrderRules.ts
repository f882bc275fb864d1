/** There is no order with this id and key. Another attempt would be told the same. */
export class UnknownOrder extends Error {
  override readonly name = 'UnknownOrder';
}

/** By its name, which a replayed error has, too. */
export const isUnknownOrder = (error: unknown): boolean => (error as Error).name === 'UnknownOrder';

/** Pauses grow no further after so many failures in a row. */
export const mostRetries = 5;

/** A stream that broke so often without news is given up: some hosts and proxies have none. */
export const mostBreaks = 2;

const form = /\/request\/([^/?#]+)\/?#([\w-]{22})$/;

/** The path and hash of an order's link, or `null` for any other text. The host does not matter. */
export const orderLinkIn = (text: string): string | null => {
  const link = form.exec(text.trim());
  return link && `/request/${link[1]}#${link[2]}`;
};

export const isOrderKey = (hash: string): boolean => /^#[\w-]{22}$/.test(hash);
