import { selectionFrame, styled } from './stitches.ts';

/** A cell of the sheet. If it is `interactive`, stretch its link or button over it: `CardLink`, `CardButton`. */
export const Card = styled('div', {
  position: 'relative',
  minWidth: 0,
  padding: '20px',
  background: '$sheet',
  border: '1px solid $colors$grid',
  '@md': { padding: '24px' },
  variants: {
    // Above its neighbours, which would cover the handle.
    selected: { true: { ...selectionFrame, zIndex: 1 } },
    interactive: {
      true: {
        '@hover': { '&:hover': { borderColor: '$line' } },
        '&:focus-within': { borderColor: '$accent' },
      },
    },
    pad: { none: { padding: '0 !important' } },
  },
});

/** Stretches a link over all of its card. Later links in the card stay reachable. */
export const CardLink = styled('a', {
  color: '$ink',
  textDecorationColor: '$colors$line',
  '&::before': { content: '""', position: 'absolute', inset: 0 },
});

export const CardButton = styled('button', {
  maxWidth: '100%',
  padding: 0,
  color: '$accent',
  background: 'none',
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: '$colors$line',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  '&::before': { content: '""', position: 'absolute', inset: 0 },
});
