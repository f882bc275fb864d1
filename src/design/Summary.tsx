import type { ReactNode } from 'react';
import { styled } from './stitches.ts';

/** Depends on the width of the sheet, not of the window. */
const roomy = '@container (min-width:24em)';
const List = styled('dl', {
  containerType: 'inline-size',
  border: '1px solid $colors$grid',
  background: '$sheet',
});
const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  '& + &': { borderBlockStart: '1px solid $colors$grid' },
  [roomy]: { gridTemplateColumns: '11em minmax(0,1fr) auto' },
});
const Term = styled('dt', {
  gridColumn: '1 / -1',
  padding: '8px 16px 0',
  fontSize: '$sm',
  color: '$muted',
  [roomy]: {
    gridColumn: 'auto',
    padding: '12px 16px',
    background: '$band',
    borderInlineEnd: '1px solid $colors$grid',
  },
});
const Value = styled('dd', {
  padding: '4px 16px 12px',
  whiteSpace: 'pre-line',
  [roomy]: { paddingBlock: '10px' },
});
const Action = styled('dd', { padding: '0 12px 8px', alignSelf: 'center', [roomy]: { paddingBlock: '4px' } });

interface SummaryProps {
  /** One row an answer; `action` is a link or button that changes it. */
  rows: { term: string; value: ReactNode; action?: ReactNode }[];
}

/** Terms and values, drawn as a filled-in sheet. */
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
