import type { ComponentProps, ReactNode } from 'react';
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

const Sheet = styled('div', {
  background: '$sheet',
  border: '1px solid $colors$grid',
  minWidth: 0,
});
const Letters = styled('div', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  background: '$band',
  borderBlockEnd: '1px solid $colors$grid',
  font: '$fontSizes$xs/1.8 $fonts$mono',
  color: '$muted',
  textAlign: 'center',
  '& > * + *': { borderInlineStart: '1px solid $colors$grid' },
});
const Cells = styled('div', {
  variants: {
    lines: {
      true: {
        backgroundImage:
          'linear-gradient($colors$grid 1px,transparent 1px),linear-gradient(90deg,$colors$grid 1px,transparent 1px)',
        backgroundPosition: '-1px -1px',
      },
    },
  },
});

/**
 * A sheet: column letters on top, what it holds below.
 * @param columns how many letters to draw (decoration, at most 26); 0 draws none
 * @param lines whether the cells' hairlines show behind the content
 */
export function SheetGrid({
  columns = 0,
  lines = false,
  children,
  ...rest
}: ComponentProps<'div'> & { columns?: number; lines?: boolean; children?: ReactNode }) {
  return (
    <Sheet {...rest}>
      {columns > 0 ? (
        <Letters aria-hidden="true">
          {[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, columns).map((letter) => (
            <span key={letter}>{letter}</span>
          ))}
        </Letters>
      ) : null}
      <Cells lines={lines} css={lines ? { backgroundSize: `${100 / (columns || 4)}% 32px` } : {}}>
        {children}
      </Cells>
    </Sheet>
  );
}
