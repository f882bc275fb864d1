import { assign, setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';

type Dialog = { id: string };

/** Opens and closes modal dialogs by id. Only the top one can be reached. */
export const modalsMachine = setup({
  types: {
    context: {} as { open: readonly string[] },
    events: {} as { type: 'modal.show'; id: string } | { type: 'modal.hide'; id: string },
  },
  guards: {
    isOpen: ({ context }, params: Dialog) => context.open.includes(params.id),
    isOnly: ({ context }, params: Dialog) => context.open.every((id) => id === params.id),
  },
  actions: {
    add: assign(({ context }, params: Dialog) => ({ open: [...context.open, params.id] })),
    remove: assign(({ context }, params: Dialog) => ({
      open: context.open.filter((id) => id !== params.id),
    })),
    holdPage: placeholderAction(),
    releasePage: placeholderAction(),
    show: placeholderAction<Dialog>(),
    hide: placeholderAction<Dialog>(),
  },
}).createMachine({
  id: 'modals',
  description: 'The modal dialogs that are open, the last one on top.',
  context: { open: [] },
  initial: 'none',
  states: {
    none: {
      description: 'The page can be used.',
      on: {
        'modal.show': {
          target: 'some',
          actions: [
            { type: 'add', params: ({ event }) => ({ id: event.id }) },
            { type: 'holdPage' },
            { type: 'show', params: ({ event }) => ({ id: event.id }) },
          ],
        },
      },
    },
    some: {
      description:
        'The page neither scrolls nor takes the focus. Showing and hiding move the focus, so they come last.',
      on: {
        'modal.show': [
          {
            description: 'The browser has closed it without asking.',
            guard: { type: 'isOpen', params: ({ event }) => ({ id: event.id }) },
            actions: { type: 'show', params: ({ event }) => ({ id: event.id }) },
          },
          {
            actions: [
              { type: 'add', params: ({ event }) => ({ id: event.id }) },
              { type: 'show', params: ({ event }) => ({ id: event.id }) },
            ],
          },
        ],
        'modal.hide': [
          {
            guard: { type: 'isOnly', params: ({ event }) => ({ id: event.id }) },
            target: 'none',
            actions: [
              { type: 'remove', params: ({ event }) => ({ id: event.id }) },
              { type: 'releasePage' },
              { type: 'hide', params: ({ event }) => ({ id: event.id }) },
            ],
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ id: event.id }) },
            actions: [
              { type: 'remove', params: ({ event }) => ({ id: event.id }) },
              { type: 'hide', params: ({ event }) => ({ id: event.id }) },
            ],
          },
        ],
      },
    },
  },
});
