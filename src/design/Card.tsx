import { selectionFrame, styled } from './stitches.ts';

/**
 * A cell of the sheet: a hairline, no shadow.
 * `selected` puts the selection around it; `interactive` says that the whole card answers (its one link or button
 * inside should be stretched with `CardLink`).
 */
export const Card = styled('div', {
  position: 'relative',
  scrollMarginTop: '80px',
  minWidth: 0,
  padding: '20px',
  background: '$sheet',
  border: '1px solid $colors$grid',
  '@md': { padding: '24px' },
  variants: {
    // Above its neighbours in a joined grid, which would cover the handle.
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

/** Makes a link inside an `interactive` card cover all of it: `<CardLink as="a" href>`; later links stay reachable. */
export const CardLink = styled('a', {
  color: '$ink',
  textDecorationColor: '$colors$line',
  '&::before': { content: '""', position: 'absolute', inset: 0 },
});

/** The same for a button: the whole card presses it. */
export const CardButton = styled('button', {
  maxWidth: '100%',
  padding: 0,
  color: '$accent',
  background: 'none',
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline 1px $colors$line',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  '&::before': { content: '""', position: 'absolute', inset: 0 },
});
