import { styled, topBarHeight } from './stitches.ts';

/** Content beside a long column, sticky if the window is tall enough. */
export const Margin = styled('aside', {
  minWidth: 0,
  '@media (min-width:64em) and (min-height:44em)': {
    position: 'sticky',
    insetBlockStart: `${topBarHeight + 24}px`,
  },
  '@print': { position: 'static' },
});

export const MarginOnly = styled('div', { display: 'none', '@lg': { display: 'block' } });
