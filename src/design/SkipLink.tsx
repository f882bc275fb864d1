import { styled } from './stitches.ts';

export const SkipLink = styled('a', {
  position: 'fixed',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: 30,
  padding: '12px 16px',
  background: '$sheet',
  color: '$accent',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});
