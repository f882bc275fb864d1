import { activeOrders, dashboard, sellerPlan } from '../../content/dashboard.ts';
import { Heading, keyed, SheetTable, Stack, Text } from '../../design/index.ts';
import { inEuros } from '../euros.ts';
import { fill } from '../words.ts';
import { afterFee, inCents, sumOf } from './dashboardSums.ts';
import { shortDay } from './dates.ts';

const { heading, note, caption, columns, total } = dashboard.orders;
const sum = sumOf(activeOrders.map(({ price }) => price));

/** What is due, and what it brings. */
export const DashboardOrders = () => (
  <Stack gap={3}>
    <Heading as="h2" size="md">
      {fill(heading, { n: activeOrders.length })}
    </Heading>
    <Text size="sm" tone="muted">
      {fill(note, { plan: sellerPlan.name, fee: sellerPlan.fee })}
    </Text>
    <SheetTable
      caption={caption}
      columns={[
        { label: columns.number },
        { label: columns.buyer },
        { label: columns.gig },
        { label: columns.due },
        { label: columns.status },
        { label: columns.price, figure: true },
        { label: columns.received, figure: true },
      ]}
      rows={activeOrders.map(({ number, buyer, gig, due, status, price }) =>
        keyed([
          number,
          buyer,
          gig,
          <time key="due" dateTime={due}>
            {shortDay(due)}
          </time>,
          status,
          inEuros(price),
          `€${inCents(afterFee(price))}`,
        ]),
      )}
      foot={[total, '', '', '', '', inEuros(sum), `€${inCents(afterFee(sum))}`]}
    />
  </Stack>
);
