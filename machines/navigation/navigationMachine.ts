import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { opensView } from '../viewHashRules.ts';
import { type Address, type Arrival, targetOf } from './navigationRules.ts';
import {
  followed,
  givingUp,
  recording,
  settingReason,
  target,
  traversed,
  view,
} from './navigationTransitions.ts';

/**
 * Carries the visitor from one address to the next: the view is loaded before the old one goes, and
 * scroll and focus arrive where a page load would put them (F6; decisions R5 to R7).
 * Where a view's code can't be had, the page is loaded as a document, once; then the failure page comes (R12).
 */
export const navigationMachine = setup({
  types: {
    context: {} as {
      shownAddress: Address;
      arrival: Arrival;
      /** The path in the address bar: back and forward move it at once, a link when its page is there. */
      barPath: string;
      isSamePath: boolean;
      /** The page that came as a document: not yet React's, React's, or gone as a whole because its code never came. */
      document: 'standing' | 'hydrated' | 'replaced';
      /** The document holds no page of ours: until the first view is here, nothing is on the screen. */
      isBlank: boolean;
      /** Why the code of the view that is asked for could not be had; `null` as far as is known. */
      reason: unknown;
      /** What the failure page on the screen tells; `null` while a page is on the screen. */
      failure: unknown;
    },
    input: {} as { address: Address; isReloaded?: boolean; isBlank?: boolean },
    events: {} as
      | { type: 'link.followed'; address: Address; replace?: boolean; handover?: unknown }
      | { type: 'history.traversed'; address: Address; scroll: number; isReloaded: boolean }
      | { type: 'view.shown' }
      /** The code of the page that came as a document can't be had; `isTouched`: something is typed into it. */
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
    isBlank: ({ context }) => context.isBlank,
    isLoad: ({ context }) => context.arrival.kind === 'load',
    isDocument: ({ context }) => context.arrival.kind === 'load' && !context.isBlank,
    isDocumentToKeep: ({ context: { arrival, isBlank } }, params: { isTouched: boolean }) =>
      arrival.kind === 'load' && !isBlank && (arrival.isReloaded || params.isTouched),
    isReloaded: ({ context }) => context.arrival.isReloaded,
    isTraversal: ({ context }) => context.arrival.kind === 'traverse',
    hasTarget: ({ context }) => targetOf(context.arrival.address) !== null,
    isViewOfSamePage: ({ context }) => context.isSamePath && opensView(context.arrival.address.hash),
  },
  actions: {
    aim: assign(({ context }, params: Arrival) => ({
      arrival: params,
      isSamePath: params.address.path === context.shownAddress.path,
      reason: null,
    })),
    moveBar: assign(({ context }) => ({ barPath: context.arrival.address.path })),
    hydrate: assign(({ context }) => ({
      document: context.document === 'standing' ? 'hydrated' : context.document,
    })),
    show: assign(({ context }) => ({
      shownAddress: { ...context.arrival.address },
      document: context.document === 'standing' ? 'replaced' : context.document,
      isBlank: false,
      failure: null,
    })),
    setReason: assign((_, params: { reason: unknown }) => params),
    showFailure: assign(({ context }) => ({
      shownAddress: { ...context.arrival.address },
      document: context.document === 'standing' ? 'replaced' : context.document,
      failure: context.reason,
    })),
    permitReload: assign(({ context }) => ({ arrival: { ...context.arrival, isReloaded: false } })),
    askAgain: assign(({ context: { arrival } }) => ({
      arrival: { ...arrival, kind: arrival.kind === 'push' ? 'replace' : arrival.kind, isReloaded: false },
    })),
    recordAddress: placeholderAction<Arrival>(),
    reloadAt: placeholderAction<Arrival>(),
    forgetReload: placeholderAction(),
    scrollToTop: placeholderAction(),
    restoreScroll: placeholderAction<{ scroll: number }>(),
    focusHeading: placeholderAction(),
    arriveAt: placeholderAction<{ id: string }>(),
  },
  delays: {
    /** How long a target may take to appear (decision R6). */
    targetTimeout: 2_000,
    /** From when on a visitor is told that a page is still on its way. */
    longWait: 1_000,
    /** How long the document's host may take to say that it is there. */
    hostTimeout: 10_000,
  },
}).createMachine({
  id: 'navigation',
  description: 'The way from address to address, and where scroll and focus go on arrival.',
  context: ({ input: { address, isReloaded = false, isBlank = false } }) => ({
    shownAddress: address,
    arrival: { kind: 'load', address, scroll: 0, handover: null, isReloaded },
    barPath: address.path,
    isSamePath: true,
    document: 'standing',
    isBlank,
    reason: null,
    failure: null,
  }),
  initial: 'starting',
  on: {
    'link.followed': { target: '.loading', actions: followed() },
    'history.traversed': { target: '.loading', actions: traversed() },
    'view.shown': [
      {
        guard: 'isReloaded',
        actions: [{ type: 'hydrate' }, { type: 'permitReload' }, { type: 'forgetReload' }],
      },
      { actions: { type: 'hydrate' } },
    ],
  },
  states: {
    starting: {
      description: 'The document has loaded: without a hash, focus and scroll are left alone.',
      always: [
        { guard: 'isBlank', target: 'loading' },
        { guard: 'hasTarget', target: 'seeking' },
        { target: 'ready' },
      ],
    },
    ready: {
      description: 'The visitor reads. The code of the page that came as a document may still fail to come.',
      on: {
        'view.failed': [
          { guard: { type: 'isDocumentToKeep', params: ({ event }) => event }, target: 'bare' },
          { guard: 'isDocument', target: 'leaving', actions: settingReason() },
        ],
      },
    },
    loading: {
      description: 'The old page stays until the code of the new one is there.',
      tags: ['busy'],
      initial: 'prompt',
      states: { prompt: { after: { longWait: 'slow' } }, slow: { tags: ['slow'] } },
      invoke: {
        id: 'loadView',
        src: 'loadView',
        input: view(),
        onDone: {
          target: 'rendering',
          actions: [...recording(), { type: 'show' }, { type: 'forgetReload' }],
        },
        onError: [
          {
            guard: 'isReloaded',
            target: 'failed',
            actions: [settingReason(), ...recording(), { type: 'showFailure' }],
          },
          { target: 'leaving', actions: settingReason() },
        ],
      },
    },
    leaving: {
      description: 'Every page is a document as well: it is loaded whole, if its host can be reached.',
      tags: ['busy', 'slow'],
      invoke: {
        id: 'findDocument',
        src: 'findDocument',
        input: ({ context }) => ({ address: context.arrival.address }),
        onDone: {
          target: 'reloading',
          actions: [{ type: 'reloadAt', params: ({ context }) => context.arrival }, { type: 'moveBar' }],
        },
        onError: givingUp(),
      },
      after: { hostTimeout: givingUp() },
    },
    reloading: { description: 'The browser fetches the document; this page ends.', tags: ['busy', 'slow'] },
    bare: { description: 'The document stands as it came, and works as it does without JavaScript.' },
    failed: {
      description: 'The failure page stands at the address that was asked for.',
      on: {
        'view.shown': { actions: [{ type: 'scrollToTop' }, { type: 'focusHeading' }] },
        'page.retry': { target: 'loading', actions: { type: 'askAgain' } },
      },
    },
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
          { guard: 'isLoad', target: 'ready' },
          { target: 'ready', actions: [{ type: 'scrollToTop' }, { type: 'focusHeading' }] },
        ],
      },
    },
    seeking: {
      description: 'The element named by the hash may belong to a part that is still loading.',
      invoke: {
        id: 'findTarget',
        src: 'findTarget',
        input: target(),
        onDone: { target: 'ready', actions: { type: 'arriveAt', params: target() } },
      },
      after: {
        targetTimeout: [
          { guard: 'isLoad', target: 'ready' },
          { target: 'ready', actions: [{ type: 'scrollToTop' }, { type: 'focusHeading' }] },
        ],
      },
    },
  },
});
