import { fillHandle, styled } from './stitches.ts';

/** The selection around a few words or a block, as around a selected cell. */
export const Selection = styled('span', {
  position: 'relative',
  display: 'inline-block',
  outline: '2px solid $colors$accent',
  outlineOffset: '-1px',
  '&::after': fillHandle,
  variants: {
    pad: {
      words: { padding: '0.02em 0.14em 0.1em', marginInline: '0.06em' },
    },
  },
  defaultVariants: { pad: 'words' },
});
