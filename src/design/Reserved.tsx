import { styled } from './stitches.ts';

const unseen = { gridArea: '1/1', visibility: 'hidden' } as const;

/** Room for the longest content of one element: `data-longest` and, if the font matters, `data-widest`. */
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
