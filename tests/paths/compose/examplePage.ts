import { assign, setup } from 'xstate';
import { type Composition, part } from './composition.ts';
import type { PageLaws } from './pageLaws.ts';

/** A request that is written in a dialog and sent. */
const request = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'open' | 'close' | 'send' | 'page.left' } | { type: 'type'; text: string },
  },
  actions: { note: assign((_, params: { text: string }) => params), notify: () => {} },
}).createMachine({
  id: 'request',
  context: { text: '' },
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: {
      on: {
        type: { actions: { type: 'note', params: ({ event }) => event } },
        close: { target: 'closed', actions: { type: 'note', params: { text: '' } } },
        send: [
          { guard: ({ context }) => context.text === '', actions: 'notify' },
          { target: 'closed', actions: ['notify', { type: 'note', params: { text: '' } }] },
        ],
        'page.left': 'closed',
      },
    },
  },
});

/** An article that is open in a dialog, at its own address. */
const article = setup({
  types: {
    events: {} as { type: 'read' | 'close' } | { type: 'address.changed'; hash: string },
  },
  actions: { replaceHash: (_, _params: { hash: string }) => {} },
}).createMachine({
  id: 'article',
  initial: 'closed',
  states: {
    closed: {
      on: {
        read: { target: 'open', actions: { type: 'replaceHash', params: { hash: '#article' } } },
        'address.changed': { guard: ({ event }) => event.hash === '#article', target: 'open' },
      },
    },
    open: {
      on: {
        close: { target: 'closed', actions: { type: 'replaceHash', params: { hash: '' } } },
        'address.changed': { guard: ({ event }) => event.hash !== '#article', target: 'closed' },
      },
    },
  },
});

const notices = setup({
  types: { events: {} as { type: 'show' | 'closed' } },
}).createMachine({
  id: 'notices',
  initial: 'none',
  states: { none: { on: { show: 'shown' } }, shown: { on: { show: {}, closed: 'none' } } },
});

/** The machines alone. */
export const exampleModels = {
  request: { machine: request, events: { type: ['', 'a', 'ab', 'abc'].map((text) => ({ text })) } },
  article: {
    machine: article,
    events: { 'address.changed': [{ hash: '' }, { hash: '#article' }] },
  },
  notices: { machine: notices, events: {} },
} as const;

/** Mistakes in how the machines meet. No machine alone has them. */
export interface ExampleFaults {
  /** An address opens the article although the request is open. */
  readonly opensOver?: boolean;
  /** Back to another entry leaves the hash of the article that it closes. */
  readonly keepsHash?: boolean;
  /** A notice takes the focus. */
  readonly takesFocus?: boolean;
}

interface ExamplePage {
  readonly hash: string;
  /** The hash of the entry before, if there is one. */
  readonly before: string | null;
  readonly focus: 'page' | 'request' | 'article' | 'notice';
}

const parts = {
  request: part({
    model: exampleModels.request,
    exposes: (snapshot) => snapshot.matches('open'),
    tells: { notify: () => ({ type: 'notified' }) },
    changed: (_, isOpen) => [{ type: isOpen ? 'request.opened' : 'dialog.closed' }],
    hears: ['page.left'],
  }),
  article: part({
    model: exampleModels.article,
    exposes: (snapshot) => snapshot.matches('open'),
    tells: { replaceHash: ({ hash }: { hash: string }) => ({ type: 'hash.replaced', hash }) as const },
    changed: (_, isOpen) => [{ type: isOpen ? 'article.opened' : 'dialog.closed' }],
    hears: ['address.changed'],
  }),
  notices: part({
    model: exampleModels.notices,
    exposes: (snapshot) => snapshot.matches('shown'),
    hears: ['show'],
  }),
};

type ExampleParts = typeof parts;

/** A page with two dialogs and a notice. The visitor can type another hash into the address bar, and go back. */
export const examplePage = ({
  opensOver = false,
  keepsHash = false,
  takesFocus = false,
}: ExampleFaults = {}): Composition<ExampleParts, ExamplePage> => {
  const reached = (hash: string) => [
    ...(opensOver ? [] : [{ to: 'request', event: { type: 'page.left' } } as const]),
    { to: 'article', event: { type: 'address.changed', hash } } as const,
  ];
  return {
    name: 'example',
    parts,
    start: { hash: '', before: null, focus: 'page' },
    meets: {
      notified: () => ({
        sends: [{ to: 'notices', event: { type: 'show' } }],
        ...(takesFocus ? { page: { focus: 'notice' } } : {}),
      }),
      'request.opened': () => ({ page: { focus: 'request' } }),
      'article.opened': () => ({ page: { focus: 'article' } }),
      'dialog.closed': ({ parts: { request: isRequesting } }) => ({
        page: { focus: isRequesting ? 'request' : 'page' },
      }),
      'hash.replaced': (_, { hash }: { hash: string }) => ({ page: { hash } }),
      'hash.typed': ({ page: { hash: before } }, { hash }: { hash: string }) => ({
        page: { hash, before },
        sends: reached(hash),
      }),
      back: ({ page: { hash, before } }) => ({
        page: { hash: keepsHash ? hash : (before ?? ''), before: null },
        sends: reached(before ?? ''),
      }),
    },
    acts: ({ page: { before, hash } }) => [
      ...(before === null ? [] : [{ type: 'back' }]),
      ...(hash === '' ? [{ type: 'hash.typed', hash: '#article' }] : []),
    ],
    // What is beneath a dialog is inert.
    possible: ({ parts: { request: isRequesting, article: isReading } }, _, input) =>
      !['open', 'read'].includes(input) || !(isRequesting || isReading),
  };
};

export const exampleLaws: PageLaws<ExampleParts, ExamplePage> = {
  'one dialog is open at a time': ({ after: { parts: at } }) => !(at.request && at.article),
  'the focus is in the open dialog': ({ after: { parts: at, page } }) =>
    at.request ? page.focus === 'request' : !at.article || page.focus === 'article',
  'a notice never takes the focus': ({ after: { page } }) => page.focus !== 'notice',
  'the address names the article that is open, and no other': ({ after: { parts: at, page } }) =>
    (page.hash === '#article') === at.article,
};
