import { firstContext } from './navigationRules.ts';
import { navigationSetup, params } from './navigationSetup.ts';

/**
 * Loads a view before it replaces the old one, and puts scroll and focus where a page load would (F6).
 * If a view's code cannot be loaded, the page is loaded as a document once; after that, the failure page appears (R12).
 */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  description: 'How a visitor gets from one address to the next, and where scroll and focus go on arrival.',
  context: ({ input }) => firstContext(input),
  initial: 'starting',
  on: {
    'link.followed': { target: '.loading', actions: { type: 'follow', params: ({ event }) => event } },
    'history.traversed': {
      target: '.loading',
      actions: { type: 'traverse', params: ({ event }) => event },
    },
    'view.shown': { guard: 'isReloaded', actions: [{ type: 'permitReload' }, { type: 'forgetReload' }] },
  },
  states: {
    starting: {
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
          { guard: 'isDocument', target: 'leaving', actions: { type: 'setReason', params: params.reason } },
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
        input: params.view,
        onDone: { target: 'rendering' },
        onError: [
          { guard: 'isReloaded', target: 'failed', actions: { type: 'setReason', params: params.reason } },
          { target: 'leaving', actions: { type: 'setReason', params: params.reason } },
        ],
      },
    },
    leaving: {
      description: 'The code failed to load. Every page is also a document, if its host responds.',
      tags: ['busy', 'slow'],
      invoke: {
        id: 'findDocument',
        src: 'findDocument',
        input: ({ context }) => ({ address: context.arrival.address }),
        onDone: {
          target: 'reloading',
          actions: [{ type: 'reloadAt', params: params.arrival }, { type: 'leaveForDocument' }],
        },
        onError: [{ guard: 'isDocument', target: 'bare' }, { target: 'failed' }],
      },
      after: { hostTimeout: [{ guard: 'isDocument', target: 'bare' }, { target: 'failed' }] },
    },
    reloading: { description: 'The browser loads the document, and this page ends.', tags: ['busy', 'slow'] },
    bare: { description: 'The document stays on the screen and works as it does without JavaScript.' },
    failed: {
      description: 'The failure page is shown at the requested address.',
      entry: [
        { type: 'recordAddress', params: params.arrival },
        { type: 'showFailure', params: params.arrival },
        { type: 'fail' },
      ],
      on: {
        'view.shown': { actions: [{ type: 'scrollToTop' }, { type: 'focusHeading' }] },
        'page.retry': { target: 'loading', actions: { type: 'askAgain' } },
      },
    },
    rendering: {
      description: 'The new page is being rendered.',
      entry: [
        { type: 'recordAddress', params: params.arrival },
        { type: 'showPage', params: params.arrival },
        { type: 'arrive' },
        { type: 'forgetReload' },
      ],
      on: {
        'view.shown': [
          {
            guard: 'isTraversal',
            target: 'ready',
            actions: [{ type: 'restoreScroll', params: params.scroll }, { type: 'focusHeading' }],
          },
          { guard: 'hasTarget', target: 'seeking' },
          { guard: 'isViewOfSamePage', target: 'ready' },
          { guard: 'isLoad', target: 'ready' },
          { target: 'ready', actions: [{ type: 'scrollToTop' }, { type: 'focusHeading' }] },
        ],
      },
    },
    seeking: {
      invoke: {
        id: 'findTarget',
        src: 'findTarget',
        input: params.target,
        onDone: { target: 'ready', actions: { type: 'arriveAt', params: params.target } },
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
