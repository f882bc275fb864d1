import { styled } from './stitches.ts';

const Frame = styled('figure', {
  minWidth: 0,
  background: '$sheet',
  border: '1px solid $colors$grid',
  breakInside: 'avoid',
});
const Caption = styled('figcaption', {
  padding: '4px 12px',
  background: '$band',
  borderBlockEnd: '1px solid $colors$grid',
  font: '$fontSizes$xs/1.6 $fonts$mono',
  color: '$muted',
});
const Scroller = styled('pre', {
  margin: 0,
  padding: '12px',
  overflowX: 'auto',
  font: '$fontSizes$xs/1.6 $fonts$mono',
  overflowWrap: 'normal',
  whiteSpace: 'pre',
  tabSize: 2,
  '&:focus-visible': { outlineOffset: '-2px' },
  '@print': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface CodeBlockProps {
  /** Shown above the code: its language, or what it is. */
  language: string;
  /** Names the part that scrolls, e.g. "Response of GET /api/v1/services". */
  label: string;
  code: string;
}

/** Code in a box of its own: long lines scroll sideways within it, by keyboard too. */
export function CodeBlock({ language, label, code }: CodeBlockProps) {
  return (
    <Frame>
      <Caption>{language}</Caption>
      <Scroller role="region" aria-label={label} tabIndex={0}>
        <code>{code}</code>
      </Scroller>
    </Frame>
  );
}
