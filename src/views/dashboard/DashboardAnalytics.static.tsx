import { dashboardStatic, earnings } from '../../content/dashboardStatic.ts';
import {
  Amount,
  BarChart,
  Card,
  Columns,
  Grid,
  Heading,
  keyed,
  Label,
  SheetTable,
  Stack,
  Static,
} from '../../design/index.ts';
import { inEuros } from '../shared/euros.ts';
import { afterFee, feeOf, inCents, monthTotals } from './dashboardSums.ts';

const { heading, figures, chart, caption, columns, total } = dashboardStatic.analytics;
const sums = monthTotals(earnings);
const keyFigures = [
  { label: figures.earned, value: inEuros(afterFee(sums.ordered)) },
  { label: figures.orders, value: sums.orders },
  { label: figures.average, value: inEuros(sums.ordered / sums.orders) },
];

export const DashboardAnalytics = () => (
  <Static name="DashboardAnalytics">
    <Stack gap={4}>
      <Heading as="h2" size="md">
        {heading}
      </Heading>
      <Grid min="sm" joined>
        {keyFigures.map(({ label, value }) => (
          <Card key={label}>
            <Label>{label}</Label>
            <Amount size="lg">{value}</Amount>
          </Card>
        ))}
      </Grid>
      <Columns ratio="narrow">
        <BarChart
          id="earnings"
          title={chart.title}
          description={chart.description}
          scale={chart.scale}
          bars={earnings.map(({ month, ordered }) => ({
            label: month,
            value: afterFee(ordered),
            text: inEuros(afterFee(ordered)),
          }))}
        />
        <SheetTable
          caption={caption}
          columns={[
            { label: columns.month },
            { label: columns.orders, figure: true },
            { label: columns.ordered, figure: true },
            { label: columns.fee, figure: true },
            { label: columns.earned, figure: true },
          ]}
          rows={earnings.map(({ month, orders, ordered }) =>
            keyed([month, orders, inCents(ordered), inCents(feeOf(ordered)), inCents(afterFee(ordered))]),
          )}
          foot={[
            total,
            sums.orders,
            inCents(sums.ordered),
            inCents(feeOf(sums.ordered)),
            inCents(afterFee(sums.ordered)),
          ]}
        />
      </Columns>
    </Stack>
  </Static>
);
