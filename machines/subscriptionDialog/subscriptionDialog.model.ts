import type { Model } from '../../tests/paths/index.ts';
import { subscriptionDialogMachine } from './subscriptionDialogMachine.ts';
import { subscriptionFields } from './subscriptionDialogRules.ts';

/**
 * Two plans and both periods. A submission may find other fields blank than the edits told of: some password managers
 * fill in without telling the page.
 */
export const subscriptionDialogModel = {
  machine: subscriptionDialogMachine,
  events: {
    'plan.choose': [
      { plan: 'professional', period: 'yearly' },
      { plan: 'starter', period: 'monthly' },
    ],
    'field.changed': subscriptionFields.flatMap((field) => [
      { field, isBlank: false },
      { field, isBlank: true },
    ]),
    'subscription.submit': [
      { blank: [] },
      { blank: ['cvc'] },
      { blank: ['password', 'expiry'] },
      { blank: ['email', 'password', 'cardNumber', 'expiry', 'cvc'] },
    ],
  },
  // Typing more into a field that is not blank is no event.
  possible: ({ context }, event) =>
    event.type !== 'field.changed' || context.blank.includes(event.field) !== event.isBlank,
} satisfies Model<typeof subscriptionDialogMachine>;
