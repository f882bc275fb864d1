import type { Hide } from './scrub.ts';

/**
 * A text's length, white space, `@`, `.`, `#` and `/`, with `x` for everything else. Guards decide as they did for the
 * text itself: a blank stays blank, an address still looks like one.
 */
export const shapeOf: Hide = (text) => text.replace(/[^\s@.#/]/g, 'x');

const letters = 'abcdefghijklmnopqrstuvwyz';

/**
 * Returns a function that hides the texts of one recording: equal texts get equal placeholders. Different texts of one
 * shape get different ones, as long as there are enough letters.
 */
export const placeholders = (): Hide => {
  const placeholderOf = new Map<string, string>();
  const used = new Map<string, number>();
  return (text) => {
    const existing = placeholderOf.get(text);
    if (existing !== undefined) return existing;
    const shape = shapeOf(text);
    let rest = used.get(shape) ?? 0;
    used.set(shape, rest + 1);
    const characters = shape.split('');
    for (let at = characters.length - 1; at >= 0 && rest > 0; at--) {
      if (characters[at] !== 'x') continue;
      characters[at] = letters[(rest - 1) % letters.length] ?? 'x';
      rest = Math.floor((rest - 1) / letters.length);
    }
    const placeholder = characters.join('');
    placeholderOf.set(text, placeholder);
    return placeholder;
  };
};
