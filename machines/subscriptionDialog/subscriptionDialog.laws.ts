import type { SnapshotFrom } from 'xstate';
import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { subscriptionDialogMachine } from './subscriptionDialogMachine.ts';

type Machine = typeof subscriptionDialogMachine;
type Snapshot = SnapshotFrom<Machine>;

const all = ['email', 'password', 'cardNumber', 'expiry', 'cvc'] as const;
const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
/** Its words are not the machine's: spelled out, so that no further one could carry a secret. */
const keys = ['blank', 'period', 'plan'];

export const subscriptionDialogStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('closed') &&
  same(snapshot.context, { plan: 'starter', period: 'monthly', blank: all }) &&
  effects.length === 0;

export const subscriptionDialogLaws: Laws<Machine> = {
  'choosing a plan opens it afresh, with the plan and the period chosen': ({ before, input, after }) => {
    const event = sent(input, 'plan.choose');
    if (!event || isOpen(before)) return true;
    const { plan, period } = event;
    return after.matches({ open: 'filling' }) && same(after.context, { plan, period, blank: all });
  },
  'nothing but choosing a plan opens it': ({ before, input, after }) =>
    isOpen(before) || !isOpen(after) || sent(input, 'plan.choose') !== undefined,
  'plan and period stand as they were chosen': ({ before, input, after }) =>
    (!isOpen(before) && sent(input, 'plan.choose') !== undefined) ||
    (before.context.plan === after.context.plan && before.context.period === after.context.period),
  'closing closes it, and says nothing': ({ before, input, after, effects }) =>
    !isOpen(before) ||
    !sent(input, 'subscription.close') ||
    (after.matches('closed') && same(effects, [{ type: 'clearFields', params: undefined }])),
  'a form without blanks is a subscription: it closes, and says so once': ({
    before,
    input,
    after,
    effects,
  }) => {
    const event = sent(input, 'subscription.submit');
    const isComplete = isOpen(before) && event?.blank.length === 0;
    const notices = did(effects, 'notify');
    return isComplete
      ? after.matches('closed') && same(notices, [{ notice: { plan: before.context.plan } }])
      : notices.length === 0;
  },
  'a form with blanks stays open, says what is missing and leads to the first': ({
    before,
    input,
    after,
    effects,
  }) => {
    const event = sent(input, 'subscription.submit');
    const isRefused = isOpen(before) && event !== undefined && event.blank.length > 0;
    const led = did(effects, 'focusField');
    return isRefused
      ? after.matches({ open: 'incomplete' }) &&
          same(after.context.blank, event.blank) &&
          same(led, [{ field: event.blank[0] }])
      : led.length === 0;
  },
  'the fields are emptied whenever it opens or closes, and never in between': ({ before, after, effects }) =>
    did(effects, 'clearFields').length === (isOpen(before) === isOpen(after) ? 0 : 1),
  'what is blank follows the edits of an open form': ({ before, input, after }) => {
    const event = sent(input, 'field.changed');
    if (!event) return true;
    const { blank } = before.context;
    const expected = all.filter((field) =>
      field === event.field ? event.isBlank : (blank as readonly string[]).includes(field),
    );
    return same(after.context.blank, isOpen(before) ? expected : blank);
  },
  'a complaint stands as long as something is missing, and no longer': ({ before, input, after }) =>
    !before.matches({ open: 'incomplete' }) ||
    !sent(input, 'field.changed') ||
    after.matches({ open: after.context.blank.length > 0 ? 'incomplete' : 'filling' }),
  'nothing is held against a visitor who has not submitted': ({ before, input, after }) =>
    before.matches({ open: 'incomplete' }) ||
    !after.matches({ open: 'incomplete' }) ||
    sent(input, 'subscription.submit') !== undefined,
  'it knows which fields are blank, and nothing of what is in them': ({ after, effects }) =>
    same(Object.keys(after.context).sort(), keys) &&
    after.context.blank.every((field) => all.includes(field)) &&
    effects.every(
      ({ params }) =>
        params === undefined ||
        /^\{"(field|notice)":("(email|password|cardNumber|expiry|cvc)"|\{"plan":"\w+"\})\}$/.test(
          JSON.stringify(params),
        ),
    ),
};
