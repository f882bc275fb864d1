import { assign, setup } from 'xstate';
import type { PlanId } from '../../src/configuration/planNames.ts';
import type { BillingPeriod } from '../../src/configuration/plans.ts';
import { placeholderAction } from '../placeholder.ts';
import {
  type Blank,
  blankAfter,
  firstBlank,
  initialContext,
  type SubscriptionContext,
  type SubscriptionField,
  subscriptionFields,
} from './subscriptionDialogRules.ts';

/** Subscribes to a plan (F12). The form holds secrets, so the machine learns only which fields are blank (P6). */
export const subscriptionDialogMachine = setup({
  types: {
    context: {} as SubscriptionContext,
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
    returnFocus: placeholderAction<{ plan: PlanId }>(),
    notify: placeholderAction<{ notice: { plan: PlanId } }>(),
  },
}).createMachine({
  id: 'subscriptionDialog',
  description: 'The visitor subscribes to a plan. What is typed never leaves the form.',
  context: initialContext,
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the page is shown.',
      initial: 'untouched',
      states: {
        untouched: {},
        left: { description: 'The last choice stays in the context while the dialog fades.' },
      },
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
        'subscription.close': {
          target: 'closed.left',
          actions: [
            { type: 'clearFields' },
            { type: 'returnFocus', params: ({ context: { plan } }) => ({ plan }) },
          ],
        },
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
            target: 'closed.left',
            actions: [
              { type: 'clearFields' },
              { type: 'returnFocus', params: ({ context: { plan } }) => ({ plan }) },
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
        filling: { description: 'The visitor fills in the form and sees no errors.' },
        incomplete: {
          description: 'Each blank field has an error beside it, until it is filled in.',
          always: { guard: 'isFilled', target: 'filling' },
        },
      },
    },
  },
});
