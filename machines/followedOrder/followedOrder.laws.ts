import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import { orders } from './followedOrder.model.ts';
import type { followedOrderMachine } from './followedOrderMachine.ts';

type Machine = typeof followedOrderMachine;
type Step = ObservedStep<Machine>;

const arrived = ({ input }: Step) => sent(input, 'address.changed');
const waitedFor = ({ input }: Step): number | null => (input.kind === 'elapse' ? input.delay : null);
const readingFails = ({ input }: Step) => settled(input, 'readOrder', 'fails');
const pollFails = (step: Step) =>
  settled(step.input, 'pollOrder', 'fails') ||
  (step.before.matches({ following: { live: 'polling' } }) && waitedFor(step) === 35_000);
const isGone = ({ input }: Step) =>
  settled(input, 'readOrder', 'isUnknown') || settled(input, 'pollOrder', 'isUnknown');

/** The order that a step brings, if any. */
const broughtBy = ({ input, before }: Step) => {
  const received = sent(input, 'order.received');
  if (received) return before.matches('following') ? received.order : null;
  if (['readOrder', 'pollOrder'].some((actor) => settled(input, actor, 'isSent'))) return orders.sent;
  return ['readOrder', 'pollOrder', 'awaitOrder'].some((actor) => settled(input, actor, 'isRead'))
    ? orders.read
    : null;
};

const pauses = [0, 1_000, 2_000, 4_000, 8_000, 16_000];

export const followedOrderStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('starting') &&
  same(snapshot.context, { id: '', order: null, retries: 0, breaks: 0 }) &&
  effects.length === 0;

export const followedOrderLaws: Laws<Machine> = {
  'a new address starts over: with a key the order is loaded, without one the page asks for the link': (
    step,
  ) => {
    const address = arrived(step);
    if (!address) return true;
    const { after, effects } = step;
    return (
      same(after.context, { id: address.id, order: null, retries: 0, breaks: 0 }) &&
      (address.isKeyed
        ? after.matches('loading') && same(did(effects, 'start readOrder'), [{ id: address.id, after: null }])
        : after.matches({ asking: 'keyless' }) && effects.length === 0)
    );
  },
  'an order is shown as soon as it is read, and as long as it is followed': ({ after }) =>
    after.matches('following')
      ? after.context.order !== null
      : !after.matches('loading') || after.context.order === null,
  'the visitor sees the latest of what arrived, whatever comes late': (step) => {
    const { before, after } = step;
    if (arrived(step)) return true;
    const brought = broughtBy(step);
    const had = before.context.order;
    const latest = brought && (had === null || brought.events.length >= had.events.length) ? brought : had;
    return same(after.context.order, latest) && after.context.id === before.context.id;
  },
  'who opens an order follows it by a stream': (step) =>
    !(settled(step.input, 'readOrder', 'isSent') || settled(step.input, 'readOrder', 'isRead')) ||
    (step.after.matches({ following: { live: 'streaming', sight: 'shown' } }) &&
      step.after.context.retries === 0),
  'no order behind a link is said at once, at any time': (step) =>
    step.after.matches({ asking: 'unknown' }) ===
    (isGone(step) ||
      (step.before.matches({ asking: 'unknown' }) && step.refused) ||
      (step.before.matches({ asking: 'unknown' }) && !!sent(step.input, 'link.submit')?.isLink)),
  'only a link is opened, and anything else is refused where it was pasted': (step) => {
    const { before, after, effects } = step;
    const pasted = before.matches('asking') ? sent(step.input, 'link.submit') : undefined;
    if (!pasted) return did(effects, 'openLink').length + did(effects, 'focusLink').length === 0;
    return pasted.isLink
      ? same(
          effects.map(({ type }) => type),
          ['openLink'],
        ) && same(after.value, before.value)
      : same(
          effects.map(({ type }) => type),
          ['focusLink'],
        ) && after.matches({ asking: 'refused' });
  },
  'a reading that fails is tried three times more, after 1, 2 and 4 s': (step) => {
    const { before, after, pending } = step;
    if (readingFails(step)) {
      const { retries } = before.context;
      return retries < 3
        ? after.matches('waiting') &&
            after.context.retries === retries + 1 &&
            same(pending, [pauses[retries + 1]])
        : after.matches('unreachable') && pending.length === 0;
    }
    if (before.matches('waiting') && waitedFor(step) !== null) return after.matches('loading');
    return true;
  },
  'a reading that hangs is given up after 35 s': (step) =>
    !(step.before.matches('loading') && waitedFor(step) === 35_000) || step.after.matches('unreachable'),
  'who asks after a failure gets another round': ({ before, input, after, refused }) =>
    !sent(input, 'order.retry') ||
    (before.matches('unreachable') ? after.matches('loading') && after.context.retries === 0 : refused),
  'a stream brings one thing after the other': (step) =>
    !settled(step.input, 'awaitOrder', 'isRead') ||
    (step.after.matches({ following: { live: 'streaming' } }) &&
      step.after.context.breaks === 0 &&
      same(did(step.effects, 'start awaitOrder'), [{ id: orders.sent.id, after: 1 }])),
  'a stream that breaks is asked for at once, and given up the second time': (step) => {
    const { before, after, input } = step;
    if (settled(input, 'awaitOrder', 'fails'))
      return (
        after.matches({ following: { live: 'polling' } }) &&
        after.context.breaks === Math.min(2, before.context.breaks + 1)
      );
    return (
      !!arrived(step) ||
      settled(input, 'awaitOrder', 'isRead') ||
      after.context.breaks === before.context.breaks
    );
  },
  'an answer leads back to a stream, or to a rest without one': (step) => {
    const { input, before, after } = step;
    const isAnswered = ['isSent', 'isRead', 'hasNothing'].some((how) => settled(input, 'pollOrder', how));
    if (!isAnswered) return true;
    return (
      after.matches({
        following: {
          live:
            before.context.breaks < 2 && before.matches({ following: { sight: 'shown' } })
              ? 'streaming'
              : 'resting',
        },
      }) && after.context.retries === 0
    );
  },
  'a page that nobody looks at has no stream, and rests': ({ before, input, after }) =>
    !after.matches({ following: { live: 'streaming', sight: 'hidden' } }) &&
    (!(sent(input, 'page.hidden') && before.matches({ following: { live: 'streaming' } })) ||
      after.matches({ following: { live: 'resting' } })),
  'a lost connection is tried again, with longer pauses': (step) => {
    const { before, after } = step;
    if (!pollFails(step))
      return (
        !after.matches({ following: { live: 'lost' } }) || before.matches({ following: { live: 'lost' } })
      );
    return (
      after.matches({ following: { live: 'lost' } }) &&
      after.context.retries === Math.min(5, before.context.retries + 1)
    );
  },
  'failures are counted only when something fails, and forgotten with the next answer': (step) => {
    const { before, after } = step;
    if (
      arrived(step) ||
      readingFails(step) ||
      pollFails(step) ||
      broughtBy(step) ||
      sent(step.input, 'order.retry') ||
      settled(step.input, 'pollOrder', 'hasNothing')
    )
      return true;
    return after.context.retries === before.context.retries;
  },
  'a page that is looked at is asked for every 1.5 s, another every 30 s, and at once when it is looked at': (
    step,
  ) => {
    const { before, after, input } = step;
    const rested = before.matches({ following: { live: 'resting' } });
    const polls = after.matches({ following: { live: 'polling' } });
    const waited = waitedFor(step);
    if (before.matches({ following: { live: 'lost' } }) && waited !== null) return polls;
    if (rested && waited !== null)
      return polls === (waited === 30_000 || before.matches({ following: { sight: 'shown' } }));
    const isBack = !!sent(input, 'page.shown');
    if (isBack && (rested || before.matches({ following: { live: 'lost' } }))) return polls;
    return true;
  },
  'whether somebody looks is remembered': ({ before, input, after }) => {
    if (!before.matches('following') || !after.matches('following')) return true;
    if (sent(input, 'address.changed')) return true;
    const isHidden = sent(input, 'page.hidden')
      ? true
      : sent(input, 'page.shown')
        ? false
        : before.matches({ following: { sight: 'hidden' } });
    return after.matches({ following: { sight: 'hidden' } }) === isHidden;
  },
  'what is asked names the order and what the page has': (step) => {
    const { before, after, effects } = step;
    const asks = ['start readOrder', 'start pollOrder', 'start awaitOrder'].flatMap((type) =>
      did(effects, type),
    );
    const reads =
      after.matches('loading') ||
      after.matches({ following: { live: 'streaming' } }) ||
      after.matches({ following: { live: 'polling' } });
    const isNew = reads && (!same(before.value, after.value) || asks.length > 0);
    return (
      asks.every((asked) =>
        same(asked, { id: after.context.id, after: after.context.order?.events.length ?? null }),
      ) &&
      (!isNew || asks.length <= 1)
    );
  },
  'whoever waits is shown so': ({ after }) =>
    after.hasTag('busy') ===
    (after.matches('starting') || after.matches('loading') || after.matches('waiting')),
  'every wait has its end': (step) => {
    const { before, after, pending } = step;
    const { retries } = after.context;
    if (after.matches({ following: { live: 'resting' } })) {
      const begins = !before.matches({ following: { live: 'resting' } });
      return begins ? same([...pending], [1_500, 30_000]) : pending.includes(30_000);
    }
    const reads = after.matches('loading') || after.matches({ following: { live: 'polling' } });
    const isPausing = after.matches('waiting') || after.matches({ following: { live: 'lost' } });
    return same([...pending], reads ? [35_000] : isPausing ? [pauses[retries]] : []);
  },
};
