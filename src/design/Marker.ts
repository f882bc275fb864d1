import { styled } from './stitches.ts';

/** A highlighter stroke under a phrase. Use at most one on a screen. */
export const Marker = styled('mark', {
  color: '$onMarker',
  background: 'linear-gradient(transparent 52%,$colors$marker 52%,$colors$marker 94%,transparent 94%)',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  paddingInline: '0.08em',
  '@forced': { textDecorationLine: 'underline', textDecorationThickness: '3px' },
});
