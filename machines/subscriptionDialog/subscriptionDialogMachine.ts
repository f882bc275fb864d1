import { assign, setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';
import {
  type BillingPeriod,
  type Blank,
  blankAfter,
  firstBlank,
  nothingChosen,
  type PlanId,
  type Subscribing,
  type SubscriptionField,
  subscriptionFields,
} from './subscriptionDialogRules.ts';

/**
 * Carries a visitor from a plan's price to a subscription (F12, P6). The
 * form holds a card number, a code and a password, so nothing of what is typed comes here: the machine hears
 * only which fields are blank.
 */
export const subscriptionDialogMachine = setup({
  types: {
    context: {} as Subscribing,
    events: {} as
      | { type: 'plan.choose'; plan: PlanId; period: BillingPeriod }
      | { type: 'field.changed'; field: SubscriptionField; isBlank: boolean }
      | { type: 'subscription.submit'; blank: Blank }
      | { type: 'subscription.close' },
  },
  guards: {
    hasBlanks: (_, params: { blank: Blank }) => params.blank.length > 0,
    isFilled: ({ context }) => context.blank.length === 0,
  },
  actions: {
    begin: assign((_, params: { plan: PlanId; period: BillingPeriod }) => ({
      ...params,
      blank: subscriptionFields,
    })),
    noteBlanks: assign((_, params: { blank: Blank }) => params),
    clearFields: placeholderAction(),
    focusField: placeholderAction<{ field: SubscriptionField | null }>(),
    notify: placeholderAction<{ notice: { plan: PlanId } }>(),
  },
}).createMachine({
  id: 'subscriptionDialog',
  description: 'A visitor subscribes to a plan. What is typed stays in the form, and goes with it.',
  context: nothingChosen,
  initial: 'closed',
  states: {
    closed: {
      description: 'The page alone. What was chosen last stays in the context while the dialog fades.',
      on: {
        'plan.choose': {
          target: 'open',
          actions: [
            { type: 'begin', params: ({ event: { plan, period } }) => ({ plan, period }) },
            { type: 'clearFields' },
          ],
        },
      },
    },
    open: {
      initial: 'filling',
      on: {
        'subscription.close': { target: 'closed', actions: { type: 'clearFields' } },
        'subscription.submit': [
          {
            guard: { type: 'hasBlanks', params: ({ event }) => event },
            target: '.incomplete',
            actions: [
              { type: 'noteBlanks', params: ({ event: { blank } }) => ({ blank }) },
              { type: 'focusField', params: ({ event: { blank } }) => ({ field: firstBlank(blank) }) },
            ],
          },
          {
            target: 'closed',
            actions: [
              { type: 'clearFields' },
              { type: 'notify', params: ({ context: { plan } }) => ({ notice: { plan } }) },
            ],
          },
        ],
        'field.changed': {
          actions: {
            type: 'noteBlanks',
            params: ({ context, event: { field, isBlank } }) => ({
              blank: blankAfter(context.blank, field, isBlank),
            }),
          },
        },
      },
      states: {
        filling: { description: 'Nothing is held against the visitor yet.' },
        incomplete: {
          description: 'What is missing is said beside each field, for as long as it is missing.',
          always: { guard: 'isFilled', target: 'filling' },
        },
      },
    },
  },
});
