import { announcementMachine } from '../../../machines/announcement/announcementMachine.ts';
import { part } from '../../paths/compose.ts';
import { contactForm, describedRequest, drafts, noteAt } from './contactForm.ts';
import { type ContactFaults, steadyNavigation, withContactForm } from './contactPage.ts';
import { type SiteAt, toasts } from './sitePage.ts';

interface Note {
  readonly note: string;
}

/** The form while a message is written that is too short. The view tells of every key, and of nothing else. */
const contactSubmission = part({
  ...contactForm({ 0: [2, 3], 2: [0, 3], 3: [0, 2], 4: [5, 6], 5: [6], 6: [5] }),
  changed: (before, after, input) => {
    const note = noteAt(after.level);
    if (note === noteAt(before.level)) return [];
    const isTyped = input.kind === 'send' && input.event.type === 'field.changed';
    return [{ type: isTyped ? 'message.typed' : 'message.replaced', note }];
  },
});

const announcement = part({
  model: {
    machine: announcementMachine,
    events: { 'note.changed': [...new Set(drafts.map(({ note }) => note))].map((note) => ({ note })) },
  },
  exposes: (snapshot) => ({ note: snapshot.context.note, isTimed: snapshot.matches('waiting') }),
  changed: (before, { note }, input) =>
    before.isTimed && input.kind === 'elapse' ? [{ type: 'note.announced', note }] : [],
  hears: ['note.changed'],
});

const parts = {
  navigation: steadyNavigation,
  requestWizard: describedRequest,
  contactSubmission,
  announcement,
  toasts,
};
export type AnnouncementParts = typeof parts;

export interface AnnouncementFaults extends ContactFaults {
  /** A note is announced although answers that were handed over have replaced the message. */
  readonly announcesReplaced?: boolean;
  /** The pause goes on when the page of the form is left. */
  readonly outlivesForm?: boolean;
  /** A note is announced with every key. */
  readonly announcesAtOnce?: boolean;
  /** Nothing is announced any more while another page is on its way. */
  readonly isSilencedEarly?: boolean;
}

/**
 * The contact form and what it announces about the message.
 * @param entries the longest history
 */
export const contactAnnouncement = (
  {
    announcesReplaced = false,
    announcesAtOnce = false,
    outlivesForm = false,
    isSilencedEarly = false,
    ...faults
  }: AnnouncementFaults = {},
  entries = 2,
) =>
  withContactForm<AnnouncementParts>({
    ...faults,
    name: 'the contact form with what it announces',
    parts,
    entries,
    own: outlivesForm ? [] : ['announcement'],
    leave: isSilencedEarly ? { announcement: { type: 'note.changed', note: '' } } : {},
    meets: {
      'message.typed': (_: SiteAt<AnnouncementParts>, { note }: Note) => ({
        page: { announced: announcesAtOnce ? note : '' },
        sends: [{ to: 'announcement', event: { type: 'note.changed', note } }],
      }),
      'message.replaced': () =>
        announcesReplaced
          ? {}
          : {
              page: { announced: '' },
              sends: [{ to: 'announcement', event: { type: 'note.changed', note: '' } }],
            },
      'note.announced': (_: SiteAt<AnnouncementParts>, { note }: Note) => ({ page: { announced: note } }),
    },
  });
