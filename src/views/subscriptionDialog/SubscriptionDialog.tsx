import { useSelector } from '@xstate/react';
import type { SubscriptionContext } from '../../../machines/subscriptionDialog/subscriptionDialogRules.ts';
import { planNames } from '../../configuration/planNames.ts';
import { plans } from '../../configuration/plans.ts';
import { subscriptionDemonstration } from '../../content/demonstrationForms.ts';
import { planPriceWords, savedByYear } from '../../content/plans.ts';
import { subscriptionDialog as words } from '../../content/subscriptionDialog.ts';
import { Button, Notice, Stack, Summary, Text } from '../../design/index.ts';
import { useSubscriptionDialog } from '../../hooks/actors.ts';
import { subscriptionForm } from '../../wiring/subscriptionDialog.ts';
import { ModalDialog } from '../shared/ModalDialog.tsx';
import { PricedText } from '../shared/PricedText.tsx';
import { fill } from '../shared/words.ts';
import { SubscriptionForm } from './SubscriptionForm.tsx';

const headingId = 'subscription-heading';

/** Subscribes to a plan, and says that nothing is charged, sent or stored (F12, P6). */
export const SubscriptionDialog = () => {
  const dialog = useSubscriptionDialog();
  const state = useSelector(dialog, (snapshot) => snapshot);
  const { plan, period } = state.context;
  if (state.matches({ closed: 'untouched' })) return null;
  return (
    <ModalDialog
      open={state.matches('open')}
      onOpenChange={() => dialog.send({ type: 'subscription.close' })}
      title={fill(words.title, { plan: planNames[plan] })}
      titleId={headingId}
      closeLabel={words.close}
      footer={
        <Button variant="primary" type="submit" form={subscriptionForm}>
          {words.submit}
        </Button>
      }
    >
      <Stack gap={4}>
        <Choice plan={plan} period={period} />
        <Notice tone="warning" title={words.safe.title}>
          {words.safe.text} {subscriptionDemonstration}
        </Notice>
        <SubscriptionForm state={state} dialog={dialog} />
      </Stack>
    </ModalDialog>
  );
};

const Choice = ({ plan: id, period }: Pick<SubscriptionContext, 'plan' | 'period'>) => {
  const plan = plans.find((each) => each.id === id) ?? plans[0];
  const price = (
    <>
      <PricedText
        text={words.price}
        amounts={{ price: plan.price[period] }}
        values={{ per: planPriceWords.per[period] }}
      />
      {period === 'yearly' ? (
        <Text size="sm">
          <PricedText text={planPriceWords.saved} amounts={{ saved: savedByYear(plan) }} />
        </Text>
      ) : null}
    </>
  );
  return (
    <Summary
      rows={[
        { term: words.plan, value: plan.name },
        { term: planPriceWords.period[period], value: price },
      ]}
    />
  );
};
