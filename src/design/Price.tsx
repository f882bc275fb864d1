import { Reserved } from './Reserved.tsx';
import { styled } from './stitches.ts';

/** A price's line: as wide and as high with an estimate in it as without (see `Reserved`). */
export const PriceFrame = styled(Reserved, {
  fontVariantNumeric: 'tabular-nums',
  // In a table's narrow column, the euros go below the estimate.
  '@md': { whiteSpace: 'normal' },
  variants: {
    size: {
      md: {},
      xl: {
        fontFamily: '$display',
        fontSize: '$title',
        lineHeight: 1.05,
        '&::before,&::after': { fontSize: '$xl', lineHeight: 1, '@lg': { fontSize: '$xxl' } },
      },
    },
  },
});

/** A price's estimate in another currency; placed before the price. */
export const EstimatedPrice = styled('bdi', {
  whiteSpace: 'nowrap',
  variants: {
    size: {
      md: {},
      xl: { fontWeight: 700, fontSize: '$xl', lineHeight: 1, '@lg': { fontSize: '$xxl' } },
    },
  },
});

/** The price as it is charged, beside an estimate. */
export const PriceBeside = styled('span', { color: '$muted', whiteSpace: 'nowrap' });
