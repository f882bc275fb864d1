import type { ReactNode } from 'react';
import { styled, visuallyHidden } from './stitches.ts';

const Body = styled('tbody', {
  '& > tr': { borderBlockStart: '1px solid $colors$grid', breakInside: 'avoid' },
});
const partsBelow = (width: string) => {
  const narrow = `@media screen and (max-width:${width})`;
  const Frame = styled('table', {
    width: '100%',
    borderCollapse: 'collapse',
    background: '$sheet',
    fontVariantNumeric: 'tabular-nums',
    border: '1px solid $colors$grid',
    '& caption': {
      paddingBlockEnd: '8px',
      textAlign: 'start',
      font: '$fontSizes$xs/1.5 $fonts$mono',
      color: '$muted',
    },
    [narrow]: {
      display: 'block',
      '& > tbody': { display: 'block' },
      '& > caption': { display: 'block', padding: '8px 16px', background: '$band' },
    },
  });
  const Head = styled('thead', {
    background: '$band',
    fontSize: '$sm',
    color: '$muted',
    '& th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
    [narrow]: visuallyHidden,
  });
  const Row = styled('tr', {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
    },
    variants: {
      numbered: { true: { [narrow]: { gridTemplateColumns: '40px minmax(0,1fr)' } } },
      foot: {
        true: {
          '& > *': { borderBlockStart: '2px solid $colors$line', fontWeight: 650 },
          // As a block, a row of sums leaves out the columns without a sum.
          [narrow]: { '& > :empty': { display: 'none' }, '& > * + *': { borderBlockStart: 0 } },
        },
      },
    },
  });
  const Cell = styled('td', {
    padding: '12px 16px',
    textAlign: 'start',
    verticalAlign: 'top',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
    fontWeight: 400,
    '@print': { padding: '4px 8px', fontSize: '9.5pt' },
    '& + &': { borderInlineStart: '1px solid $colors$grid' },
    [narrow]: {
      display: 'block',
      padding: '4px 16px 8px',
      '& + &': { borderInlineStart: 0 },
      '&[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        fontSize: '$sm',
        color: '$muted',
      },
      '&:last-child': { paddingBlockEnd: '12px' },
    },
    variants: {
      kind: {
        text: {},
        head: {
          minWidth: '8.5em',
          fontWeight: 600,
          [narrow]: { minWidth: 0, paddingBlockStart: '12px' },
        },
        figure: {
          textAlign: 'end',
          whiteSpace: 'nowrap',
          [narrow]: {
            whiteSpace: 'normal',
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: '8px',
            paddingBlock: '4px',
            // Beside its label, in lines of its own, unless that leaves it too little room.
            '& > span': { flex: '1 1 8em' },
            '&[data-label]::before': { textAlign: 'start' },
          },
        },
        number: {
          width: '1%',
          whiteSpace: 'nowrap',
          background: '$band',
          color: '$muted',
          textAlign: 'center',
          fontFamily: '$mono',
          [narrow]: {
            width: 'auto',
            gridRow: '1 / span 12',
            padding: '12px 0',
            borderInlineEnd: '1px solid $colors$grid',
          },
        },
      },
      beside: { true: { [narrow]: { gridColumn: 2 } } },
    },
  });
  return { Frame, Head, Row, Cell };
};
const usual = partsBelow('47.99em');
const many = partsBelow('63.99em');

interface SheetRow {
  key: string;
  cells: readonly ReactNode[];
}

export const keyed = (cells: readonly ReactNode[]): SheetRow => ({ key: String(cells[0]), cells });

interface SheetTableProps {
  caption: ReactNode;
  columns: readonly { label: string; figure?: boolean | undefined }[];
  /** The first cell is the row's header. */
  rows: readonly SheetRow[];
  foot?: readonly ReactNode[] | undefined;
  numbers?: string | undefined;
}

/** A table, or blocks on a narrow screen. Roles are explicit, because some browsers drop them with `display`. */
export function SheetTable({ caption, columns, rows, foot, numbers }: SheetTableProps) {
  const numbered = numbers !== undefined;
  const { Frame, Head, Row, Cell } = columns.length + Number(numbered) > 5 ? many : usual;
  return (
    <Frame role="table">
      <caption>{caption}</caption>
      <Head role="rowgroup">
        <Row role="row">
          {numbered ? (
            <Cell as="th" role="columnheader" scope="col" kind="number">
              {numbers}
            </Cell>
          ) : null}
          {columns.map(({ label, figure = false }) => (
            <Cell as="th" key={label} role="columnheader" scope="col" kind={figure ? 'figure' : 'text'}>
              {label}
            </Cell>
          ))}
        </Row>
      </Head>
      <Body role="rowgroup">
        {[...rows, ...(foot ? [{ key: 'foot', cells: foot }] : [])].map(({ key, cells }, at) => (
          <Row key={key} role="row" numbered={numbered} foot={cells === foot}>
            {numbered ? (
              <Cell role="cell" kind="number">
                {at + 1}
              </Cell>
            ) : null}
            {columns.map(({ label, figure = false }, column) =>
              column === 0 ? (
                <Cell as="th" key={label} role="rowheader" scope="row" kind="head" beside={numbered}>
                  {cells[column]}
                </Cell>
              ) : (
                <Cell
                  key={label}
                  role="cell"
                  kind={figure ? 'figure' : 'text'}
                  beside={numbered}
                  data-label={label}
                >
                  {figure ? <span>{cells[column]}</span> : cells[column]}
                </Cell>
              ),
            )}
          </Row>
        ))}
      </Body>
    </Frame>
  );
}
