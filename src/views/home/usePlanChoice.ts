import { config } from '../../config.ts';
import type { BillingPeriod, Plan } from '../../configuration/plans.ts';
import { home } from '../../content/home.ts';
import { planPriceWords } from '../../content/plans.ts';
import { useRequestWizard, useSubscriptionDialog } from '../../hooks/actors.ts';
import { href } from '../../routes/href.ts';
import { requestTask } from '../../wiring/requestTask.ts';
import { inEuros } from '../shared/euros.ts';
import { useOverlay } from '../shared/useOverlay.ts';
import { fill } from '../shared/words.ts';

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
    requestTask(wizard, {
      service: 'not-sure',
      description: fill(home.pricing.request, {
        plan,
        period: planPriceWords.period[period].toLowerCase(),
        price: inEuros(price[period]),
        per: planPriceWords.per[period],
      }),
    });
};

export const usePlanChoice = config.demonstration === 'off' ? useRequested : useDemonstrated;
