import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { Stack } from './Layout.tsx';
import { styled, visuallyHidden } from './stitches.ts';

const asSheet = (rules: object) => ({ '@md': { '@supports (grid-template-rows:subgrid)': rules } });
const cell = { padding: '8px 16px', borderBlockEnd: '1px solid $colors$grid' } as const;

/** A price for each period, monthly before yearly; `PricedByPeriod` shows one. Takes the room of the largest. */
export const PeriodPrices = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '& > *': { gridArea: '1/1' },
});

const hides = (monthly: string, yearly: string) => ({
  [`&${yearly} ${PeriodPrices} > :first-child,&${monthly} ${PeriodPrices} > :last-child`]: {
    visibility: 'hidden',
  },
});

/** Shows the `PeriodPrices` of the checked radio button (`monthly`, `yearly`) by CSS, so also before the script. */
export const PricedByPeriod = styled(Stack, {
  ...hides(':has([value=monthly]:checked)', ':has([value=yearly]:checked)'),
  '@supports not selector(:has(*))': hides(':not([data-period=yearly])', '[data-period=yearly]'),
});

const maxRows = 16;
/** A variant each, because the build makes all rules. */
const rowCounts = Object.fromEntries(
  Array.from({ length: maxRows }, (_, at) => [
    at + 1,
    asSheet({ gridTemplateRows: `repeat(${at + 1},auto)` }),
  ]),
);

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
  variants: { rows: rowCounts },
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
  /** One per row, at most 16. Empty for a row without a header. */
  rowHeads: readonly string[];
  children: ReactNode;
}

export function PlanSheet({ rowHeads, children }: PlanSheetProps) {
  if (rowHeads.length > maxRows) throw new Error(`A plan sheet has at most ${maxRows} rows`);
  return (
    <Sheet rows={rowHeads.length}>
      <RowHeads aria-hidden="true">
        {rowHeads.map((head, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move, and some have no text
          <span key={at}>{head}</span>
        ))}
      </RowHeads>
      {children}
    </Sheet>
  );
}

/** As many cells as the sheet has rows; `PlanFeatures` counts for all rows of features. */
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

export const PlanCell = styled('div', {
  ...asSheet({ ...cell, '&:last-child': { paddingBlock: '16px', borderBlockEnd: 0 } }),
  variants: { head: { true: asSheet({ paddingBlock: '16px' }) } },
});

export const PlanFeatures = styled('ul', {
  display: 'grid',
  gap: '4px',
  padding: 0,
  listStyle: 'none',
  // From the row below the price to the row above the button.
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
  name: string;
  /** A card sums up the features shared with another plan. */
  shown?: 'everywhere' | 'sheet' | 'card' | undefined;
  has?: boolean | undefined;
  figure?: string | undefined;
}

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
