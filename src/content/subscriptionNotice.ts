import type { PlanId } from '../../machines/subscriptionDialog/subscriptionDialogRules.ts';

/** The plans' names. They are in this file so that a notice doesn't include all plans. */
export const planNames: Readonly<Record<PlanId, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** The toast of a subscription (F12), with the truth beside it. */
export const subscriptionNotice = {
  title: 'Subscription Successful!',
  description:
    'Thank you for subscribing to the {plan} plan. This is a demonstration: nothing has been charged.',
} as const;
