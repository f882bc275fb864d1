import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { styled } from './stitches.ts';

const plain = { color: 'inherit', textDecoration: 'none' } as const;
const gone = { display: 'none', visibility: 'hidden' } as const;

/** Shows one side of the samples in it, or both. Paper has both. `data-shows`: both, before or after. */
export const SampleFrame = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '8px',
  minWidth: 0,
  '@sm': { gap: '16px' },
  '&[data-shows=before] [data-side=after], &[data-shows=after] [data-side=before]': gone,
  '&[data-shows=before] ins, &[data-shows=after] del': gone,
  '&[data-shows=before] del': plain,
  '&[data-shows=after] ins': { ...plain, borderBlockEnd: 0 },
  '&[data-shows=after] ins > svg': { display: 'none' },
  '@print': {
    '&[data-shows] [data-side]': { display: 'grid', visibility: 'visible' },
    '&[data-shows] :is(ins,del)': { display: 'inline', visibility: 'visible' },
  },
});

export const SamplePair = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '16px',
  alignItems: 'start',
  // On a phone, the finished work is seen first: what was there before is not shown until it arrives (decision B54).
  '@media screen and (max-width:37.49em)': {
    '& > [data-side=after]': { order: -1 },
    '& > [data-side=before]:not(:has(+ *))': { visibility: 'hidden' },
  },
  '@sm': { '[data-shows=both] &': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});

const Side = styled('figure', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '4px',
  minWidth: 0,
});
const SideName = styled('figcaption', {
  fontFamily: '$mono',
  fontSize: '$xs',
  lineHeight: 1.5,
  color: '$muted',
});

interface SampleSideProps {
  side: 'before' | 'after';
  name: ReactNode;
  children: ReactNode;
}

export function SampleSide({ side, name, children }: SampleSideProps) {
  return (
    <Side data-side={side}>
      <SideName>{name}</SideName>
      {children}
    </Side>
  );
}

export const SlideStrip = styled('ol', {
  display: 'flex',
  gap: '16px',
  padding: '2px 2px 12px',
  margin: '-2px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '& > li': { flex: '0 0 calc(100% - 32px)', minWidth: 0, scrollSnapAlign: 'start' },
  // On a phone, slides are as large as the screen allows.
  '@media screen and (max-width:37.49em)': {
    marginInline: '-16px',
    paddingInline: '16px',
    scrollPaddingInline: '16px',
    '& > li': { flexBasis: 'calc(100% - 12px)' },
  },
  '@sm': { '[data-shows=both] & > li': { flexBasis: 'min(calc(100% - 32px),440px)' } },
  // One above the other: beside each other they would be too small to read.
  '[data-shows=both] & > li > div': { gridTemplateColumns: 'minmax(0,1fr)' },
  '@print': { display: 'grid', overflow: 'visible' },
});

const SlideLink = styled('a', {
  display: 'block',
  border: '1px solid $colors$line',
  '& img': { display: 'block', width: '100%', height: 'auto' },
});

export function SlidePicture({ src, alt, loading }: Pick<ComponentProps<'img'>, 'src' | 'alt' | 'loading'>) {
  return (
    <SlideLink href={src}>
      <img src={src} alt={alt} loading={loading} width="960" height="540" />
    </SlideLink>
  );
}

const Cells = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  background: '$sheet',
  border: '1px solid $colors$line',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  '& :is(th,td)': {
    padding: '8px 10px',
    border: '1px solid $colors$grid',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& thead th': { background: '$band', color: '$muted', fontSize: '$xs' },
  '& [data-kind=figure]': { textAlign: 'end' },
  '& td[data-kind=figure]': { whiteSpace: 'nowrap' },
  '& [data-kind=time]': {
    width: '1%',
    fontFamily: '$mono',
    fontSize: '$xs',
    color: '$muted',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& [data-mood=wrong]': {
    background: '$dangerTint',
    color: '$danger',
    fontWeight: 650,
    outline: '2px solid $colors$danger',
    outlineOffset: '-2px',
  },
  '& [data-mood=right]': {
    background: '$tint',
    fontWeight: 650,
    outline: '2px solid $colors$accent',
    outlineOffset: '-2px',
  },
  '& [data-mood=aside]': { background: '$band', fontWeight: 650 },
  '& tfoot :is(th,td)': { borderBlockStart: '2px solid $colors$line', fontWeight: 650 },
});

interface SampleCell {
  text: string;
  kind?: 'figure' | 'time' | undefined;
  mood?: 'wrong' | 'right' | 'aside' | undefined;
}

interface SampleCellsProps {
  label: string;
  columns?: readonly SampleCell[] | undefined;
  rows: readonly (readonly SampleCell[])[];
  foot?: readonly SampleCell[] | undefined;
}

/** So that an e-mail address breaks after its @. */
const breakable = (text: string): ReactNode =>
  text.split(/(?<=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

const Row = ({ cells, head }: { cells: readonly SampleCell[]; head?: boolean }) => (
  <tr>
    {cells.map((cell) => {
      const { text, kind, mood } = cell;
      const Tag = head || cell === cells[0] ? 'th' : 'td';
      const scope = head ? 'col' : Tag === 'th' ? 'row' : undefined;
      return (
        <Tag key={text + kind + mood} scope={scope} data-kind={kind} data-mood={mood}>
          {breakable(text)}
        </Tag>
      );
    })}
  </tr>
);

export function SampleCells({ label, columns, rows, foot }: SampleCellsProps) {
  return (
    <Cells aria-label={label}>
      {columns ? (
        <thead>
          <Row cells={columns} head />
        </thead>
      ) : null}
      <tbody>
        {rows.map((cells) => (
          <Row key={cells.map(({ text }) => text).join()} cells={cells} />
        ))}
      </tbody>
      {foot ? (
        <tfoot>
          <Row cells={foot} />
        </tfoot>
      ) : null}
    </Cells>
  );
}

export const SampleLetter = styled('div', {
  display: 'grid',
  gap: '12px',
  padding: '20px',
  background: '$sheet',
  border: '1px solid $colors$line',
  '& > p': { scrollMarginBlockStart: '96px' },
  '& > p:target': { outline: '2px solid $colors$accent', outlineOffset: '4px' },
});

export const SampleReasons = styled('ol', {
  display: 'grid',
  gap: '8px',
  maxWidth: '68ch',
  paddingInlineStart: '24px',
  textWrap: 'pretty',
  variants: {
    across: {
      true: {
        '@md': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', columnGap: '40px', maxWidth: 'none' },
      },
    },
  },
});
