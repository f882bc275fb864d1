/** Ids of the plans, in the required order (F13). */
export type PlanId = 'starter' | 'professional' | 'enterprise';

/** How a plan is paid: by the month or by the year. */
export type BillingPeriod = 'monthly' | 'yearly';

/** The subscription form (F12), in the order it is filled in. All fields are required. */
export const subscriptionFields = ['email', 'password', 'cardNumber', 'expiry', 'cvc'] as const;

export type SubscriptionField = (typeof subscriptionFields)[number];

/** Which fields are still blank. What the others hold is nobody's business (decision P6). */
export type Blank = readonly SubscriptionField[];

/** The blank fields after one of them was edited, in the form's order. */
export const blankAfter = (blank: Blank, field: SubscriptionField, isBlank: boolean): Blank =>
  subscriptionFields.filter((each) => (each === field ? isBlank : blank.includes(each)));

/** The first blank field in the form's order, or `null`: where the focus goes. */
export const firstBlank = (blank: Blank): SubscriptionField | null =>
  subscriptionFields.find((field) => blank.includes(field)) ?? null;

/** What the dialog's machine remembers. Until a plan is chosen, the first stands there, unseen. */
export interface Subscribing {
  readonly plan: PlanId;
  readonly period: BillingPeriod;
  readonly blank: Blank;
}

export const nothingChosen: Subscribing = { plan: 'starter', period: 'monthly', blank: subscriptionFields };
