import type { ReactNode } from 'react';
import { styled } from './stitches.ts';

const List = styled('dl', { display: 'grid', gap: '8px', minWidth: 0, lineHeight: 1.45 });
const Value = styled('dd', { color: '$ink', fontFamily: '$text', fontSize: '$sm' });

interface FactsProps {
  rows: readonly { term: string; value: ReactNode }[];
}

/** A few facts, each a small term over its value: for a row's header cell or a margin. */
export function Facts({ rows }: FactsProps) {
  return (
    <List>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <Value>{value}</Value>
        </div>
      ))}
    </List>
  );
}
