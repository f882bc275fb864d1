/** A plan (specification sections 3 and 9). */
export interface Plan {
  readonly id: 'starter' | 'professional' | 'enterprise';
  readonly name: string;
  /** Whole euros. */
  readonly price: { readonly monthly: number; readonly yearly: number };
  /** The service fee, in percent of an order. */
  readonly fee: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly recommended: boolean;
}

export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'starter',
    name: 'Starter',
    price: { monthly: 5, yearly: 50 },
    fee: 10,
    description: 'For the occasional task that has to be right.',
    features: ['All services', 'Payment held until you approve', 'Support around the clock'],
    recommended: false,
  },
  {
    id: 'professional',
    name: 'Professional',
    price: { monthly: 30, yearly: 300 },
    fee: 6,
    description: 'For people who hand over work every week.',
    features: ['Everything in Starter', 'Priority support', 'Custom branding', 'API access'],
    recommended: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: { monthly: 120, yearly: 1200 },
    fee: 2,
    description: 'For departments with a queue of their own.',
    features: ['Everything in Professional', 'Dedicated account manager', 'SLA', 'Unlimited team members'],
    recommended: false,
  },
];

/** The lowest and the highest service fee, in percent: what "2% to 10%" comes from. */
export const feeRange = {
  lowest: Math.min(...plans.map(({ fee }) => fee)),
  highest: Math.max(...plans.map(({ fee }) => fee)),
} as const;
