import { styled } from './stitches.ts';

/** Rows of one sheet that share their hairlines. Use `as="ol"` where the order matters. */
export const Entries = styled('ul', {
  padding: 0,
  listStyle: 'none',
  background: '$sheet',
  border: '1px solid $colors$grid',
  '& > * + *': { borderBlockStart: '1px solid $colors$grid' },
});

/** `EntryKey`, `EntryBody` and, with `end`, `EntryEnd`. */
export const Entry = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'var(--entry-key-narrow,) minmax(0,1fr)',
  '@md': { gridTemplateColumns: 'var(--entry-key) minmax(0,9fr) var(--entry-end,)' },
  '@print': { breakInside: 'avoid' },
  variants: {
    end: { true: { '--entry-end': 'auto' } },
    keyed: {
      person: { '--entry-key': '72px' },
      short: { '--entry-key-narrow': '56px', '--entry-key': '72px' },
      date: { '--entry-key': '10.5em' },
      wide: { '--entry-key': '15em' },
      picture: { '--entry-key': 'minmax(0,4fr)' },
    },
  },
  defaultVariants: { keyed: 'date' },
});

export const EntryKey = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  minWidth: 0,
  padding: '8px 16px',
  background: '$band',
  font: '$fontSizes$xs/1.6 $fonts$mono',
  color: '$muted',
  '@md': {
    gridArea: '1 / 1',
    flexDirection: 'column',
    flexWrap: 'nowrap',
    paddingBlock: '24px',
    borderInlineEnd: '1px solid $colors$grid',
  },
  variants: {
    centered: {
      true: {
        '@md': { alignItems: 'center', padding: '18px 8px' },
      },
      always: {
        justifyContent: 'center',
        padding: '18px 8px',
        '@md': { justifyContent: 'flex-start', alignItems: 'center' },
      },
    },
  },
});

export const EntryBody = styled('div', {
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  minWidth: 0,
  padding: '16px',
  '@md': { gridArea: '1 / 2', padding: '20px 24px' },
});

export const EntryEnd = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  padding: '16px',
  '@md': { gridArea: '1 / 3', padding: '20px 24px 20px 0' },
});
