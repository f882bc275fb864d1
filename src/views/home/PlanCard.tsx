import type { ActorRefFrom } from 'xstate';
import { planNames } from '../../configuration/planNames.ts';
import { type Plan, plans } from '../../configuration/plans.ts';
import { home } from '../../content/home.ts';
import { featuresOf } from '../../content/plans.ts';
import {
  Button,
  Cluster,
  Heading,
  Label,
  PlanCell,
  PlanColumn,
  PlanFeature,
  PlanFeatures,
  Text,
} from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import type { pricingToggle } from '../../wiring/pricingToggle.ts';
import { OpensDialog } from '../shared/OpensDialog.tsx';
import { fill } from '../shared/words.ts';
import { PlanPrice } from './PlanPrice.tsx';
import { usePlanChoice } from './usePlanChoice.ts';

const { pricing: words } = home;

/** In the order of the plans that have them first. */
export const allFeatures = plans.flatMap(({ features }) => features);

interface PlanCardProps {
  readonly plan: Plan;
  readonly toggle: ActorRefFrom<typeof pricingToggle>;
}

export const PlanCard = ({ plan, toggle }: PlanCardProps) => {
  const { id, name, description, recommended } = plan;
  const choose = usePlanChoice();
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
