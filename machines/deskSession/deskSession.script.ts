import type { SnapshotFrom } from 'xstate';
import type { Expected, Script, Ui } from '../../tests/paths/index.ts';
import { type PageControls, whenReady } from '../../tests/worlds/pageControls.ts';
import type { deskSessionMachine } from './deskSessionMachine.ts';

type Snapshot = SnapshotFrom<typeof deskSessionMachine>;

/** Lets the held request about the session return this status, or fail. The list of the desk is empty. */
export interface SessionControls extends PageControls {
  /** Ends the session elsewhere: the list's stream ends, and the next look at it is refused. */
  lose(): Promise<void>;
  answer(status: number | 'offline', signedIn: boolean): Promise<void>;
}

const label = 'Key of the desk';
const answer =
  (status: number | 'offline', signedIn = true) =>
  (ui: Ui<SessionControls>) =>
    ui.world.answer(status, signedIn);

const closed = (changes: Expected = {}): Expected => ({ heading: 'The desk', status: [], ...changes });
const form = ({ context: { key } }: Snapshot, changes: Expected = {}): Expected =>
  closed({ fields: { [label]: { value: key } }, buttons: { 'Sign in': true }, ...changes });
const refused = (problem: string) => (snapshot: Snapshot) =>
  form(snapshot, { fields: { [label]: { value: snapshot.context.key, invalid: problem } } });
const open = (changes: Expected = {}): Expected =>
  closed({
    fields: {
      Search: { value: '' },
      Turn: { value: 'All' },
      State: { value: 'All' },
      Kind: { value: 'All' },
    },
    buttons: { 'Sign out': true, 'Sign out everywhere': true },
    status: ['Nothing has come in yet.'],
    ...changes,
  });

export const deskSessionScript: Script<typeof deskSessionMachine, SessionControls> = {
  open: whenReady,
  drive: {
    'key.changed': (ui, { value }) => ui.fill(label, value),
    'session.start': (ui) => ui.press('Sign in'),
    'session.end': (ui) => ui.press('Sign out'),
    'session.endAll': (ui) => ui.press('Sign out everywhere'),
    'session.lost': (ui) => ui.world.lose(),
    'session.check': (ui) => ui.press('Try again'),
  },
  rendered: ['session.lost'],
  settle: {
    readSession: {
      signedIn: answer(200),
      signedOut: answer(200, false),
      off: answer(404),
      fails: answer('offline'),
    },
    postKey: {
      signedIn: answer(200),
      refused: answer(401),
      limited: answer(429),
      off: answer(404),
      fails: answer('offline'),
    },
    deleteSession: { succeeds: answer(200), fails: answer('offline') },
  },
  shows: {
    unknown: () => closed({ status: ['Checking whether this browser has the key…'] }),
    unreachable: () =>
      closed({ status: ['The server does not answer Try again'], buttons: { 'Try again': true } }),
    off: () =>
      closed({
        status: [
          'This desk is closed Its server has no DESK_KEY. Set one of 16 characters or more, start the server again, and sign in with it.',
        ],
      }),
    'signedOut.idle': (snapshot) => form(snapshot),
    'signedOut.missing': refused('Enter the key first.'),
    'signedOut.refused': refused('This is not the key of the desk.'),
    'signedOut.limited': refused('There were too many wrong keys. Wait 15 minutes, then try again.'),
    'signedOut.failed': (snapshot) =>
      form(snapshot, { status: ['The server did not answer. Please try again.'] }),
    'signedOut.expired': (snapshot) =>
      form(snapshot, { status: ['You were signed out. Sign in again to go on.'] }),
    signingIn: ({ context: { key } }) =>
      closed({ fields: { [label]: { value: key, readOnly: true } }, buttons: { 'Signing in…': false } }),
    'signedIn.idle': () => open(),
    'signedIn.signingOut': () => open({ buttons: { 'Signing out…': false, 'Sign out everywhere': false } }),
    'signedIn.failed': () =>
      open({ status: ['You may still be signed in. Please try again.', 'Nothing has come in yet.'] }),
  },
};
