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

/** Loads a view before replacing the old one. On failure, loads the document once, then the failure page (R12). */
export const navigationMachine = setup({
  types: {
    context: {} as {
      shownAddress: Address;
      arrival: Arrival;
      /** Back and forward change it immediately, a link when its page arrives. */
      barPath: string;
      isSamePath: boolean;
      /** The page that came as a document: without its code yet, with it, or replaced because it never loaded. */
      document: 'static' | 'hydrated' | 'replaced';
      /** Nothing is on the screen until the first view is loaded. */
      isBlank: boolean;
      reason: unknown;
      failure: unknown;
    },
    input: {} as { address: Address; isReloaded?: boolean; isBlank?: boolean },
    events: {} as
      | { type: 'link.followed'; address: Address; replace?: boolean; handover?: unknown }
      | { type: 'history.traversed'; address: Address; scroll: number; isReloaded: boolean }
      | { type: 'view.shown' }
      /** For the document's own page. `isTouched`: the visitor has typed into it. */
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
      document: context.document === 'static' ? 'hydrated' : context.document,
    })),
    show: assign(({ context }) => ({
      shownAddress: { ...context.arrival.address },
      document: context.document === 'static' ? 'replaced' : context.document,
      isBlank: false,
      failure: null,
    })),
    setReason: assign((_, params: { reason: unknown }) => params),
    showFailure: assign(({ context }) => ({
      shownAddress: { ...context.arrival.address },
      document: context.document === 'static' ? 'replaced' : context.document,
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
    targetTimeout: 2_000,
    longWait: 1_000,
    hostTimeout: 10_000,
  },
}).createMachine({
  id: 'navigation',
  description: 'How a visitor gets from one address to the next, and where scroll and focus go on arrival.',
  context: ({ input: { address, isReloaded = false, isBlank = false } }) => ({
    shownAddress: address,
    arrival: { kind: 'load', address, scroll: 0, handover: null, isReloaded },
    barPath: address.path,
    isSamePath: true,
    document: 'static',
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
      description: 'The document has loaded. Without a hash, scroll and focus do not change.',
      always: [
        { guard: 'isBlank', target: 'loading' },
        { guard: 'hasTarget', target: 'seeking' },
        { target: 'ready' },
      ],
    },
    ready: {
      description: 'The visitor reads. The code of a page that came as a document may still fail to load.',
      on: {
        'view.failed': [
          { guard: { type: 'isDocumentToKeep', params: ({ event }) => event }, target: 'bare' },
          { guard: 'isDocument', target: 'leaving', actions: settingReason() },
        ],
      },
    },
    loading: {
      description: 'The old page stays until the code of the new one is loaded.',
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
      description:
        'The code failed to load. Every page is also a document, which is loaded if its host responds.',
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
    reloading: { description: 'The browser loads the document, and this page ends.', tags: ['busy', 'slow'] },
    bare: { description: 'The document stays on the screen and works as it does without JavaScript.' },
    failed: {
      description: 'The failure page is shown at the requested address.',
      on: {
        'view.shown': { actions: [{ type: 'scrollToTop' }, { type: 'focusHeading' }] },
        'page.retry': { target: 'loading', actions: { type: 'askAgain' } },
      },
    },
    rendering: {
      description: 'The new page is being rendered.',
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
      description: 'The element that the hash names may belong to a part that is still loading.',
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
