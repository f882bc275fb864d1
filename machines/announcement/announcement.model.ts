import type { Model } from '../../tests/paths/index.ts';
import { announcementMachine } from './announcementMachine.ts';

/** An empty note, and two notes of the contact form. */
export const announcementModel = {
  machine: announcementMachine,
  events: {
    'note.changed': [{ note: '' }, { note: '1 more character needed' }, { note: '2 characters too many' }],
  },
  possible: ({ context }, { note }) => note !== context.note,
} satisfies Model<typeof announcementMachine>;

/** The gallery shows the form that has such notes. */
export const stage = '/contact';
