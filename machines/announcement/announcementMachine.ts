import { assign, setup } from 'xstate';

/**
 * Carries a note that changes with every key from the screen to the ear, once the visitor pauses (decision C4:
 * 'n more characters needed'). Read out at every key, it would talk over what is typed.
 */
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
  description: 'A note is told once it has not changed for a second.',
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
    silent: { description: 'There is nothing to say.' },
    waiting: { description: 'The visitor is still typing.', after: { pause: { target: 'announced' } } },
    announced: { description: 'It is said, as it stands.' },
  },
});
