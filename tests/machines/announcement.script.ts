import type { announcementMachine } from '../../machines/announcementMachine.ts';
import type { Script } from '../paths/script.ts';
import { type PageControls, whenReady } from '../worlds/pageControls.ts';
import { words } from './contactSubmission.model.ts';
import { labels } from './contactSubmission.script.ts';

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
    told: ({ context: { note } }) => ({ status: [note] }),
  },
  aspects: ['status'],
};
