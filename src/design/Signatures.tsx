import type { ComponentProps } from 'react';
import { fillHandle, styled } from './stitches.ts';

/** The selection around a few words or a block, as around a selected cell. */
export const Selection = styled('span', {
  position: 'relative',
  display: 'inline-block',
  outline: '2px solid $colors$accent',
  outlineOffset: '-1px',
  '&::after': fillHandle,
  variants: {
    pad: {
      words: { padding: '0.02em 0.14em 0.1em', marginInline: '0.06em' },
      block: { display: 'block' },
    },
  },
  defaultVariants: { pad: 'words' },
});

/** One highlighter stroke under a phrase. At most one on a screen. */
export const Marker = styled('mark', {
  color: '$onMarker',
  background: 'linear-gradient(transparent 52%,$colors$marker 52%,$colors$marker 94%,transparent 94%)',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  paddingInline: '0.08em',
  '@forced': { textDecoration: 'underline 3px' },
});

/** A paragraph an editor went over. Holds `Deleted` and `Inserted`. */
export const EditMarks = styled('p', { maxWidth: '68ch', lineHeight: 1.9 });

/** Struck out by the editor. */
export const Deleted = styled('del', {
  color: '$muted',
  textDecoration: 'line-through 2px $colors$danger',
});

const InsertedWords = styled('ins', {
  color: '$danger',
  fontWeight: 600,
  textDecoration: 'none',
  borderBlockEnd: '2px solid $colors$danger',
});
const Caret = styled('svg', {
  width: '0.6em',
  height: '0.6em',
  verticalAlign: '-0.35em',
  marginInlineEnd: '0.1em',
});

/** Put in by the editor, with a caret before it. */
export function Inserted({ children, ...rest }: ComponentProps<'ins'>) {
  return (
    <InsertedWords {...rest}>
      <Caret viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="m1 9 4-7 4 7" />
      </Caret>
      {children}
    </InsertedWords>
  );
}
