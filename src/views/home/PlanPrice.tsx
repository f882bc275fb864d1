import type { Plan } from '../../configuration/plans.ts';
import { home } from '../../content/home.ts';
import { planPriceWords, savedByYear } from '../../content/plans.ts';
import { PeriodPrices, Text } from '../../design/index.ts';
import { PriceOverUnit } from '../shared/Price.tsx';
import { PricedText } from '../shared/PricedText.tsx';

/** In the order of `PeriodPrices`. */
const periods = [
  { period: 'monthly', other: 'yearly', text: home.pricing.orYearly },
  { period: 'yearly', other: 'monthly', text: home.pricing.orMonthly },
] as const;

interface PlanPriceProps {
  readonly plan: Pick<Plan, 'price'>;
}

/** Also what the yearly price really saves (P1). */
export const PlanPrice = ({ plan }: PlanPriceProps) => (
  <PeriodPrices>
    {periods.map(({ period, other, text }) => (
      <div key={period}>
        <PriceOverUnit amount={plan.price[period]} unit={planPriceWords.per[period]} />
        <Text size="sm">
          <PricedText text={text} amounts={{ price: plan.price[other], saved: savedByYear(plan) }} />
        </Text>
      </div>
    ))}
  </PeriodPrices>
);
