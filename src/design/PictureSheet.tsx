import { Card } from './Card.tsx';
import { hairlines, styled } from './stitches.ts';

export const PictureSheet = styled('div', {
  display: 'grid',
  ...hairlines,
  padding: '1px',
  '@sm': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
});

export const PictureCell = styled(Card, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px',
  alignItems: 'center',
  border: 0,
  '& svg': { width: '112px', maxWidth: 'none' },
  '& > div': { flex: '1 1 8rem', minWidth: 0 },
  '@print': { breakInside: 'avoid' },
  '@sm': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'start',
    '& svg': { width: '100%' },
  },
  '@lg': {
    '&:first-child, &:last-child': {
      gridColumn: 'span 2',
      gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr)',
      alignContent: 'center',
      gap: '24px',
      '& svg': { order: 1 },
    },
  },
});
