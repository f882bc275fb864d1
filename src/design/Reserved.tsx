import { styled } from './stitches.ts';

const unseen = { gridArea: '1/1', visibility: 'hidden' } as const;

/**
 * Keeps as much room as its longest content takes, so that nothing around it moves when its content changes after the
 * page was painted. `data-longest` is that content, as text, and `data-widest` another, where it depends on the font
 * which takes more room. Both are laid out unseen, and neither read aloud nor found. Holds one element.
 */
export const Reserved = styled('span', {
  display: 'inline-grid',
  '& > *': { gridArea: '1/1' },
  '&::before': { content: 'attr(data-longest)', ...unseen },
  '&::after': { content: 'attr(data-widest)', ...unseen },
  variants: {
    // Lines of text: the height is kept, whatever the width.
    lines: { true: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' } },
  },
});
