import { hairlines, styled, visuallyHidden as visuallyHiddenRule } from './stitches.ts';

export const Container = styled('div', {
  width: '100%',
  maxWidth: '1200px',
  marginInline: 'auto',
  paddingInline: '16px',
  '@sm': { paddingInline: '24px' },
  '@print': { paddingInline: '8px' },
});

export const Section = styled('section', {
  paddingBlock: '48px',
  '@md': { paddingBlock: '80px' },
  '@print': { paddingBlock: '16px' },
  variants: {
    tone: {
      paper: {},
      sheet: { background: '$sheet', borderBlock: '1px solid $colors$grid' },
      band: { background: '$band', borderBlock: '1px solid $colors$grid' },
    },
    size: {
      sm: { paddingBlock: '32px', '@md': { paddingBlock: '48px' } },
    },
    /** Keeps the footer out of sight while what comes from a server makes the section longer. */
    isLive: { true: { minHeight: '100vh', '@print': { minHeight: 0 } } },
  },
});

const gap = {
  1: { gap: '$1' },
  2: { gap: '$2' },
  3: { gap: '$3' },
  4: { gap: '$4' },
  5: { gap: '$5' },
  6: { gap: '$6' },
  7: { gap: '$7' },
} as const;

/** A column. Gaps: 1 = 4 px, 2 = 8, 3 = 16, 4 = 24, 5 = 32, 6 = 48, 7 = 64. */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Only in blocks does a heading stay with what follows it at the end of a printed page.
  '@print': {
    display: 'block',
    '& > * + *, & > * + [data-static] > *, & > [data-static] > * + *': { marginBlockStart: '12px' },
  },
  variants: {
    gap,
    align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center' } },
    // Twice, because the document's print rules come last.
    isScreenOnly: { true: { '@print': { '&&': { display: 'none' } } } },
  },
  defaultVariants: { gap: 3 },
});

export const PageHead = styled('header', {
  display: 'flow-root',
  paddingBlock: '$5 $4',
  '& > p': { marginBlockStart: '$3' },
  '& > svg': { display: 'none' },
  '@md': { paddingBlock: '$6 $5' },
  variants: {
    pictured: {
      true: {
        // On a phone, the words flow around a small picture.
        '@media (min-width:360px)': {
          '& > svg': { display: 'block', float: 'right', width: '128px', margin: '20px 0 4px 16px' },
        },
        '@md': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr) minmax(0,240px)',
          gridTemplateRows: 'auto 1fr',
          columnGap: '48px',
          alignItems: 'start',
          '& > svg': { gridArea: '1 / 2 / span 2', alignSelf: 'end', width: '100%', margin: 0 },
        },
      },
    },
  },
});

export const ServiceHead = styled('header', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '$4',
  paddingBlock: '$5 $6',
  '@lg': {
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '$5 $6',
    paddingBlock: '$6',
    alignItems: 'start',
    '& > :nth-child(2)': { gridArea: '1 / 2 / span 2' },
  },
  '@print': { display: 'block' },
});

export const Cluster = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  variants: {
    gap,
    justify: { between: { justifyContent: 'space-between' }, end: { justifyContent: 'flex-end' } },
    align: { baseline: { alignItems: 'baseline' }, start: { alignItems: 'flex-start' } },
  },
  defaultVariants: { gap: 3 },
});

export const Columns = styled('div', {
  display: 'grid',
  gap: '32px',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'start',
  '@md': { columnGap: '48px' },
  '@print': { '&&': { gridTemplateColumns: 'minmax(0,1fr)', rowGap: '16px' } },
  variants: {
    ratio: {
      wide: { '@lg': { gridTemplateColumns: 'minmax(0,7fr) minmax(0,4fr)' } },
      wider: { '@lg': { gridTemplateColumns: 'minmax(0,3fr) minmax(0,1fr)' } },
      narrow: { '@md': { gridTemplateColumns: 'minmax(0,4fr) minmax(0,7fr)' } },
      margin: { '@lg': { gridTemplateColumns: 'minmax(0,4fr) minmax(0,7fr)' } },
      even: { '@md': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
    },
    align: {
      center: { alignItems: 'center' },
      end: { alignItems: 'end' },
      stretch: { alignItems: 'stretch' },
    },
  },
  defaultVariants: { ratio: 'wide' },
});

/** As many equal columns as fit. `joined` makes them cells of one sheet. */
export const Grid = styled('div', {
  display: 'grid',
  gap: '24px',
  padding: 0,
  listStyle: 'none',
  '@print': { '& > *': { breakInside: 'avoid' } },
  variants: {
    min: {
      xs: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,150px),1fr))' },
      sm: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,200px),1fr))' },
      md: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,272px),1fr))' },
      lg: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,360px),1fr))' },
    },
    joined: {
      true: {
        ...hairlines,
        padding: '1px',
        '& > *': { background: '$sheet', border: 0, borderRadius: 0 },
      },
    },
  },
  defaultVariants: { min: 'md' },
});

export const VisuallyHidden = styled('span', visuallyHiddenRule);

/** For a control that needs JavaScript: hidden without it. */
export const NeedsScript = styled('span', { display: 'contents', '@scriptless': { display: 'none' } });

/** What stands below something that the script has still to bring, and would be seen to move. */
export const BelowLate = styled('div', {
  variants: { isLate: { true: { '@media (scripting:enabled)': { visibility: 'hidden' } }, false: {} } },
});
