import { shade } from './stitches.ts';

/** Keeps the page from scrolling while a dialog is open above it. */
export const holdPage = (isHeld: boolean): void => {
  const { style } = document.documentElement;
  // A rule with `:has()` would make the browser calculate the style of every element.
  style.overflow = isHeld ? 'hidden' : '';
  // The shade does not cover the gutter of the scroll bar.
  style.background = isHeld
    ? `color-mix(in srgb,rgb(${shade.rgb}) ${shade.opacity},var(--colors-paper))`
    : '';
};
