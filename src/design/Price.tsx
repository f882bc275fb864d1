import { Reserved } from './Reserved.tsx';
import { inDisplayFace, styled } from './stitches.ts';

export const PriceFrame = styled(Reserved, {
  fontVariantNumeric: 'tabular-nums',
  // In a table's narrow column, the price in euros wraps below the estimate.
  '@md': { whiteSpace: 'normal' },
  variants: {
    size: {
      md: {},
      xl: {
        ...inDisplayFace,
        fontSize: '$title',
        lineHeight: 1.05,
        '&::before,&::after': { fontSize: '$xl', lineHeight: 1, '@lg': { fontSize: '$xxl' } },
      },
    },
  },
});

export const EstimatedPrice = styled('bdi', {
  whiteSpace: 'nowrap',
  variants: {
    size: {
      md: {},
      xl: { fontWeight: 700, fontSize: '$xl', lineHeight: 1, '@lg': { fontSize: '$xxl' } },
    },
  },
});

export const PriceBeside = styled('span', { color: '$muted', whiteSpace: 'nowrap' });
