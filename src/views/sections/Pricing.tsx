import { useMachine } from '@xstate/react';
import { useInspect } from '../../actors.ts';
import { home } from '../../content/home.ts';
import { type Plan, plans } from '../../content/plans.ts';
import {
  Amount,
  ButtonLink,
  Card,
  ChoiceGroup,
  Columns,
  Grid,
  Heading,
  Label,
  Stack,
  Text,
} from '../../design/index.ts';
import { href } from '../../routes.ts';
import { pricingToggle } from '../../wiring/pricingToggle.ts';
import { fill } from '../words.ts';
import { priceText } from './Price.tsx';

const { pricing: words } = home;
const periods = [
  { value: 'monthly', label: words.monthly },
  { value: 'yearly', label: words.yearly, hint: words.yearlyLabel },
] as const;

/** The plans, priced by the month or by the year (specification sections 4 and 9; decision P1). */
export const Pricing = () => {
  const inspect = useInspect();
  const [state, send] = useMachine(pricingToggle, inspect ? { inspect } : {});
  const period = state.value;
  return (
    <Stack gap={5}>
      <Columns ratio="even">
        <Stack gap={2}>
          <Heading as="h2">{words.heading}</Heading>
          <Text>{words.lead}</Text>
        </Stack>
        <ChoiceGroup
          id="pricing-period"
          name="period"
          legend={words.period}
          columns={2}
          options={periods.map((option) => ({ ...option }))}
          value={period}
          onValueChange={(value) => send({ type: 'period.choose', period: value as typeof period })}
        />
      </Columns>
      <Grid min="sm" joined>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} />
        ))}
      </Grid>
    </Stack>
  );
};

const PlanCard = ({ plan, period }: { plan: Plan; period: 'monthly' | 'yearly' }) => {
  const { name, price, fee, description, features, recommended } = plan;
  const saved = priceText(price.monthly * 12 - price.yearly);
  return (
    <Card selected={recommended}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Label>{recommended ? words.recommended : fill(words.fee, { fee })}</Label>
          <Heading as="h3" size="sm">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {description}
          </Text>
        </Stack>
        <div>
          <Amount size="xl">{priceText(price[period])}</Amount>
          <Text tone="muted">{period === 'yearly' ? words.aYear : words.aMonth}</Text>
          <Text size="sm">
            {period === 'yearly'
              ? fill(words.saved, { saved })
              : fill(words.orYearly, { price: priceText(price.yearly), saved })}
          </Text>
        </div>
        <ul>
          <li>{fill(words.feeOfOrder, { fee })}</li>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ButtonLink
          variant={recommended ? 'primary' : 'outline'}
          href={href('contact')}
          data-subject={fill(words.subject, { plan: name })}
        >
          {fill(words.choose, { plan: name })}
        </ButtonLink>
      </Stack>
    </Card>
  );
};
