import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useRequestWizard, useSubscriptionDialog } from '../../app/actors.ts';
import { useWiredRef } from '../../app/useWired.ts';
import { config } from '../../config.ts';
import { planNames } from '../../configuration/planNames.ts';
import { type BillingPeriod, type Plan, plans } from '../../configuration/plans.ts';
import { lowestPrice } from '../../configuration/services.ts';
import { home } from '../../content/home.ts';
import { featuresOf, planPriceWords } from '../../content/plans.ts';
import {
  Button,
  ChoiceGroup,
  Cluster,
  Columns,
  Heading,
  Label,
  PlanCell,
  PlanColumn,
  PlanFeature,
  PlanFeatures,
  PlanSheet,
  PricedByPeriod,
  Stack,
  Text,
} from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { useEarlyPress } from '../../shell/early/useEarlyPress.ts';
import { pricingToggle } from '../../wiring/pricingToggle.ts';
import { overlays } from '../chrome/overlays.ts';
import { inEuros } from '../shared/euros.ts';
import { FollowAddress } from '../shared/FollowAddress.tsx';
import { OpensDialog } from '../shared/OpensDialog.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { useOverlay } from '../shared/useOverlay.ts';
import { fill } from '../shared/words.ts';
import { PricingNote } from './HomeParts.static.tsx';
import { PlanPrice } from './PlanPrice.tsx';

const { pricing: words } = home;
const periods = [
  { value: 'monthly', label: planPriceWords.period.monthly },
  { value: 'yearly', label: planPriceWords.period.yearly, hint: words.yearlyLabel },
] as const;

const allFeatures = plans.flatMap(({ features }) => features);
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

type Choose = (plan: Plan, period: BillingPeriod) => void;

/** A demonstration opens the specified dialog, whose card nobody charges. */
const useDemonstrated = (): Choose => {
  const subscription = useSubscriptionDialog();
  const whenHere = useOverlay(href('contact'));
  return ({ id: plan }, period) => whenHere(() => subscription.send({ type: 'plan.choose', plan, period }));
};

/** On a live site a chosen plan is a request (decision P12). */
const useRequested = (): Choose => {
  const wizard = useRequestWizard();
  return ({ name: plan, price }, period) =>
    wizard.send({
      type: 'wizard.open',
      service: 'not-sure',
      description: fill(words.request, {
        plan,
        period: planPriceWords.period[period].toLowerCase(),
        price: inEuros(price[period]),
        per: planPriceWords.per[period],
      }),
    });
};

const useChoice = config.demonstration === 'off' ? useRequested : useDemonstrated;

const PlanCard = ({ plan, toggle }: { plan: Plan; toggle: PricingToggle }) => {
  const { id, name, description, recommended } = plan;
  const choose = useChoice();
  return (
    <PlanColumn selected={recommended}>
      <PlanCell head>
        <Cluster gap={2} justify="between" align="baseline">
          <Heading as="h3" size="sm">
            {name}
          </Heading>
          {recommended ? <Label>{words.recommended}</Label> : null}
        </Cluster>
        <Text size="sm" tone="muted">
          {description}
        </Text>
      </PlanCell>
      <PlanCell>
        <PlanPrice plan={plan} />
      </PlanCell>
      <Features plan={plan} />
      <PlanCell>
        <OpensDialog without={href('contact')} onOpen={() => choose(plan, toggle.getSnapshot().value)}>
          <Button
            id={`choose-${id}`}
            type="submit"
            variant={recommended ? 'primary' : 'outline'}
            aria-haspopup="dialog"
          >
            {fill(words.choose, { plan: name })}
          </Button>
        </OpensDialog>
      </PlanCell>
    </PlanColumn>
  );
};

const Features = ({ plan }: { plan: Plan }) => {
  const { fee, everythingIn, features } = plan;
  const has = featuresOf(plan);
  return (
    <PlanFeatures role="list">
      <PlanFeature name={fill(words.feeOfOrder, { fee })} figure={`${fee}%`} />
      {everythingIn ? (
        <PlanFeature shown="card" name={fill(words.everythingIn, { plan: planNames[everythingIn] })} />
      ) : null}
      {allFeatures.map((feature) => (
        <PlanFeature
          key={feature}
          name={feature}
          has={has.includes(feature)}
          shown={features.includes(feature) ? 'everywhere' : 'sheet'}
        />
      ))}
    </PlanFeatures>
  );
};
