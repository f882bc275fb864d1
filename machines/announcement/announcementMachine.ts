import { assign, setup } from 'xstate';

/** Announces a note to screen readers once the visitor stops typing, not at every key (decision C4). */
export const announcementMachine = setup({
  types: {
    context: {} as { note: string },
    events: {} as { type: 'note.changed'; note: string },
  },
  guards: { isEmpty: (_, params: { note: string }) => params.note === '' },
  actions: { setNote: assign((_, params: { note: string }) => params) },
  delays: { pause: 1_000 },
}).createMachine({
  id: 'announcement',
  description: 'A note is announced once it has not changed for a second.',
  context: { note: '' },
  initial: 'silent',
  on: {
    'note.changed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => ({ note: event.note }) },
        target: '.silent',
        actions: { type: 'setNote', params: ({ event }) => ({ note: event.note }) },
      },
      {
        target: '.waiting',
        actions: { type: 'setNote', params: ({ event }) => ({ note: event.note }) },
      },
    ],
  },
  states: {
    silent: { description: 'There is nothing to announce.' },
    waiting: { description: 'The visitor is still typing.', after: { pause: { target: 'announced' } } },
    announced: { description: 'The note is announced.' },
  },
});
