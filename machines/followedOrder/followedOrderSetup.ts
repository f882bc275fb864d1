import { assign, setup } from 'xstate';
import { stateIn } from '../guards.ts';
import type { OrderDocument } from '../order/orderDocument.ts';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { loadTimeout, maxRetries, pauseBefore } from '../resource/resourceRules.ts';
import { isUnknownOrder, mostBreaks, mostRetries } from './followedOrderRules.ts';

/** What the visitor has: the events of the order up to `after`, or nothing. */
export interface ReadOrder {
  readonly id: string;
  readonly after: number | null;
}

interface Context {
  readonly id: string;
  readonly order: OrderDocument | null;
  readonly retries: number;
  /** Streams in a row that broke without news. */
  readonly breaks: number;
}

export const known = ({ context: { id, order } }: { readonly context: Context }): ReadOrder => ({
  id,
  after: order?.events.length ?? null,
});
export const answered = ({ event }: { readonly event: { readonly output: OrderDocument | null } }) => ({
  order: event.output,
});
export const failed = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});

export const followedOrderSetup = setup({
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
    awaitOrder: placeholderActor<OrderDocument, ReadOrder>(),
  },
  guards: {
    isKeyed: (_, { isKeyed }: { isKeyed: boolean }) => isKeyed,
    isLink: (_, { isLink }: { isLink: boolean }) => isLink,
    isUnknown: (_, { error }: { error: unknown }) => isUnknownOrder(error),
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
});
