import { assign, setup, stateIn } from 'xstate';
import type { OrderDocument } from '../../src/orders/orderDocument.ts';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { loadTimeout, maxRetries, pauseBefore } from '../resource/resourceRules.ts';
import { mostBreaks, mostRetries, UnknownOrder } from './followedOrderRules.ts';

/** What the visitor has: the events of the order up to `after`, or nothing. */
export interface ReadOrder {
  readonly id: string;
  readonly after: number | null;
}

interface Context {
  readonly id: string;
  readonly order: OrderDocument | null;
  /** Failures in a row. */
  readonly retries: number;
  /** Streams in a row that broke without news. */
  readonly breaks: number;
}

const known = ({ context: { id, order } }: { readonly context: Context }): ReadOrder => ({
  id,
  after: order?.events.length ?? null,
});
const answered = ({ event }: { readonly event: { readonly output: OrderDocument | null } }) => ({
  order: event.output,
});
const failed = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/** One order in its visitor's page: read, and followed until the page is left (decision D10). */
export const followedOrderMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** The key itself stays in the address. */
        | { type: 'address.changed'; id: string; isKeyed: boolean }
        | { type: 'link.submit'; isLink: boolean }
        | { type: 'order.retry' }
        /** The answer to something that the visitor did. */
        | { type: 'order.received'; order: OrderDocument }
        | { type: 'page.hidden' }
        | { type: 'page.shown' },
    tags: {} as 'busy',
  },
  actors: {
    /** `null` if nothing has happened since. */
    readOrder: placeholderActor<OrderDocument | null, ReadOrder>(),
    /** Waits until something has happened. */
    awaitOrder: placeholderActor<OrderDocument, ReadOrder>(),
  },
  guards: {
    isKeyed: (_, { isKeyed }: { isKeyed: boolean }) => isKeyed,
    isLink: (_, { isLink }: { isLink: boolean }) => isLink,
    isUnknown: (_, { error }: { error: unknown }) => error instanceof UnknownOrder,
    canRetry: ({ context }) => context.retries < maxRetries,
    canStream: ({ context }) => context.breaks < mostBreaks,
    isShown: stateIn({ following: { sight: 'shown' } }),
  },
  actions: {
    begin: assign((_, { id }: { id: string }) => ({ id, order: null, retries: 0, breaks: 0 })),
    /** An answer that comes late takes nothing back. */
    keep: assign(({ context }, { order }: { order: OrderDocument | null }) => ({
      order: (order?.events.length ?? -1) >= (context.order?.events.length ?? 0) ? order : context.order,
    })),
    countRetry: assign({ retries: ({ context }) => Math.min(context.retries + 1, mostRetries) }),
    forgetRetries: assign({ retries: 0 }),
    countBreak: assign({ breaks: ({ context }) => Math.min(context.breaks + 1, mostBreaks) }),
    forgetBreaks: assign({ breaks: 0 }),
    openLink: placeholderAction(),
    focusLink: placeholderAction(),
  },
  delays: {
    loadTimeout,
    pause: ({ context }) => pauseBefore(context.retries),
    restShown: 1_500,
    restHidden: 30_000,
  },
}).createMachine({
  id: 'followedOrder',
  description: 'The visitor sees the order as it stands, and each change without a reload.',
  context: { id: '', order: null, retries: 0, breaks: 0 },
  initial: 'starting',
  on: {
    'address.changed': [
      {
        guard: { type: 'isKeyed', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'begin', params: ({ event }) => event },
      },
      { target: '.asking', actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
  states: {
    starting: {
      description: 'As prerendered: the address is read once the code runs.',
      tags: 'busy',
    },
    asking: {
      initial: 'keyless',
      on: {
        'link.submit': [
          { guard: { type: 'isLink', params: ({ event }) => event }, actions: 'openLink' },
          { target: '.refused', actions: 'focusLink' },
        ],
      },
      states: {
        keyless: { description: 'The address has no key.' },
        unknown: { description: 'No order has this id and this key, or it has been erased.' },
        refused: { description: 'What was pasted is no link to an order.' },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: known,
        onDone: {
          target: 'following',
          actions: ['forgetRetries', { type: 'keep', params: answered }],
        },
        onError: [
          { guard: { type: 'isUnknown', params: failed }, target: 'asking.unknown' },
          { guard: 'canRetry', target: 'waiting', actions: 'countRetry' },
          { target: 'unreachable' },
        ],
      },
      after: { loadTimeout: { target: 'unreachable' } },
    },
    waiting: { tags: 'busy', after: { pause: { target: 'loading' } } },
    unreachable: {
      description: 'Only the visitor starts the next round.',
      on: { 'order.retry': { target: 'loading', actions: 'forgetRetries' } },
    },
    following: {
      type: 'parallel',
      on: { 'order.received': { actions: { type: 'keep', params: ({ event }) => event } } },
      states: {
        live: {
          initial: 'streaming',
          states: {
            streaming: {
              invoke: {
                id: 'awaitOrder',
                src: 'awaitOrder',
                input: known,
                onDone: {
                  target: 'streaming',
                  reenter: true,
                  actions: ['forgetBreaks', { type: 'keep', params: answered }],
                },
                onError: { target: 'polling', actions: 'countBreak' },
              },
            },
            polling: {
              invoke: {
                id: 'pollOrder',
                src: 'readOrder',
                input: known,
                onDone: [
                  {
                    guard: 'canStream',
                    target: 'streaming',
                    actions: ['forgetRetries', { type: 'keep', params: answered }],
                  },
                  { target: 'resting', actions: ['forgetRetries', { type: 'keep', params: answered }] },
                ],
                onError: [
                  {
                    guard: { type: 'isUnknown', params: failed },
                    target: '#followedOrder.asking.unknown',
                  },
                  { target: 'lost', actions: 'countRetry' },
                ],
              },
              after: { loadTimeout: { target: 'lost', actions: 'countRetry' } },
            },
            resting: {
              description: 'Nothing is asked in between; seldom while nobody looks.',
              after: {
                restShown: { guard: 'isShown', target: 'polling' },
                restHidden: { target: 'polling' },
              },
              on: { 'page.shown': { target: 'polling' } },
            },
            lost: {
              description: 'What was read stays on the screen, and is asked for again.',
              after: { pause: { target: 'polling' } },
              on: { 'page.shown': { target: 'polling' } },
            },
          },
        },
        sight: {
          initial: 'shown',
          states: {
            shown: { on: { 'page.hidden': { target: 'hidden' } } },
            hidden: { on: { 'page.shown': { target: 'shown' } } },
          },
        },
      },
    },
  },
});
