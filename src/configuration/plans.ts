import { capabilities } from './capabilities.ts';
import { type PlanId, planNames } from './planNames.ts';

export type BillingPeriod = 'monthly' | 'yearly';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly price: Readonly<Record<BillingPeriod, number>>;
  /** The service fee, in percent of an order. */
  readonly fee: number;
  readonly description: string;
  readonly everythingIn?: PlanId;
  readonly features: readonly string[];
  readonly recommended: boolean;
}

export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'starter',
    name: planNames.starter,
    price: { monthly: 5, yearly: 50 },
    fee: 10,
    description: 'For a first gig, or a few orders a month.',
    features: ['Gigs in every service', 'Payment held before you start', 'Support around the clock'],
    recommended: false,
  },
  {
    id: 'professional',
    name: planNames.professional,
    price: { monthly: 30, yearly: 300 },
    fee: 6,
    description: 'For freelancers who sell every week.',
    everythingIn: 'starter',
    features: ['Priority support', 'Custom branding', ...(capabilities.api ? ['API access'] : [])],
    recommended: true,
  },
  {
    id: 'enterprise',
    name: planNames.enterprise,
    price: { monthly: 120, yearly: 1200 },
    fee: 2,
    description: 'For agencies and departments that work as a team.',
    everythingIn: 'professional',
    features: ['Dedicated account manager', 'SLA', 'Unlimited team members'],
    recommended: false,
  },
];
