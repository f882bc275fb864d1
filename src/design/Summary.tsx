import type { ReactNode } from 'react';
import { styled } from './stitches.ts';

const List = styled('dl', { border: '1px solid $colors$grid', background: '$sheet' });
const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  '& + &': { borderBlockStart: '1px solid $colors$grid' },
  '@sm': { gridTemplateColumns: '11em minmax(0,1fr) auto' },
});
const Term = styled('dt', {
  gridColumn: '1 / -1',
  padding: '8px 16px 0',
  fontSize: '$sm',
  color: '$muted',
  '@sm': {
    gridColumn: 'auto',
    padding: '12px 16px',
    background: '$band',
    borderInlineEnd: '1px solid $colors$grid',
  },
});
const Value = styled('dd', {
  padding: '4px 16px 12px',
  whiteSpace: 'pre-line',
  '@sm': { paddingBlock: '10px' },
});
const Action = styled('dd', { padding: '0 12px 8px', alignSelf: 'center', '@sm': { paddingBlock: '4px' } });

export interface SummaryProps {
  /** One row an answer; `action` is a link or button that changes it. */
  rows: { term: string; value: ReactNode; action?: ReactNode }[];
}

/** Answers drawn as a filled-in sheet. */
export function Summary({ rows }: SummaryProps) {
  return (
    <List>
      {rows.map((row) => (
        <Row key={row.term}>
          <Term>{row.term}</Term>
          <Value>{row.value}</Value>
          {row.action ? <Action>{row.action}</Action> : null}
        </Row>
      ))}
    </List>
  );
}
