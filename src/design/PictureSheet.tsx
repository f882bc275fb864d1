import { Card } from './Card.tsx';
import { hairlines, styled } from './stitches.ts';

/**
 * Six cells of one sheet, each with its picture: the first and the last are two columns wide, so that the sheet is read
 * like a page and not like a row of tiles. Children are `PictureCell`s.
 */
export const PictureSheet = styled('div', {
  display: 'grid',
  ...hairlines,
  padding: '1px',
  '@sm': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
});

/**
 * A cell: the picture beside its words on a phone, as long as these have room, and where the cell is wide; above them
 * elsewhere.
 */
export const PictureCell = styled(Card, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px',
  alignItems: 'center',
  border: 0,
  '& > svg': { width: '112px', maxWidth: 'none' },
  '& > div': { flex: '1 1 min-content', minWidth: 0 },
  '@print': { breakInside: 'avoid' },
  '@sm': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'start',
    '& > svg': { width: '100%' },
  },
  '@lg': {
    '&:first-child, &:last-child': {
      gridColumn: 'span 2',
      gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr)',
      alignContent: 'center',
      gap: '24px',
      '& > svg': { order: 1 },
    },
  },
});
