import type { ReactNode } from 'react';
import { styled, topBarHeight } from './stitches.ts';
import { Heading } from './Text.tsx';

export const DocumentColumns = styled('div', {
  display: 'grid',
  gap: '32px',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: 'minmax(0,14rem) minmax(0,1fr)' },
  '@xl': { columnGap: '48px', gridTemplateColumns: 'minmax(0,16rem) minmax(0,1fr)' },
});

const Nav = styled('nav', {
  fontSize: '$sm',
  lineHeight: 1.4,
  '@lg': {
    position: 'sticky',
    insetBlockStart: `${topBarHeight + 16}px`,
    maxHeight: `calc(100vh - ${topBarHeight + 32}px)`,
    overflowY: 'auto',
  },
  '@print': { display: 'block', position: 'static', maxHeight: 'none' },
});
const List = styled('ol', {
  padding: 0,
  listStyle: 'none',
  borderInlineStart: '1px solid $colors$grid',
  '& a': {
    display: 'grid',
    gridTemplateColumns: '2em minmax(0,1fr)',
    padding: '5px 8px 5px 12px',
    color: '$ink',
    textDecoration: 'none',
  },
  '& a span:last-child': {
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: '$colors$line',
  },
  '@hover': { '& a:hover span:last-child': { textDecorationColor: '$colors$ink' } },
  // The scrolling frame would cut off an outline.
  '& a:focus-visible': { outlineOffset: '-2px' },
  '@touch': { '& a': { paddingBlock: '12px' } },
});
const Ordinal = styled('span', { color: '$muted', fontFamily: '$mono', fontSize: '$xs', lineHeight: 1.6 });
const ContentsLabel = styled('p', {
  paddingBlockEnd: '8px',
  fontFamily: '$mono',
  fontSize: '$xs',
  color: '$muted',
});

interface DocumentContentsProps {
  label: string;
  sections: readonly { id: string; heading: string }[];
}

export function DocumentContents({ label, sections }: DocumentContentsProps) {
  return (
    <Nav aria-label={label}>
      <ContentsLabel aria-hidden="true">{label}</ContentsLabel>
      <List role="list">
        {sections.map(({ id, heading }, at) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Ordinal aria-hidden="true">{at + 1}</Ordinal>
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </List>
    </Nav>
  );
}

export const DocumentSheet = styled('div', {
  minWidth: 0,
  background: '$sheet',
  border: '1px solid $colors$grid',
});
const Row = styled('section', {
  position: 'relative',
  padding: '24px 16px 32px',
  '& + &': { borderBlockStart: '1px solid $colors$grid' },
  '@md': {
    padding: '28px 32px 40px 88px',
    '&:dir(rtl)': { padding: '28px 88px 40px 32px' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '56px',
      background: '$band',
      borderInlineEnd: '1px solid $colors$grid',
    },
  },
});
const RowNumber = styled('span', {
  marginInlineEnd: '0.35em',
  color: '$muted',
  fontFamily: '$mono',
  fontWeight: 400,
  fontSize: '$sm',
  '@md': {
    position: 'absolute',
    insetBlockStart: '32px',
    insetInlineStart: 0,
    width: '56px',
    margin: 0,
    textAlign: 'center',
  },
});
const Blocks = styled('div', {
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0,1fr)',
  marginBlockStart: '12px',
  '@md': { '& table': { fontSize: '$sm' } },
});

interface DocumentSectionProps {
  id: string;
  number: number;
  heading: string;
  children: ReactNode;
}

export function DocumentSection({ id, number, heading, children }: DocumentSectionProps) {
  return (
    <Row aria-labelledby={id}>
      <Heading as="h2" size="md" id={id}>
        <RowNumber>{number}</RowNumber> {heading}
      </Heading>
      <Blocks>{children}</Blocks>
    </Row>
  );
}
