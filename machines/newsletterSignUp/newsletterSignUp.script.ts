import type { SnapshotFrom } from 'xstate';
import type { Expected, Script } from '../../tests/paths/index.ts';
import { blogLinks } from '../../tests/worlds/blogLinks.ts';
import { type PageControls, whenReady } from '../../tests/worlds/pageControls.ts';
import { newsletters } from '../newsletterConfirmation/newsletterConfirmation.script.ts';
import type { newsletterSignUpMachine } from './newsletterSignUpMachine.ts';

type Snapshot = SnapshotFrom<typeof newsletterSignUpMachine>;

/** Responds to the held POST with this status. */
export interface SignUpControls extends PageControls {
  answer(status: number): Promise<void>;
}

const { posts, letter } = newsletters;

const form = ({ context: { email } }: Snapshot, changes: Expected = {}): Expected => ({
  heading: 'Notes from the desk',
  fields: { [posts.label]: { value: email }, [letter.label]: { value: '' } },
  buttons: { [posts.submit]: true, [letter.submit]: true },
  links: blogLinks,
  status: [],
  ...changes,
});
const invalid = (snapshot: Snapshot, problem: string): Expected =>
  form(snapshot, {
    fields: {
      [posts.label]: { value: snapshot.context.email, invalid: problem },
      [letter.label]: { value: '' },
    },
  });

/** Uses the first form of the blog, and expects the other to stay empty. */
export const newsletterSignUpScript: Script<typeof newsletterSignUpMachine, SignUpControls> = {
  open: whenReady,
  drive: {
    'email.changed': (ui, { value }) => ui.fill(posts.label, value),
    'newsletter.submit': (ui) => ui.press(posts.submit),
  },
  settle: {
    postSignUp: { succeeds: (ui) => ui.world.answer(200), fails: (ui) => ui.world.answer(503) },
  },
  shows: {
    'idle.asking': (snapshot) => form(snapshot),
    'idle.refused': (snapshot) =>
      invalid(
        snapshot,
        snapshot.context.email.trim() === ''
          ? 'Enter your email address.'
          : 'Enter an address like name@example.com.',
      ),
    'idle.failed': (snapshot) =>
      invalid(snapshot, 'The sign-up did not work. Please try again later, or write to us.'),
    sending: (snapshot) =>
      form(snapshot, {
        fields: {
          [posts.label]: { value: snapshot.context.email, readOnly: true },
          [letter.label]: { value: '' },
        },
        buttons: { 'Sending...': false, [letter.submit]: true },
      }),
    signedUp: (snapshot) =>
      form(snapshot, { status: ['Subscribed! Check your inbox, and confirm with the link in our email.'] }),
  },
};
