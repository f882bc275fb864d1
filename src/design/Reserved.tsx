import { styled } from './stitches.ts';

const unseen = { gridArea: '1/1', visibility: 'hidden' } as const;

/**
 * Reserves room for the longest content, so that nothing moves: `data-longest` and, if it
 * depends on the font, `data-widest`. Wraps one element.
 */
export const Reserved = styled('span', {
  display: 'inline-grid',
  '& > *': { gridArea: '1/1' },
  '&::before': { content: 'attr(data-longest)', ...unseen },
  '&::after': { content: 'attr(data-widest)', ...unseen },
  variants: {
    // Several lines: reserves their height at any width.
    lines: { true: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' } },
  },
});
