import type { BillingPeriod, Plan } from '../../configuration/plans.ts';
import { home } from '../../content/home.ts';
import { planPriceWords, savedByYear } from '../../content/plans.ts';
import { Text } from '../../design/index.ts';
import { PriceOverUnit } from '../shared/Price.tsx';
import { PricedText } from '../shared/PricedText.tsx';

/** The price for the other period, shown beside each price. */
const otherwise = {
  monthly: { text: home.pricing.orYearly, period: 'yearly' },
  yearly: { text: home.pricing.orMonthly, period: 'monthly' },
} as const;

interface PlanPriceProps {
  readonly plan: Pick<Plan, 'price'>;
  readonly period: BillingPeriod;
}

/** A plan's price for a period, and what the yearly price really saves (decision P1). */
export const PlanPrice = ({ plan, period }: PlanPriceProps) => {
  const other = otherwise[period];
  return (
    <>
      <PriceOverUnit amount={plan.price[period]} unit={planPriceWords.per[period]} />
      <Text size="sm">
        <PricedText
          text={other.text}
          amounts={{ price: plan.price[other.period], saved: savedByYear(plan) }}
        />
      </Text>
    </>
  );
};
