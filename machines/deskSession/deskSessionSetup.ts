import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { isBlank } from '../textRules.ts';

/** What the server says when it is asked, and when it gets a key. `off`: it has no key, so there is no desk. */
export type SessionAnswer = 'signedIn' | 'signedOut' | 'off';
export type KeyAnswer = 'signedIn' | 'refused' | 'limited' | 'off';

type SessionEvent =
  | { type: 'key.changed'; value: string }
  | { type: 'session.start' }
  | { type: 'session.end' }
  | { type: 'session.endAll' }
  | { type: 'session.lost' }
  | { type: 'session.check' };

export const answered = (answer: SessionAnswer | KeyAnswer) =>
  ({
    type: 'isAnswer',
    params: ({ event }: { event: { readonly output: SessionAnswer | KeyAnswer } }) => ({
      is: event.output,
      answer,
    }),
  }) as const;

export const deskSessionSetup = setup({
  types: { context: {} as { key: string }, events: {} as SessionEvent },
  actors: {
    readSession: placeholderActor<SessionAnswer, undefined>(),
    postKey: placeholderActor<KeyAnswer, { key: string }>(),
    deleteSession: placeholderActor<void, { everywhere: boolean }>(),
  },
  guards: {
    isAnswer: (_, { is, answer }: { is: string; answer: string }) => is === answer,
    isWritten: ({ context }) => !isBlank(context.key),
  },
  actions: {
    setKey: assign((_, params: { key: string }) => params),
    clearKey: assign({ key: '' }),
    focusKey: placeholderAction(),
    focusDesk: placeholderAction(),
  },
  delays: { timeout: 30_000 },
});
