import { styled } from './stitches.ts';

export const ArticleRows = styled('ul', {
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: '4px', paddingBlock: '16px' },
  '& > li + li': { borderBlockStart: '1px solid $colors$grid' },
  '& a': { display: 'inline-block' },
  '@touch': { '& :is(h3,h4) a': { paddingBlock: '8px' } },
});
