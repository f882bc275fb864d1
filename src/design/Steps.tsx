import { createElement, type ReactNode } from 'react';
import { hairlines, inDisplayFace, styled } from './stitches.ts';

const List = styled('ol', {
  display: 'grid',
  ...hairlines,
  padding: '1px',
  listStyle: 'none',
  variants: {
    across: {
      true: { '@lg': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' } },
    },
  },
});
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0,1fr)',
  ...hairlines,
  breakInside: 'avoid',
  variants: {
    across: {
      true: {
        '@lg': { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'auto 1fr' },
      },
    },
  },
});
const Ordinal = styled('span', {
  padding: '16px 0',
  background: '$band',
  color: '$muted',
  textAlign: 'center',
  fontFamily: '$mono',
  fontVariantNumeric: 'tabular-nums',
  variants: { across: { true: { '@lg': { paddingBlock: '4px' } } } },
});
const Body = styled('div', {
  padding: '16px 20px 20px',
  background: '$sheet',
  '& :is(h2,h3,h4)': {
    marginBlockEnd: '4px',
    ...inDisplayFace,
    fontSize: '$lg',
    fontWeight: 700,
    lineHeight: 1.3,
    textWrap: 'balance',
  },
  '& p': { maxWidth: '68ch', textWrap: 'pretty' },
});

interface StepsProps {
  steps: readonly { title: string; text: ReactNode }[];
  headingLevel: 2 | 3 | 4;
  across?: boolean | undefined;
}

export function Steps({ steps, headingLevel, across = false }: StepsProps) {
  return (
    <List role="list" across={across}>
      {steps.map(({ title, text }, at) => (
        <Row key={title} across={across}>
          <Ordinal across={across} aria-hidden="true">
            {at + 1}
          </Ordinal>
          <Body>
            {createElement(`h${headingLevel}`, null, title)}
            <p>{text}</p>
          </Body>
        </Row>
      ))}
    </List>
  );
}
