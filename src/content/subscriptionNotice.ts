import type { PlanId } from '../../machines/subscriptionDialog/subscriptionDialogRules.ts';

/** The plans' names. They are in this file so that a notice doesn't include all plans. */
export const planNames: Readonly<Record<PlanId, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** The toast of a subscription (F12). */
export const subscriptionNotice = {
  title: 'Subscription Successful!',
  description: 'Thank you for subscribing to the {plan} plan.',
} as const;
