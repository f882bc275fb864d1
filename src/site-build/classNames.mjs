// @ts-check
/** Counted names (`c-a`, a variant's `c-a-a`) for Stitches' random ones, which do not compress. */

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a` to `Z`, then `aa`. @param {number} count @returns {string} */
const lettersOf = (count) =>
  (count < letters.length ? '' : lettersOf(Math.floor(count / letters.length) - 1)) +
  letters.charAt(count % letters.length);

/** Components, keyframes and themes, and what Stitches appends for a variant. */
const names = /(?<![\w-])([ckt]-[a-z]+)(-[\w-]+)?(?![\w-])/gi;

/**
 * In the order of `longNames`; those in `known` are given already. Names of global rules stay as they are.
 * @param {Iterable<string>} longNames @param {ReadonlyMap<string, string>} known @returns {Map<string, string>}
 */
export const shortNames = (longNames, known = new Map()) => {
  const all = new Map(known);
  /** How many names begin alike. @type {Map<string, number>} */
  const counts = new Map();
  const count = (/** @type {string} */ start) => counts.set(start, (counts.get(start) ?? 0) + 1);
  for (const short of known.values()) count(short.slice(0, short.lastIndexOf('-') + 1));
  /** @param {string} long @returns {string} */
  const shorten = (long) => {
    const [, base = '', variant] = [...long.matchAll(names)].find(([whole]) => whole === long) ?? [];
    if (base === '') return '';
    const made = all.get(long);
    if (made !== undefined) return made;
    const start = variant === undefined ? long.slice(0, 2) : `${shorten(base)}-`;
    const short = start + lettersOf(counts.get(start) ?? 0);
    count(start);
    all.set(long, short);
    return short;
  };
  for (const long of longNames) shorten(long);
  return all;
};

/** Replaces Stitches' names in CSS or markup. @param {string} text @param {ReadonlyMap<string, string>} short */
export const withShortNames = (text, short) => text.replace(names, (long) => short.get(long) ?? long);
