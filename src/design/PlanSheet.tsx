import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { styled, visuallyHidden } from './stitches.ts';

/** Where the plans stand beside one another as columns whose rows are in line; elsewhere each is a card of its own. */
const asSheet = (rules: object) => ({ '@md': { '@supports (grid-template-rows:subgrid)': rules } });
const cell = { padding: '8px 16px', borderBlockEnd: '1px solid $colors$grid' } as const;

const Sheet = styled('div', {
  display: 'grid',
  gap: '16px',
  '@print': { breakInside: 'avoid' },
  ...asSheet({
    gridTemplateColumns: 'minmax(9em,1fr) repeat(3,minmax(0,1fr))',
    gap: 0,
    background: '$sheet',
    border: '1px solid $colors$grid',
  }),
});
const RowHeads = styled('div', {
  display: 'none',
  ...asSheet({
    display: 'grid',
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    background: '$band',
    color: '$muted',
    fontSize: '$sm',
    '& > *': { ...cell, display: 'grid', alignItems: 'center' },
  }),
});

interface PlanSheetProps {
  /** The header of each row, those of name and price included; empty for a row without one. */
  rowHeads: readonly string[];
  /** A `PlanColumn` each. */
  children: ReactNode;
}

/** Plans as the columns of one sheet: a row for what each comes to, and for each thing that one of them has. */
export function PlanSheet({ rowHeads, children }: PlanSheetProps) {
  return (
    <Sheet css={asSheet({ gridTemplateRows: `repeat(${rowHeads.length},auto)` })}>
      <RowHeads aria-hidden="true">
        {rowHeads.map((head, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stand where they stand, and some have no words
          <span key={at}>{head}</span>
        ))}
      </RowHeads>
      {children}
    </Sheet>
  );
}

/** One plan. Its children are as many as the sheet has rows: `PlanCell`s, and a `PlanFeatures` for a run of them. */
export const PlanColumn = styled(Card, {
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  ...asSheet({
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    gap: 0,
    padding: 0,
    border: 0,
    borderInlineStart: '1px solid $colors$grid',
  }),
});

/** A cell of a plan's column. */
export const PlanCell = styled('div', {
  ...asSheet({ ...cell, '&:last-child': { paddingBlock: '16px', borderBlockEnd: 0 } }),
  variants: { head: { true: asSheet({ paddingBlock: '16px' }) } },
});

/** What a plan has, in the sheet's order; children are `PlanFeature`s. */
export const PlanFeatures = styled('ul', {
  display: 'grid',
  gap: '4px',
  padding: 0,
  listStyle: 'none',
  // From the row after the price to the one before the button.
  ...asSheet({ gap: 0, gridRow: '3 / -2', gridTemplateRows: 'subgrid' }),
});

const Feature = styled('li', {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0,1fr)',
  alignItems: 'baseline',
  '& svg': { alignSelf: 'center' },
  ...asSheet({
    ...cell,
    minHeight: '41px',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignItems: 'center',
  }),
  '@print': { '&&': { minHeight: 0, paddingBlock: '4px' } },
  variants: {
    shown: {
      everywhere: {},
      sheet: { display: 'none', ...asSheet({ display: 'grid' }) },
      card: asSheet({ display: 'none' }),
    },
  },
});
const FeatureName = styled('span', asSheet(visuallyHidden));
const Tick = styled('svg', {
  fill: 'none',
  stroke: '$accent',
  strokeWidth: 2.5,
  variants: { inSheet: { false: asSheet({ display: 'none' }) } },
});
const Dash = styled('span', { color: '$muted' });
const Figure = styled('span', {
  display: 'none',
  ...asSheet({ display: 'block', fontVariantNumeric: 'tabular-nums' }),
});

interface PlanFeatureProps {
  /** What the plan has; read aloud in the sheet too, where the row's head says it. */
  name: string;
  /** Where it is shown: a sheet has a row for everything, a card sums up what another plan has as well. */
  shown?: 'everywhere' | 'sheet' | 'card' | undefined;
  /** Whether the plan includes it. If not, the sheet shows a dash, hidden from screen readers. */
  has?: boolean | undefined;
  /** Shown instead of a tick. */
  figure?: string | undefined;
}

/** A feature that a plan includes, or doesn't. */
export function PlanFeature({ name, shown = 'everywhere', has = true, figure }: PlanFeatureProps) {
  if (!has)
    return (
      <Feature shown="sheet" aria-hidden="true">
        <Dash>–</Dash>
      </Feature>
    );
  return (
    <Feature shown={shown}>
      {figure ? <Figure aria-hidden="true">{figure}</Figure> : null}
      <Tick inSheet={figure === undefined} width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d="m1.500 7.500 4 4 7-9" />
      </Tick>
      <FeatureName>{name}</FeatureName>
    </Feature>
  );
}
