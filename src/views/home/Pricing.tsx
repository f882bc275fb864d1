import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { plans } from '../../configuration/plans.ts';
import { lowestPrice } from '../../configuration/services.ts';
import { home } from '../../content/home.ts';
import { planPriceWords } from '../../content/plans.ts';
import { ChoiceGroup, Columns, Heading, PlanSheet, PricedByPeriod, Stack, Text } from '../../design/index.ts';
import { useWiredRef } from '../../hooks/useWired.ts';
import { useEarlyPress } from '../../shell/early/useEarlyPress.ts';
import { pricingToggle } from '../../wiring/pricingToggle.ts';
import { overlays } from '../chrome/overlays.ts';
import { inEuros } from '../shared/euros.ts';
import { FollowAddress } from '../shared/FollowAddress.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { fill } from '../shared/words.ts';
import { PricingNote } from './HomeParts.static.tsx';
import { allFeatures, PlanCard } from './PlanCard.tsx';

const { pricing: words } = home;
const periods = [
  { value: 'monthly', label: planPriceWords.period.monthly },
  { value: 'yearly', label: planPriceWords.period.yearly, hint: words.yearlyLabel },
] as const;

const rowHeads = [words.rows.plan, words.rows.price, words.rows.fee, ...allFeatures, ''];

type PricingToggle = ActorRefFrom<typeof pricingToggle>;

/** The sheet has both prices and is not rendered again. */
export const Pricing = () => {
  const toggle = useWiredRef(pricingToggle);
  useEarlyPress('choose-', overlays[1]);
  return (
    <ByPeriod toggle={toggle}>
      <PlanSheet rowHeads={rowHeads}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} toggle={toggle} />
        ))}
      </PlanSheet>
      <PricingNote />
    </ByPeriod>
  );
};

interface ByPeriodProps {
  readonly toggle: PricingToggle;
  readonly children: ReactNode;
}

const ByPeriod = ({ toggle, children }: ByPeriodProps) => {
  const period = useSelector(toggle, ({ value }) => value);
  return (
    <PricedByPeriod gap={5} data-period={period}>
      <FollowAddress send={toggle.send} />
      <Columns ratio="even">
        <Stack gap={2}>
          <Heading as="h2">{words.heading}</Heading>
          <ForBuyers />
          <Lead />
        </Stack>
        <ChoiceGroup
          id="pricing-period"
          name="period"
          legend={words.period}
          columns={2}
          options={periods.map((option) => ({ ...option }))}
          value={period}
          onValueChange={(chosen) => toggle.send({ type: `${chosen}.choose` })}
        />
      </Columns>
      {children}
    </PricedByPeriod>
  );
};

const ForBuyers = () => (
  <Text>
    {fill(words.buyers.text, { from: inEuros(lowestPrice) })}
    <RouteLink to="services">{words.buyers.link}</RouteLink>
  </Text>
);

const Lead = () => {
  const { lead, hints } = words;
  return (
    <Text>
      {lead.start}
      <RouteLink to="faq" hash="payments-fee" data-tooltip={hints.fee}>
        {lead.fee}
      </RouteLink>
      {lead.middle}
      <RouteLink to="enterprise" data-tooltip={hints.sla}>
        {lead.sla}
      </RouteLink>
      {lead.end}
    </Text>
  );
};
