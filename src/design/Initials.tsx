import { styled } from './stitches.ts';

/** A person's initials in a cell. Decoration: show the name beside it. */
export const Initials = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  background: '$tint',
  border: '1px solid $colors$grid',
  color: '$accent',
  font: '600 $fontSizes$sm/1 $fonts$mono',
});
