import { pagesSetup } from './pagesSetup.ts';

/** The pages that are rendered: one on the screen, at most one ahead of it, at most one that was left (N9). */
export const pagesMachine = pagesSetup.createMachine({
  id: 'pages',
  description: 'Which pages are rendered, and which of them is on the screen.',
  context: ({ input }) => ({ shown: { key: 0, ...input }, ahead: null, left: null }),
  type: 'parallel',
  states: {
    document: {
      initial: 'static',
      states: {
        static: {
          description: 'The page came as a document, without its code.',
          on: { 'view.shown': 'hydrated', 'page.arrived': 'replaced', 'failure.arrived': 'replaced' },
        },
        hydrated: { description: 'Its code has arrived.' },
        replaced: { description: 'Another page came before its code: React must not hydrate the document.' },
      },
    },
    left: {
      initial: 'none',
      states: {
        none: {},
        kept: {
          description: 'To unmount a page takes time, for which nothing waits.',
          invoke: {
            id: 'waitUntilIdle',
            src: 'waitUntilIdle',
            onDone: { target: 'none', actions: { type: 'forgetLeft' } },
          },
        },
      },
      on: {
        'page.arrived': [
          {
            guard: { type: 'mayBeLeftLater', params: ({ event }) => event },
            target: '.kept',
            actions: { type: 'keepLeft' },
          },
          { target: '.none', actions: { type: 'forgetLeft' } },
        ],
        'failure.arrived': { target: '.none', actions: { type: 'forgetLeft' } },
      },
    },
    shown: {
      initial: 'whole',
      states: {
        whole: { description: 'All of the page is rendered at once.' },
        topFirst: { description: 'Its first screen is rendered first, the rest when React has time.' },
        failure: { description: 'The failure page stands in for the page.' },
      },
      on: {
        'page.arrived': [
          {
            guard: { type: 'wasAhead', params: ({ event }) => event },
            target: '.topFirst',
            actions: { type: 'showAhead', params: ({ event }) => event },
          },
          {
            guard: { type: 'startsAtTop', params: ({ event }) => event },
            target: '.topFirst',
            actions: { type: 'show', params: ({ event }) => event },
          },
          { target: '.whole', actions: { type: 'show', params: ({ event }) => event } },
        ],
        'failure.arrived': {
          target: '.failure',
          actions: { type: 'show', params: ({ event }) => event },
        },
      },
    },
    ahead: {
      initial: 'none',
      states: {
        none: {},
        prepared: { description: 'A page is rendered before it is asked for, and not in the document.' },
      },
      on: {
        'page.prepared': {
          guard: { type: 'isNewAhead', params: ({ event }) => event },
          target: '.prepared',
          actions: { type: 'renderAhead', params: ({ event }) => event },
        },
        'page.arrived': { target: '.none', actions: { type: 'forgetAhead' } },
        'failure.arrived': { target: '.none', actions: { type: 'forgetAhead' } },
      },
    },
  },
});
