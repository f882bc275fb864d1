/** The toast of a subscription (F12), with the truth beside it. */
export const subscriptionNotice = {
  title: 'Subscription Successful!',
  description:
    'Thank you for subscribing to the {plan} plan. This is a demonstration: nothing has been charged.',
} as const;
