import { styled } from './stitches.ts';

/** A quotation, or words to copy, with a line at the margin. */
export const Quote = styled('blockquote', {
  marginInline: 0,
  marginBlockEnd: 0,
  padding: '4px 0 4px 20px',
  borderInlineStart: '4px solid $colors$line',
  fontSize: '$lg',
  lineHeight: 1.5,
});
