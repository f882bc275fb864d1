import { styled } from './stitches.ts';

export const Quote = styled('blockquote', {
  marginInline: 0,
  marginBlockEnd: 0,
  padding: '4px 0 4px 20px',
  borderInlineStart: '4px solid $colors$line',
  fontSize: '$lg',
  lineHeight: 1.5,
});
