import { assign, setup } from 'xstate';

export interface ToastWords {
  readonly title: string;
  readonly description?: string;
  readonly tone: 'default' | 'destructive';
  /** Stays until it is closed, because it holds something to copy. */
  readonly stays?: true;
  /** Offers the contact form, as long as the request dialog has answers to hand over to it. */
  readonly offersContact?: true;
}

export interface Toast extends ToastWords {
  readonly id: number;
}

/** The notices on the screen, newest last. A repeated notice replaces the earlier one and so restarts its time. */
export const toastsMachine = setup({
  types: {
    context: {} as { toasts: readonly Toast[]; nextId: number },
    events: {} as { type: 'toast.show'; toast: ToastWords } | { type: 'toast.closed'; id: number },
  },
  guards: {
    isLast: ({ context }, params: { id: number }) => context.toasts.every(({ id }) => id === params.id),
  },
  actions: {
    add: assign(({ context: { toasts, nextId } }, params: { toast: ToastWords }) => ({
      toasts: [
        ...toasts.filter(({ title }) => title !== params.toast.title),
        { ...params.toast, id: nextId },
      ],
      nextId: nextId + 1,
    })),
    remove: assign(({ context }, params: { id: number }) => ({
      toasts: context.toasts.filter(({ id }) => id !== params.id),
    })),
  },
}).createMachine({
  id: 'toasts',
  description: 'The notices on the screen. The toast region handles their duration and swipes.',
  context: { toasts: [], nextId: 1 },
  initial: 'empty',
  on: {
    'toast.show': {
      target: '.showing',
      actions: { type: 'add', params: ({ event }) => ({ toast: event.toast }) },
    },
  },
  states: {
    empty: {},
    showing: {
      on: {
        'toast.closed': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'empty',
            actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
          },
          { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
        ],
      },
    },
  },
});
