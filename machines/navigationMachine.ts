import { assign, setup } from 'xstate';
import { type Address, type Arrival, opensView, targetOf } from './navigationRules.ts';
import { unwiredAction, unwiredActor } from './unwired.ts';

/**
 * Carries the visitor from one address to the next: the view is loaded before the old one goes, and
 * scroll and focus arrive where a page load would put them (specification section 2; decisions R5 to R7).
 */
export const navigationMachine = setup({
  types: {
    context: {} as { shown: Address; arrival: Arrival; isSamePath: boolean },
    input: {} as { address: Address },
    events: {} as
      | { type: 'link.followed'; address: Address; replace?: boolean; handover?: unknown }
      | { type: 'history.traversed'; address: Address; scroll: number }
      | { type: 'view.shown' },
    tags: {} as 'busy',
  },
  actors: {
    loadView: unwiredActor<unknown, { path: string }>(),
    findTarget: unwiredActor<unknown, { id: string }>(),
  },
  guards: {
    isLoad: ({ context }) => context.arrival.kind === 'load',
    isTraversal: ({ context }) => context.arrival.kind === 'traverse',
    hasTarget: ({ context }) => targetOf(context.arrival.address) !== null,
    isViewOfSamePage: ({ context }) => context.isSamePath && opensView(context.arrival.address.hash),
  },
  actions: {
    aim: assign(({ context }, params: Arrival) => ({
      arrival: params,
      isSamePath: params.address.path === context.shown.path,
    })),
    show: assign(({ context }) => ({ shown: { ...context.arrival.address } })),
    recordAddress: unwiredAction<Arrival>(),
    loadDocument: unwiredAction<{ address: Address }>(),
    scrollToTop: unwiredAction(),
    restoreScroll: unwiredAction<{ scroll: number }>(),
    focusHeading: unwiredAction(),
    arriveAt: unwiredAction<{ id: string }>(),
  },
  /** How long a target may take to appear (decision R6). */
  delays: { patience: 2_000 },
}).createMachine({
  id: 'navigation',
  description: 'The way from address to address, and where scroll and focus go on arrival.',
  context: ({ input: { address } }) => ({
    shown: address,
    arrival: { kind: 'load', address, scroll: 0, handover: null },
    isSamePath: true,
  }),
  initial: 'starting',
  on: {
    'link.followed': {
      target: '.loading',
      actions: {
        type: 'aim',
        params: ({ event: { address, replace, handover = null } }) => ({
          kind: replace ? 'replace' : 'push',
          address,
          scroll: 0,
          handover,
        }),
      },
    },
    'history.traversed': {
      target: '.loading',
      actions: {
        type: 'aim',
        params: ({ event: { address, scroll } }) => ({ kind: 'traverse', address, scroll, handover: null }),
      },
    },
  },
  states: {
    starting: {
      description: 'The document has loaded: without a hash, focus and scroll are left alone.',
      always: [{ guard: 'hasTarget', target: 'seeking' }, { target: 'ready' }],
    },
    ready: { description: 'The visitor reads.' },
    loading: {
      description: 'The old page stays until the code of the new one is there.',
      tags: ['busy'],
      invoke: {
        id: 'loadView',
        src: 'loadView',
        input: ({ context }) => ({ path: context.arrival.address.path }),
        onDone: {
          target: 'rendering',
          actions: [{ type: 'recordAddress', params: ({ context }) => context.arrival }, { type: 'show' }],
        },
        onError: {
          target: 'leaving',
          actions: { type: 'loadDocument', params: ({ context }) => ({ address: context.arrival.address }) },
        },
      },
    },
    leaving: { description: 'The code could not be had; the browser fetches the page as a document.' },
    rendering: {
      description: 'The new page is being put on the screen.',
      on: {
        'view.shown': [
          {
            guard: 'isTraversal',
            target: 'ready',
            actions: [
              { type: 'restoreScroll', params: ({ context }) => ({ scroll: context.arrival.scroll }) },
              { type: 'focusHeading' },
            ],
          },
          { guard: 'hasTarget', target: 'seeking' },
          { guard: 'isViewOfSamePage', target: 'ready' },
          { target: 'ready', actions: [{ type: 'scrollToTop' }, { type: 'focusHeading' }] },
        ],
      },
    },
    seeking: {
      description: 'The element named by the hash may belong to a part that is still loading.',
      invoke: {
        id: 'findTarget',
        src: 'findTarget',
        input: ({ context }) => ({ id: targetOf(context.arrival.address) ?? '' }),
        onDone: {
          target: 'ready',
          actions: {
            type: 'arriveAt',
            params: ({ context }) => ({ id: targetOf(context.arrival.address) ?? '' }),
          },
        },
      },
      after: {
        patience: [
          { guard: 'isLoad', target: 'ready' },
          { target: 'ready', actions: [{ type: 'scrollToTop' }, { type: 'focusHeading' }] },
        ],
      },
    },
  },
});
