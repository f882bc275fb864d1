import { assign, setup } from 'xstate';

export interface ToastWords {
  readonly title: string;
  readonly description?: string;
  readonly tone: 'default' | 'destructive';
  /** Until it is closed, because it holds something to copy. */
  readonly stays?: true;
  /** While the request dialog has answers for the contact form. */
  readonly offersContact?: true;
}

export interface Toast extends ToastWords {
  readonly id: number;
}

interface Context {
  readonly toasts: readonly Toast[];
  /** Closed or replaced, in this order. The toast region fades them out. */
  readonly left: readonly Toast[];
  readonly nextId: number;
}

const mostLeft = 3;

/** The notices on the screen, newest last. A repeated notice replaces the earlier one and restarts its time. */
export const toastsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'toast.show'; toast: ToastWords } | { type: 'toast.closed'; id: number },
  },
  guards: {
    isLast: ({ context }, params: { id: number }) => context.toasts.every(({ id }) => id === params.id),
  },
  actions: {
    add: assign(({ context }, params: { toast: ToastWords }) => {
      const { toasts, left } = without(context, ({ title }) => title === params.toast.title);
      return {
        toasts: [...toasts, { ...params.toast, id: context.nextId }],
        left,
        nextId: context.nextId + 1,
      };
    }),
    remove: assign(({ context }, params: { id: number }) => without(context, ({ id }) => id === params.id)),
  },
}).createMachine({
  id: 'toasts',
  description: 'The notices on the screen. The toast region handles their duration and swipes.',
  context: { toasts: [], left: [], nextId: 1 },
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

function without({ toasts, left }: Context, isGone: (toast: Toast) => boolean) {
  return {
    toasts: toasts.filter((toast) => !isGone(toast)),
    left: [...left, ...toasts.filter(isGone)].slice(-mostLeft),
  };
}
