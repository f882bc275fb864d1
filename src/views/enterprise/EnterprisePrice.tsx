import { plans } from '../../configuration/plans.ts';
import { enterprise } from '../../content/enterprise.ts';
import { savedByYear } from '../../content/plans.ts';
import { Heading, Stack, Text } from '../../design/index.ts';
import { PriceOverUnit } from '../shared/Price.tsx';
import { PricedText } from '../shared/PricedText.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';

const [, , plan] = plans;
const { price } = enterprise;

export const EnterprisePrice = () => (
  <Stack gap={2}>
    <Heading as="h2" size="md">
      {price.heading}
    </Heading>
    <PriceOverUnit amount={plan.price.monthly} unit={price.monthly} />
    <Text>
      <PricedText text={price.yearly} amounts={{ price: plan.price.yearly, saved: savedByYear(plan) }} />
    </Text>
    <Text>{price.text}</Text>
    <RouteLink to="home" hash="pricing">
      {price.compare}
    </RouteLink>
  </Stack>
);
