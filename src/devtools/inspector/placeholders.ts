import type { Hide } from './scrub.ts';

/**
 * A text's shape: its length, white space, `@`, `.`, `#` and `/`, and `x` for everything else. So a machine's guards
 * decide as they did for the text itself: what is blank stays blank, what looks like an address or has 500 characters
 * still does.
 */
export const shapeOf: Hide = (text) => text.replace(/[^\s@.#/]/g, 'x');

/** Letters that distinguish texts of one shape; `x` is the shape's own. */
const letters = 'abcdefghijklmnopqrstuvwyz';

/**
 * Placeholders for one recording: the same text always gets the same one, and texts of one shape different ones as
 * long as there are any, so that what was equal stays equal and what was different different.
 */
export const placeholders = (): Hide => {
  const placeholderOf = new Map<string, string>();
  const used = new Map<string, number>();
  return (text) => {
    const before = placeholderOf.get(text);
    if (before !== undefined) return before;
    const shape = shapeOf(text);
    let left = used.get(shape) ?? 0;
    used.set(shape, left + 1);
    const marks = shape.split('');
    for (let at = marks.length - 1; at >= 0 && left > 0; at--) {
      if (marks[at] !== 'x') continue;
      marks[at] = letters[(left - 1) % letters.length] ?? 'x';
      left = Math.floor((left - 1) / letters.length);
    }
    const placeholder = marks.join('');
    placeholderOf.set(text, placeholder);
    return placeholder;
  };
};
