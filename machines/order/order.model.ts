import type { Model } from '../../tests/paths/index.ts';
import { type Offer, type OrderFile, type Party, restTime, type Terms } from './orderEvents.ts';
import { orderMachine } from './orderMachine.ts';

type Machine = typeof orderMachine;

const after = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toISOString();

export const receivedAt = '2026-03-02T09:00:00.000Z';

/** The first offer is valid for a week, each further one for a week more. */
export const terms: readonly Terms[] = [
  {
    person: 'Nora Lind',
    price: 240,
    date: '2026-03-20',
    note: 'Two rounds of changes.',
    validUntil: '2026-03-09T09:00:00.000Z',
  },
  {
    person: 'Nora Lind',
    price: 310,
    date: '2026-03-27',
    note: 'With the appendix.',
    validUntil: '2026-03-16T09:00:00.000Z',
  },
  {
    person: 'Omar Haddad',
    price: 280,
    date: '2026-03-30',
    note: '',
    validUntil: '2026-03-23T09:00:00.000Z',
  },
];

export const offers: readonly Offer[] = terms.map((each, at) => ({ ...each, number: at + 1 }));

const file: OrderFile = {
  fileName: 'logo.svg',
  size: 5,
  type: 'image/svg+xml',
  sha256: '486ea46224d1bb4fb680f34f7c9ad96a8f24ec88be73ea8e5a6c65260e9cb8a7',
  storedAs: '3',
};

const parties: readonly Party[] = ['visitor', 'owner', 'clock'];

const afterAnHour = after(receivedAt, 60 * 60 * 1000);
/** The last moments of the offers, and the first ones after them. */
const limits = offers.flatMap(({ validUntil }) => [validUntil, after(validUntil, 1)]);
/** When something can happen: the clock stands still, but for an offer's answer and for the end of a rest. */
const times = [receivedAt, ...limits];
const rests = times.flatMap((since) => [after(since, restTime - 1), after(since, restTime)]);

const bare = parties.flatMap((by) => times.map((at) => ({ by, at })));
const each = <T>(cases: readonly T[]) =>
  bare.flatMap((from) => cases.map((payload) => ({ ...from, ...payload })));

/** Who may do what: of the cases that are refused, each has one thing wrong. */
const allowed: Readonly<Record<string, readonly Party[]>> = {
  'offer.agree': ['visitor'],
  'offer.decline': ['visitor'],
  'offer.expired': ['clock'],
  'work.approve': ['visitor'],
  'work.return': ['visitor'],
  'order.close': ['owner', 'clock'],
};

/** Up to two offers, a third instead of one that waits, and two deliveries. Every event comes from each party, once with another number, once too early or too late. */
export const orderModel = {
  machine: orderMachine,
  inputs: [{ receivedAt }],
  events: {
    'request.read': bare,
    'request.withdraw': [...bare, { by: 'visitor', at: afterAnHour }],
    'request.decline': each([{ note: 'We have no lawyer.' }]),
    'offer.make': each(terms.map((each) => ({ terms: each }))),
    'offer.agree': each([{ offer: 1 }, { offer: 2 }, { offer: 3 }]),
    'offer.decline': each([
      { offer: 1, note: 'Too late.' },
      { offer: 2, note: 'Too late.' },
      { offer: 3, note: 'Too late.' },
    ]),
    'offer.expired': bare,
    'work.deliver': each([{ note: 'Here it is.' }]),
    'work.approve': each([{ delivery: 0 }, { delivery: 1 }, { delivery: 2 }]),
    'work.return': each([
      { delivery: 1, note: 'Page 2 is missing.' },
      { delivery: 2, note: 'Page 2 is missing.' },
    ]),
    'dispute.open': each([{ note: 'It is not what was agreed.' }]),
    'dispute.decide': each([{ note: 'Half of the price.' }]),
    'order.close': parties.flatMap((by) => [...times, ...rests].map((at) => ({ by, at }))),
    'message.write': each([{ text: 'When?' }]),
    'file.add': each([{ file }]),
    'step.taken': [],
  },
  internal: ['step.taken'],
  possible: (snapshot, event) => {
    if (event.type === 'step.taken') return false;
    const { context } = snapshot;
    const { since, offer } = context;
    const isAllowed = allowed[event.type]?.includes(event.by) ?? true;
    const until = offer?.validUntil;
    switch (event.type) {
      case 'offer.make':
        return (
          event.at === since &&
          event.terms === terms[context.offers] &&
          (context.offers < 2 || snapshot.hasTag('visitorActs'))
        );
      case 'work.deliver':
        return event.at === since && context.deliveries < 2;
      case 'offer.agree': {
        const isNumber = event.offer === (offer?.number ?? 1);
        if (!until) return isAllowed && isNumber && event.at === since;
        return event.at === until
          ? isAllowed || isNumber
          : event.at === after(until, 1) && isAllowed && isNumber;
      }
      case 'offer.decline':
        return event.at === since && (isAllowed || event.offer === offer?.number);
      case 'offer.expired':
        if (!until) return isAllowed && event.at === since;
        return event.at === after(until, 1) || (event.at === until && isAllowed);
      case 'work.approve':
      case 'work.return':
        return event.at === since && (isAllowed || event.delivery === context.deliveries);
      case 'request.withdraw':
        return event.at === since || event.at === afterAnHour;
      case 'order.close':
        if (event.by !== 'clock') return event.at === since;
        return event.at === after(since, restTime) || event.at === after(since, restTime - 1);
      default:
        return event.at === since;
    }
  },
} satisfies Model<Machine>;

/** The gallery shows no page of its own: the visitor's page and the owner's desk have machines around this one. */
export const stage = null;
