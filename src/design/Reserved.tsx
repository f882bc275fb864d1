import { styled } from './stitches.ts';

const unseen = { gridArea: '1/1', visibility: 'hidden' } as const;

/**
 * Reserves room for its longest content, so that nothing moves when the content changes later: `data-longest` and, if
 * the font decides which is wider, `data-widest`. Both are invisible and not read aloud. Wraps one element.
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
