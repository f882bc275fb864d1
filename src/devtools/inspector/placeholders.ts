import type { Hide } from './scrub.ts';

/** Keeps length, white space, `@`, `.`, `#` and `/`, so that guards decide as for the text itself. */
export const shapeOf: Hide = (text) => text.replace(/[^\s@.#/]/g, 'x');

const letters = 'abcdefghijklmnopqrstuvwyz';

/** Hides one recording's texts: equal texts get equal placeholders, different ones different if letters suffice. */
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
