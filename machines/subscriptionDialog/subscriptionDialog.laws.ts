import type { SnapshotFrom } from 'xstate';
import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { subscriptionDialogMachine } from './subscriptionDialogMachine.ts';

type Machine = typeof subscriptionDialogMachine;
type Snapshot = SnapshotFrom<Machine>;

const all = ['email', 'password', 'cardNumber', 'expiry', 'cvc'] as const;
const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
/** The context's only keys, listed here so that no other can carry a secret. */
const keys = ['blank', 'period', 'plan'];

export const subscriptionDialogStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches({ closed: 'untouched' }) &&
  same(snapshot.context, { plan: 'starter', period: 'monthly', blank: all }) &&
  effects.length === 0;

export const subscriptionDialogLaws: Laws<Machine> = {
  'choosing a plan opens an empty form with that plan and period': ({ before, input, after }) => {
    const event = sent(input, 'plan.choose');
    if (!event || isOpen(before)) return true;
    const { plan, period } = event;
    return after.matches({ open: 'filling' }) && same(after.context, { plan, period, blank: all });
  },
  'only choosing a plan opens the form': ({ before, input, after }) =>
    isOpen(before) || !isOpen(after) || sent(input, 'plan.choose') !== undefined,
  'plan and period stay as the visitor chose them': ({ before, input, after }) =>
    (!isOpen(before) && sent(input, 'plan.choose') !== undefined) ||
    (before.context.plan === after.context.plan && before.context.period === after.context.period),
  'closing the form clears its fields and does nothing else but return the focus': ({
    before,
    input,
    after,
    effects,
  }) =>
    !isOpen(before) ||
    !sent(input, 'subscription.close') ||
    (after.matches('closed') &&
      same(
        effects.map(({ type }) => type),
        ['clearFields', 'returnFocus'],
      )),
  'the focus returns to the plan whenever the form closes': ({ before, after, effects }) =>
    same(
      did(effects, 'returnFocus'),
      isOpen(before) && !isOpen(after) ? [{ plan: before.context.plan }] : [],
    ),
  'the dialog is there from its first opening on, so that it can fade': ({ before, after }) =>
    after.matches({ closed: 'untouched' }) ? before.matches({ closed: 'untouched' }) : true,
  'submitting a complete form closes it and thanks the visitor once': ({ before, input, after, effects }) => {
    const event = sent(input, 'subscription.submit');
    const isComplete = isOpen(before) && event?.blank.length === 0;
    const notices = did(effects, 'notify');
    return isComplete
      ? after.matches('closed') && same(notices, [{ notice: { plan: before.context.plan } }])
      : notices.length === 0;
  },
  'submitting an incomplete form lists the blank fields and focuses the first': ({
    before,
    input,
    after,
    effects,
  }) => {
    const event = sent(input, 'subscription.submit');
    const isRefused = isOpen(before) && event !== undefined && event.blank.length > 0;
    const focused = did(effects, 'focusField');
    return isRefused
      ? after.matches({ open: 'incomplete' }) &&
          same(after.context.blank, event.blank) &&
          same(focused, [{ field: event.blank[0] }])
      : focused.length === 0;
  },
  'the fields are cleared when the form opens or closes, and never in between': ({
    before,
    after,
    effects,
  }) => did(effects, 'clearFields').length === (isOpen(before) === isOpen(after) ? 0 : 1),
  'the blank fields follow the visitor’s edits': ({ before, input, after }) => {
    const event = sent(input, 'field.changed');
    if (!event) return true;
    const { blank } = before.context;
    const expected = all.filter((field) =>
      field === event.field ? event.isBlank : (blank as readonly string[]).includes(field),
    );
    return same(after.context.blank, isOpen(before) ? expected : blank);
  },
  'the error stays as long as a field is blank, and no longer': ({ before, input, after }) =>
    !before.matches({ open: 'incomplete' }) ||
    !sent(input, 'field.changed') ||
    after.matches({ open: after.context.blank.length > 0 ? 'incomplete' : 'filling' }),
  'the visitor sees no error before submitting': ({ before, input, after }) =>
    before.matches({ open: 'incomplete' }) ||
    !after.matches({ open: 'incomplete' }) ||
    sent(input, 'subscription.submit') !== undefined,
  'the machine knows which fields are blank, and never what they contain': ({ after, effects }) =>
    same(Object.keys(after.context).sort(), keys) &&
    after.context.blank.every((field) => all.includes(field)) &&
    effects.every(
      ({ params }) =>
        params === undefined ||
        /^\{"(field|notice|plan)":("(email|password|cardNumber|expiry|cvc|starter|professional|enterprise)"|\{"plan":"\w+"\})\}$/.test(
          JSON.stringify(params),
        ),
    ),
};
