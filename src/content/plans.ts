/** The plans (specification section 9). Prices in whole euros; `fee` is the service fee in percent. */
export const plans = [
  { id: 'starter', name: 'Starter', monthly: 5, yearly: 50, fee: 10, recommended: false },
  { id: 'professional', name: 'Professional', monthly: 30, yearly: 300, fee: 6, recommended: true },
  { id: 'enterprise', name: 'Enterprise', monthly: 120, yearly: 1200, fee: 2, recommended: false },
] as const;
