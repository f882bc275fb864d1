export const subscriptionNotice = {
  title: 'Subscription Successful!',
  description: 'Thank you for subscribing to the {plan} plan.',
} as const;
