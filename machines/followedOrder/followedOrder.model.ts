import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from '../../tests/paths/index.ts';
import { sampleKey, sampleOrder } from '../../tests/worlds/sampleOrder.ts';
import type { OrderDocument } from '../order/orderDocument.ts';
import { followedOrderMachine } from './followedOrderMachine.ts';
import { UnknownOrder } from './followedOrderRules.ts';

/** As it arrived, and after it has been read. */
export const orders = {
  sent: sampleOrder,
  read: {
    ...sampleOrder,
    events: [
      {
        version: 1,
        number: 1,
        key: 'owner-key-1',
        type: 'request.read',
        by: 'owner',
        at: '2026-11-20T10:00:00.000Z',
      },
    ],
  },
} as const satisfies Record<string, OrderDocument>;

const readings = {
  isSent: { output: orders.sent },
  isRead: { output: orders.read },
  isUnknown: { error: new UnknownOrder() },
  fails: { error: new Error('offline') },
};

/** An address with and without a key; an order that has arrived and one that has been read; and all ways of failing. */
export const followedOrderModel = {
  machine: followedOrderMachine,
  events: {
    'address.changed': [
      { id: orders.sent.id, isKeyed: true },
      { id: orders.sent.id, isKeyed: false },
    ],
    'link.submit': [{ isLink: true }, { isLink: false }],
    'order.received': [{ order: orders.sent }, { order: orders.read }],
  },
  outcomes: {
    readOrder: readings,
    pollOrder: { ...readings, hasNothing: { output: null } },
    awaitOrder: { isRead: { output: orders.read }, fails: { error: new Error('no stream') } },
  },
} satisfies Model<typeof followedOrderMachine>;

/**
 * As on the page: only a link to the same order leads nowhere else, a stream brings nothing twice, and a page that nobody
 * looks at is shown again before something else.
 */
export const followedOrderPageModel = {
  ...followedOrderModel,
  outcomes: {
    ...followedOrderModel.outcomes,
    awaitOrder: {
      ...followedOrderModel.outcomes.awaitOrder,
      isRead: {
        ...followedOrderModel.outcomes.awaitOrder.isRead,
        possible: ({ context }: AnyMachineSnapshot) => (context.order as OrderDocument).events.length === 0,
      },
    },
  },
  possible: (snapshot, event) => {
    if (event.type === 'link.submit' && event.isLink) return snapshot.matches({ asking: 'unknown' });
    if (event.type === 'page.hidden') return snapshot.matches('following');
    if (event.type === 'page.shown') return snapshot.matches({ following: { sight: 'hidden' } });
    return true;
  },
} satisfies Model<typeof followedOrderMachine>;

export const stage = `/request/sample#${sampleKey}`;
export const hasWholeOutputs = true;
