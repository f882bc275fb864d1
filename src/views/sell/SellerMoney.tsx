import { type Plan, plans } from '../../configuration/plans.ts';
import { serviceFacts } from '../../configuration/services.ts';
import { priceWords } from '../../content/price.ts';
import { sell } from '../../content/sell.ts';
import { Columns, Heading, SheetTable, Stack, Text } from '../../design/index.ts';
import { Price } from '../shared/Price.tsx';
import { PricedText } from '../shared/PricedText.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { SellerPayment } from './SellParts.static.tsx';

const { keep } = sell;
const [starter, professional, enterprise] = plans;
/** The order used as an example: the highest starting price, in whole euros. */
const order = Math.max(...Object.values(serviceFacts).map(({ startingPrice }) => startingPrice));

const Worth = ({ before, plan }: { readonly before: Plan; readonly plan: Plan }) => {
  const more = plan.price.monthly - before.price.monthly;
  const less = before.fee - plan.fee;
  return (
    <Text>
      <PricedText
        text={keep.worth}
        amounts={{ more, sales: (more * 100) / less }}
        values={{ plan: plan.name, less }}
      />
    </Text>
  );
};

export const SellerMoney = () => (
  <Columns ratio="wide">
    <Stack gap={3}>
      <Heading as="h2">{keep.heading}</Heading>
      <Text>{keep.text}</Text>
      <SheetTable
        caption={<PricedText text={keep.caption} amounts={{ order }} />}
        columns={[
          { label: keep.columns.plan },
          { label: keep.columns.monthly, figure: true },
          { label: keep.columns.fee, figure: true },
          { label: keep.columns.keep, figure: true },
        ]}
        rows={plans.map(({ id, name, price, fee }) => ({
          key: id,
          cells: [
            name,
            <Price key="month" amount={price.monthly} />,
            `${fee}%`,
            <Price key="keep" amount={order - (order * fee) / 100} spoken={priceWords.exactly} />,
          ],
        }))}
      />
      <Worth before={starter} plan={professional} />
      <Worth before={professional} plan={enterprise} />
      <RouteLink to="home" hash="pricing">
        {keep.compare}
      </RouteLink>
    </Stack>
    <SellerPayment />
  </Columns>
);
