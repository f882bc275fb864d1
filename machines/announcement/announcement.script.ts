import type { Script } from '../../tests/paths/index.ts';
import { type PageControls, whenReady } from '../../tests/worlds/pageControls.ts';
import { words } from '../contactSubmission/contactSubmission.model.ts';
import { labels } from '../contactSubmission/contactSubmission.script.ts';
import type { announcementMachine } from './announcementMachine.ts';

/** How long a message has that note. */
const lengths: Readonly<Record<string, number>> = {
  '': 500,
  '1 more character needed': 499,
  '2 characters too many': 2002,
};

/** The contact form's message, and what is said of its length. */
export const announcementScript: Script<typeof announcementMachine, PageControls> = {
  open: whenReady,
  drive: { 'note.changed': (ui, { note }) => ui.fill(labels.message, words(lengths[note] ?? 0)) },
  shows: {
    silent: () => ({ status: [] }),
    waiting: () => ({ status: [] }),
    announced: ({ context: { note } }) => ({ status: [note] }),
  },
  aspects: ['status'],
};
