import type { ReactNode } from 'react';
import { styled } from './stitches.ts';

const Scroller = styled('div', { overflowX: 'auto', background: '$sheet', border: '1px solid $colors$grid' });
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
});

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

/** A table set like a sheet: hairlines, header cells, figures flush right. */
export function SheetTable({ caption, columns, rows, foot }: SheetTableProps) {
  const line = (cells: readonly ReactNode[]) =>
    columns.map(({ label, numeric }, index) =>
      index === 0 ? (
        <th key={label} scope="row">
          {cells[index]}
        </th>
      ) : (
        <td key={label} data-numeric={numeric ? '' : undefined}>
          {cells[index]}
        </td>
      ),
    );
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" data-numeric={numeric ? '' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={String(cells[0])}>{line(cells)}</tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr>{line(foot)}</tr>
          </tfoot>
        ) : null}
      </Table>
    </Scroller>
  );
}
