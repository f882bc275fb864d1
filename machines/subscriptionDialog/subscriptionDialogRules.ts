import type { PlanId } from '../../src/configuration/planNames.ts';
import type { BillingPeriod } from '../../src/configuration/plans.ts';

export const subscriptionFields = ['email', 'password', 'cardNumber', 'expiry', 'cvc'] as const;

export type SubscriptionField = (typeof subscriptionFields)[number];

/** The contents of other fields must never get here (decision P6). */
export type Blank = readonly SubscriptionField[];

export const blankAfter = (blank: Blank, field: SubscriptionField, isBlank: boolean): Blank =>
  subscriptionFields.filter((each) => (each === field ? isBlank : blank.includes(each)));

export const firstBlank = (blank: Blank): SubscriptionField | null =>
  subscriptionFields.find((field) => blank.includes(field)) ?? null;

export interface SubscriptionContext {
  readonly plan: PlanId;
  readonly period: BillingPeriod;
  readonly blank: Blank;
}

export const initialContext: SubscriptionContext = {
  plan: 'starter',
  period: 'monthly',
  blank: subscriptionFields,
};
