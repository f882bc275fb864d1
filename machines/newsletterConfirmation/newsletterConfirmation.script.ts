import type { SnapshotFrom } from 'xstate';
import type { Expected, Script } from '../../tests/paths/index.ts';
import { blogLinks } from '../../tests/worlds/blogLinks.ts';
import { type PageControls, whenReady } from '../../tests/worlds/pageControls.ts';
import type { newsletterConfirmationMachine } from './newsletterConfirmationMachine.ts';

type Snapshot = SnapshotFrom<typeof newsletterConfirmationMachine>;

/** The two forms' texts, verbatim. */
export const newsletters = {
  posts: { label: 'Email for new posts', submit: 'Subscribe', confirmation: 'Subscribed!' },
  letter: { label: 'Email for the letter', submit: 'Get the letter', confirmation: 'Thanks!' },
} as const;
type Offer = keyof typeof newsletters;

const other: Record<Offer, Offer> = { posts: 'letter', letter: 'posts' };

/** Uses one form of the page, and expects the other to stay empty. */
export const newsletterScript = (
  offer: Offer,
): Script<typeof newsletterConfirmationMachine, PageControls> => {
  const { label, submit, confirmation } = newsletters[offer];
  const idle = newsletters[other[offer]];
  const form = ({ context: { email } }: Snapshot, invalid: string | null, ...status: string[]): Expected => ({
    heading: 'Notes from the desk',
    fields: {
      [label]: { value: email, ...(invalid === null ? {} : { invalid }) },
      [idle.label]: { value: '' },
    },
    buttons: { [submit]: true, [idle.submit]: true },
    links: blogLinks,
    status,
  });
  return {
    open: whenReady,
    drive: {
      'email.changed': (ui, { value }) => ui.fill(label, value),
      'newsletter.submit': (ui) => ui.press(submit),
    },
    shows: {
      'idle.asking': (snapshot) => form(snapshot, null),
      'idle.refused': (snapshot) =>
        form(
          snapshot,
          snapshot.context.email.trim() === ''
            ? 'Enter your email address.'
            : 'Enter an address like name@example.com.',
        ),
      confirmed: (snapshot) => form(snapshot, null, confirmation),
    },
  };
};
