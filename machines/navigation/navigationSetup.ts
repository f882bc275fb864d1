import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import {
  type Address,
  type Arrival,
  type Context,
  type DocumentStart,
  type Entry,
  kindOfLink,
  type Link,
  opensViewOfSamePage,
  targetOf,
} from './navigationRules.ts';

export const navigationSetup = setup({
  types: {
    context: {} as Context,
    input: {} as DocumentStart,
    events: {} as
      | ({ type: 'link.followed' } & Link)
      | ({ type: 'history.traversed' } & Entry)
      | { type: 'view.shown' }
      /** The code of the document's own page failed to load. `isTouched`: the visitor has typed into the page. */
      | { type: 'view.failed'; error: unknown; isTouched: boolean }
      | { type: 'page.retry' },
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    loadView: placeholderActor<unknown, { path: string; isElsewhere: boolean }>(),
    findTarget: placeholderActor<unknown, { id: string }>(),
    findDocument: placeholderActor<unknown, { address: Address }>(),
  },
  guards: {
    isBlank: ({ context }) => context.arrival.kind === 'blank',
    isLoad: ({ context: { arrival } }) => arrival.kind === 'load' || arrival.kind === 'blank',
    isDocument: ({ context }) => context.arrival.kind === 'load',
    isDocumentToKeep: ({ context: { arrival } }, params: { isTouched: boolean }) =>
      arrival.kind === 'load' && (arrival.isReloaded || params.isTouched),
    isReloaded: ({ context }) => context.arrival.isReloaded,
    isTraversal: ({ context }) => context.arrival.kind === 'traverse',
    hasTarget: ({ context }) => targetOf(context.arrival.address) !== null,
    isViewOfSamePage: ({ context }) => opensViewOfSamePage(context.arrival),
  },
  actions: {
    follow: assign(
      ({ context: { barPath, shownAddress } }, { address, replace = false, handover = null }: Link) => ({
        arrival: {
          kind: kindOfLink(barPath, address, replace),
          address,
          from: shownAddress?.path ?? null,
          scroll: 0,
          handover,
          isReloaded: false,
        },
        reason: null,
      }),
    ),
    traverse: assign(({ context }, { address, scroll, isReloaded }: Entry) => ({
      arrival: {
        kind: 'traverse' as const,
        address,
        from: context.shownAddress?.path ?? null,
        scroll,
        handover: null,
        isReloaded,
      },
      barPath: address.path,
      reason: null,
    })),
    arrive: assign(({ context: { arrival } }) => ({
      // Each arrival has an address of its own, even if it is equal to the one before.
      shownAddress: { ...arrival.address },
      barPath: arrival.address.path,
      failure: null,
    })),
    fail: assign(({ context: { arrival, reason } }) => ({
      shownAddress: { ...arrival.address },
      barPath: arrival.address.path,
      failure: reason,
    })),
    leaveForDocument: assign(({ context }) => ({ barPath: context.arrival.address.path })),
    setReason: assign((_, params: { reason: unknown }) => params),
    permitReload: assign(({ context }) => ({ arrival: { ...context.arrival, isReloaded: false } })),
    askAgain: assign(({ context: { arrival } }) => ({
      arrival: { ...arrival, kind: arrival.kind === 'push' ? 'replace' : arrival.kind, isReloaded: false },
    })),
    recordAddress: placeholderAction<Arrival>(),
    showPage: placeholderAction<Arrival>(),
    showFailure: placeholderAction<Arrival>(),
    reloadAt: placeholderAction<Arrival>(),
    forgetReload: placeholderAction(),
    scrollToTop: placeholderAction(),
    restoreScroll: placeholderAction<{ scroll: number }>(),
    focusHeading: placeholderAction(),
    arriveAt: placeholderAction<{ id: string }>(),
  },
  delays: { targetTimeout: 2_000, longWait: 1_000, hostTimeout: 10_000 },
});

interface Args {
  readonly context: Context;
}

export const params = {
  arrival: ({ context }: Args): Arrival => context.arrival,
  reason: ({ event }: { event: { error: unknown } }) => ({ reason: event.error }),
  scroll: ({ context }: Args) => ({ scroll: context.arrival.scroll }),
  target: ({ context }: Args) => ({ id: targetOf(context.arrival.address) ?? '' }),
  view: ({ context: { arrival, barPath } }: Args) => {
    const { path } = arrival.address;
    return { path, isElsewhere: path !== barPath };
  },
};
