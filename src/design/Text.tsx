import { inDisplayFace, styled } from './stitches.ts';

/** `as` sets a heading's level, `size` its look. They are independent. */
export const Heading = styled('h2', {
  ...inDisplayFace,
  fontWeight: 700,
  lineHeight: 1.12,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  variants: {
    size: {
      hero: { fontSize: '$hero', lineHeight: 1.1, letterSpacing: '-0.025em' },
      title: { fontSize: '$title', lineHeight: 1.06, letterSpacing: '-0.02em' },
      lg: { fontSize: '$xxl' },
      md: { fontSize: '$xl', wordSpacing: '0.06em' },
      sm: { fontSize: '$lg', letterSpacing: 0, wordSpacing: '0.06em' },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const Text = styled('p', {
  maxWidth: '68ch',
  textWrap: 'pretty',
  variants: {
    size: {
      xs: { fontSize: '$xs', lineHeight: 1.5 },
      sm: { fontSize: '$sm', lineHeight: 1.5 },
      md: {},
      lg: { fontSize: '$lg', lineHeight: 1.5 },
    },
    tone: { default: {}, muted: { color: '$muted' }, danger: { color: '$danger' } },
    weight: { normal: { fontWeight: 400 }, strong: { fontWeight: 650 } },
    /** For a line that may need two: none of them has a single word. */
    balanced: { true: { textWrap: 'balance' } },
  },
});

/** Otherwise a line may end after the hyphen of a range: `1-2`. */
export const Unbroken = styled('span', { whiteSpace: 'nowrap' });

export const Label = styled('p', {
  fontFamily: '$mono',
  fontSize: '$xs',
  lineHeight: 1.5,
  textWrap: 'pretty',
  color: '$muted',
});

/** A number in tabular figures, on one line. `cell` aligns it to the end. */
export const Amount = styled('span', {
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  variants: {
    size: {
      md: {},
      lg: { ...inDisplayFace, fontWeight: 700, fontSize: '$xxl', lineHeight: 1.1 },
      xl: {
        ...inDisplayFace,
        fontWeight: 700,
        fontSize: '$title',
        lineHeight: 1.05,
        letterSpacing: '-0.02em',
      },
    },
    cell: { true: { display: 'block', textAlign: 'end' } },
  },
});

export const Code = styled('code', {
  fontFamily: '$mono',
  fontSize: '0.9em',
  padding: '1px 4px',
  background: '$band',
  border: '1px solid $colors$grid',
  borderRadius: '2px',
});

export const Prose = styled('div', {
  maxWidth: '68ch',
  textWrap: 'pretty',
  '& > * + *': { marginBlockStart: '16px' },
  '& :is(h2,h3,h4)': {
    ...inDisplayFace,
    fontWeight: 700,
    fontSize: '$lg',
    lineHeight: 1.2,
    textWrap: 'balance',
  },
  '& h2': { fontSize: '$xl' },
  '& > * + h2': { marginBlockStart: '40px' },
  '& > * + h3': { marginBlockStart: '32px' },
  '& :is(ul,ol)': { paddingInlineStart: '24px' },
  '& li + li': { marginBlockStart: '8px' },
  '& li::marker': { color: '$accent' },
});

export const LinkList = styled('ul', {
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: '4px' },
  '@touch': { '& a': { paddingBlock: '10px' } },
});
