import type { ReactNode } from 'react';
import { styled, visuallyHidden } from './stitches.ts';

const Scroller = styled('div', { overflowX: 'auto', background: '$sheet', border: '1px solid $colors$grid' });

/** Rows as blocks, each cell under its column's name: for windows too narrow for more than two columns. */
const stacked = {
  '& :is(table,caption,tbody,tfoot,tr)': { display: 'block' },
  '& thead': visuallyHidden,
  '& :is(th,td)': {
    display: 'grid',
    gridTemplateColumns: '7.5em minmax(0,1fr)',
    gap: '12px',
    padding: '2px 12px',
    border: 0,
    textAlign: 'start !important',
    whiteSpace: 'normal !important',
  },
  '& td::before': { content: 'attr(data-label) / ""', color: '$muted' },
  '& th[scope=row]': { display: 'block', paddingBlockEnd: '4px', background: 'transparent' },
  '& td:empty': { display: 'none' },
  '& tr': { padding: '12px 0', borderBlockStart: '1px solid $colors$grid' },
  '& tfoot tr': { borderBlockStart: '2px solid $colors$line' },
  '& tfoot :is(th,td)': { border: 0 },
} as const;

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$sm',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    padding: '10px 12px',
    textAlign: 'start',
    font: '$fontSizes$xs/1.5 $fonts$mono',
    color: '$muted',
  },
  '& :is(th,td)': {
    padding: '10px 12px',
    border: '1px solid $colors$grid',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'normal',
  },
  '& :is(th,td):first-child': { borderInlineStart: 0 },
  '& :is(th,td):last-child': { borderInlineEnd: 0 },
  '& tr:last-child > *': { borderBlockEnd: 0 },
  '& thead th': { background: '$band', fontWeight: 600 },
  '& tbody th': { fontWeight: 600 },
  '& tfoot :is(th,td)': { borderBlockStart: '2px solid $colors$line', fontWeight: 650 },
  '& [data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
  variants: {
    stacks: {
      true: {
        '@media (max-width:37.49em)': { display: 'block', ...stacked },
      },
    },
  },
});

// The roles say what the elements are already: Safari before 18 forgets it of a table whose display changes.
const Part = styled('tbody');
const Row = styled('tr');
const HeadCell = styled('th');
const Cell = styled('td');

export interface SheetTableProps {
  /** What the table shows; also names the part that scrolls sideways on narrow screens. */
  caption: string;
  /** `numeric` sets a column flush to the end, as figures are. */
  columns: readonly { label: string; numeric?: boolean }[];
  /** Each row's first cell is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** A closing row, for sums. */
  foot?: readonly ReactNode[];
}

/** A table set like a sheet: hairlines, header cells, figures flush right. On phones each row of three cells or more becomes a block. */
export function SheetTable({ caption, columns, rows, foot }: SheetTableProps) {
  const line = (cells: readonly ReactNode[]) => (
    <Row key={String(cells[0])} role="row">
      {columns.map(({ label, numeric }, index) =>
        index === 0 ? (
          <HeadCell key={label} role="rowheader" scope="row">
            {cells[index]}
          </HeadCell>
        ) : (
          <Cell key={label} role="cell" data-label={label} data-numeric={numeric ? '' : undefined}>
            {cells[index]}
          </Cell>
        ),
      )}
    </Row>
  );
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table role="table" stacks={columns.length > 2}>
        <caption>{caption}</caption>
        <Part as="thead" role="rowgroup">
          <Row role="row">
            {columns.map(({ label, numeric }) => (
              <HeadCell key={label} role="columnheader" scope="col" data-numeric={numeric ? '' : undefined}>
                {label}
              </HeadCell>
            ))}
          </Row>
        </Part>
        <Part role="rowgroup">{rows.map(line)}</Part>
        {foot ? (
          <Part as="tfoot" role="rowgroup">
            {line(foot)}
          </Part>
        ) : null}
      </Table>
    </Scroller>
  );
}
