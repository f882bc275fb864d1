import { styled } from './stitches.ts';

/** Articles under one another, a hairline between them. */
export const ArticleRows = styled('ul', {
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: '4px', paddingBlock: '16px' },
  '& > li + li': { borderBlockStart: '1px solid $colors$grid' },
  '& a': { display: 'inline-block' },
  // The text of an open article, below its title.
  '& > li > div': { marginBlockStart: '12px' },
  '& h5': { margin: '28px 0 -8px' },
  '@touch': { '& :is(h3,h4) a': { paddingBlock: '8px' } },
});
