import type { Model } from '../../tests/paths/index.ts';
import { subscriptionDialogMachine } from './subscriptionDialogMachine.ts';
import { subscriptionFields } from './subscriptionDialogRules.ts';

/**
 * Two plans and both periods. A submission may have other blank fields than the edits reported, because some password
 * managers fill in fields without events.
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
  // Typing more into a field that is not blank is not an event.
  possible: ({ context }, event) =>
    event.type !== 'field.changed' || context.blank.includes(event.field) !== event.isBlank,
} satisfies Model<typeof subscriptionDialogMachine>;
