import { type Plan, plans } from '../../content/plans.ts';
import { sell } from '../../content/sell.ts';
import { serviceFacts } from '../../content/serviceFacts.ts';
import { Grid, Heading, SheetTable, Stack, Summary, Text } from '../../design/index.ts';
import { RouteLink } from '../chrome/RouteLink.tsx';
import { fill } from '../words.ts';
import { Price, priceText } from './Price.tsx';

const { keep, paid } = sell;
const [starter, professional, enterprise] = plans;
/** The order that shows what the fee does: the dearest of the starting prices, in whole euros. */
const order = Math.max(...Object.values(serviceFacts).map(({ startingPrice }) => startingPrice));

/** From which monthly sales on a plan is cheaper than the one before it. */
const worth = (before: Plan, plan: Plan): string => {
  const more = plan.price.monthly - before.price.monthly;
  const less = before.fee - plan.fee;
  return fill(keep.worth, {
    plan: plan.name,
    more: priceText(more),
    less,
    sales: priceText((more * 100) / less),
  });
};

/** What is left of an order under each plan, and how it reaches the seller. */
export const SellerMoney = () => (
  <Grid min="lg">
    <Stack gap={3}>
      <Heading as="h2">{keep.heading}</Heading>
      <Text>{keep.text}</Text>
      <SheetTable
        caption={keep.caption}
        columns={[
          { label: keep.columns.plan },
          { label: keep.columns.monthly, figure: true },
          { label: keep.columns.fee, figure: true },
          { label: fill(keep.columns.keep, { price: priceText(order) }), figure: true },
        ]}
        rows={plans.map(({ id, name, price, fee }) => ({
          key: id,
          cells: [
            name,
            <Price key="month" amount={price.monthly} />,
            `${fee}%`,
            <Price key="keep" amount={order - (order * fee) / 100} />,
          ],
        }))}
      />
      <Text>{worth(starter, professional)}</Text>
      <Text>{worth(professional, enterprise)}</Text>
      <RouteLink to="home" hash="pricing">
        {keep.compare}
      </RouteLink>
    </Stack>
    <Stack gap={3}>
      <Heading as="h2">{paid.heading}</Heading>
      <Summary rows={paid.rows.map(({ term, text }) => ({ term, value: text }))} />
      <RouteLink to="trustSafety">{paid.link}</RouteLink>
    </Stack>
  </Grid>
);
