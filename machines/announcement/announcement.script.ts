import type { Script } from '../../tests/paths/index.ts';
import { type PageControls, whenReady } from '../../tests/worlds/pageControls.ts';
import { words } from '../contactSubmission/contactSubmission.model.ts';
import { labels, pageLinks } from '../contactSubmission/contactSubmission.script.ts';
import type { announcementMachine } from './announcementMachine.ts';

/** The length of a message that leads to each note. */
const lengths: Readonly<Record<string, number>> = {
  '': 500,
  '1 more character needed': 499,
  '2 characters too many': 2002,
};

/** Types a message into the contact form, and expects the note about its length to be announced. */
export const announcementScript: Script<typeof announcementMachine, PageControls> = {
  open: whenReady,
  drive: { 'note.changed': (ui, { note }) => ui.fill(labels.message, words(lengths[note] ?? 0)) },
  shows: {
    silent: () => ({ links: pageLinks }),
    waiting: () => ({ links: pageLinks }),
    announced: ({ context: { note } }) => ({ status: [note], links: pageLinks }),
  },
  aspects: ['status', 'links'],
};
