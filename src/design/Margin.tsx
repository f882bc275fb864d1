import { styled, topBarHeight } from './stitches.ts';

/** What stands in the margin beside a long column, and stays there while that scrolls by, where the window is tall enough. */
export const Margin = styled('aside', {
  minWidth: 0,
  '@media (min-width:64em) and (min-height:44em)': {
    position: 'sticky',
    insetBlockStart: `${topBarHeight + 24}px`,
  },
  '@print': { position: 'static' },
});

/** Hidden on screens without a margin. */
export const MarginOnly = styled('div', { display: 'none', '@lg': { display: 'block' } });
