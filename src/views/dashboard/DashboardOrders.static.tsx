import { activeOrders, dashboardStatic, sellerPlan } from '../../content/dashboardStatic.ts';
import { Heading, keyed, SheetTable, Stack, Static, Text } from '../../design/index.ts';
import { shortDay } from '../shared/dates.ts';
import { inEuros } from '../shared/euros.ts';
import { fill } from '../shared/words.ts';
import { afterFee, inCents, sumOf } from './dashboardSums.ts';

const { heading, note, caption, columns, total } = dashboardStatic.orders;
const sum = sumOf(activeOrders.map(({ price }) => price));

export const DashboardOrders = () => (
  <Static name="DashboardOrders">
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
  </Static>
);
