import type { SnapshotFrom } from 'xstate';
import { planNames } from '../../src/configuration/planNames.ts';
import { plans } from '../../src/configuration/plans.ts';
import { cameBy, type Expected, type Script, type Step, usualAspects } from '../../tests/paths/index.ts';
import { type SubscriptionWorld, secrets } from '../../tests/worlds/subscriptionWorld.ts';
import type { subscriptionDialogMachine } from './subscriptionDialogMachine.ts';
import type { SubscriptionField } from './subscriptionDialogRules.ts';

type Snapshot = SnapshotFrom<typeof subscriptionDialogMachine>;

/** Labels and errors, verbatim. */
export const labels: Readonly<Record<SubscriptionField, string>> = {
  email: 'Email (required)',
  password: 'Password (required)',
  cardNumber: 'Card number (required)',
  expiry: 'Expiry (required)',
  cvc: 'CVC (required)',
};
const missing: Readonly<Record<SubscriptionField, string>> = {
  email: 'Enter an email address.',
  password: 'Choose a password.',
  cardNumber: 'Enter a card number.',
  expiry: 'Enter the expiration date.',
  cvc: 'Enter the code.',
};
const euros = (amount: number): string => `€${amount.toLocaleString('en-US')}`;
/** The choice as the dialog repeats it, verbatim (F13, P1). */
const choices = Object.fromEntries(
  plans.flatMap(({ id, name, price: { monthly, yearly } }) => [
    [`${id} monthly`, `Plan ${name} Monthly ${euros(monthly)} a month`],
    [
      `${id} yearly`,
      `Plan ${name} Yearly ${euros(yearly)} a year ${euros(12 * monthly - yearly)} less than twelve months`,
    ],
  ]),
) as Readonly<Record<string, string>>;
const errorSummary = 'Please fill in all required fields';
const periods = { monthly: 'Monthly', yearly: 'Yearly' } as const;

/** The form with its values, and with the missing fields marked after a refusal. */
const form = (
  { context: { plan, period, blank } }: Snapshot,
  isRefused: boolean,
  came: Step<typeof subscriptionDialogMachine> | undefined,
): Expected => ({
  dialog: `Subscribe to ${planNames[plan]}`,
  heading: `Subscribe to ${planNames[plan]}`,
  fields: Object.fromEntries(
    (Object.keys(labels) as SubscriptionField[]).map((field) => [
      labels[field],
      blank.includes(field)
        ? { value: '', ...(isRefused ? { invalid: missing[field] } : {}) }
        : { value: secrets[field] },
    ]),
  ),
  buttons: { Close: true, Subscribe: true },
  says: [choices[`${plan} ${period}`] ?? '', ...(isRefused ? [errorSummary] : [])],
  saysNot: isRefused ? [] : [errorSummary],
  ...(cameBy(came, 'plan.choose') ? { focus: `Subscribe to ${planNames[plan]}` } : {}),
  ...(cameBy(came, 'subscription.submit') ? { focus: labels[blank[0] ?? 'email'] } : {}),
});

/** The page with its period. The focus is on the plan that the dialog was about. */
const page = (
  { context: { plan, period } }: Snapshot,
  came: Step<typeof subscriptionDialogMachine> | undefined,
): Expected => ({
  heading: 'Pricing',
  choices: { 'Billing period': periods[period] },
  buttons: Object.fromEntries(plans.map(({ name }) => [`Choose ${name}`, true])),
  links: { 'See prices': '/services', SLA: '/services/enterprise', 'service fee': '/faq#payments-fee' },
  ...(came ? { focus: `Choose ${planNames[plan]}` } : {}),
});

/** What a visitor does with the subscription dialog and sees of it. */
export const subscriptionDialogScript: Script<typeof subscriptionDialogMachine, SubscriptionWorld> = {
  scope: '#pricing',
  // Toasts outlive the dialog, so the view's own tests check their text and duration.
  aspects: usualAspects.filter((aspect) => aspect !== 'toasts'),
  open: (ui) => ui.world.ready(),
  drive: {
    'plan.choose': async (ui, { plan, period }) => {
      await ui.choose('Billing period', periods[period]);
      await ui.press(`Choose ${planNames[plan]}`);
    },
    'field.changed': async (ui, { field, isBlank }) => {
      if (isBlank) return ui.fill(labels[field], '');
      // Two edits: only the first one is an event.
      await ui.fill(labels[field], secrets[field].slice(0, 1));
      await ui.fill(labels[field], secrets[field]);
    },
    'subscription.submit': async (ui, { blank }) => {
      await ui.world.fillIn(blank);
      await ui.press('Subscribe');
    },
    'subscription.close': (ui) => ui.press('Close'),
  },
  shows: {
    'closed.untouched': page,
    'closed.left': page,
    'open.filling': (snapshot, came) => form(snapshot, false, came),
    'open.incomplete': (snapshot, came) => form(snapshot, true, came),
  },
  environment: {
    reloaded: {
      // Nothing of the dialog is kept. The period belongs to the address.
      receives: ({ context: { plan, period } }) => [
        { type: 'plan.choose', plan, period },
        { type: 'subscription.close' },
      ],
    },
  },
};
