import { shade } from './stitches.ts';

export const holdPage = (isHeld: boolean): void => {
  const { style } = document.documentElement;
  // A rule with `:has()` would recalculate every element's style.
  style.overflow = isHeld ? 'hidden' : '';
  // The shade does not cover the gutter of the scroll bar.
  style.background = isHeld
    ? `color-mix(in srgb,rgb(${shade.rgb}) ${shade.opacity},var(--colors-paper))`
    : '';
};
