import { styled } from './stitches.ts';

/** A person: initials in a cell, not a face. Decoration beside the name, so hide it from screen readers there. */
export const Initials = styled('span', {
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '48px',
  height: '40px',
  background: '$band',
  border: '1px solid $colors$line',
  fontFamily: '$mono',
  fontSize: '$sm',
  lineHeight: 1,
});
