import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { hasEmailShape, isBlank } from '../textRules.ts';

/** Signs an address up for the newsletter of a live site. The server sends an e-mail, which asks to confirm (decision L28). */
export const newsletterSignUpMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as { type: 'email.changed'; value: string } | { type: 'newsletter.submit' },
  },
  actors: { postSignUp: placeholderActor<void, { email: string }>() },
  guards: {
    isAddress: ({ context }) => hasEmailShape(context.email),
    isWritten: ({ context }) => !isBlank(context.email),
  },
  actions: {
    setEmail: assign((_, params: { email: string }) => params),
    clearEmail: assign({ email: '' }),
    focusEmail: placeholderAction(),
  },
  delays: { confirmation: 3_000, timeout: 30_000 },
}).createMachine({
  id: 'newsletterSignUp',
  description: 'The visitor enters an address, which is sent once. A failure keeps it.',
  context: { email: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'email.changed': {
          target: '.asking',
          actions: { type: 'setEmail', params: ({ event }) => ({ email: event.value }) },
        },
        'newsletter.submit': [
          { guard: 'isAddress', target: 'sending' },
          { target: '.refused', actions: { type: 'focusEmail' } },
        ],
      },
      initial: 'asking',
      states: {
        asking: {},
        refused: {
          description: 'The address is missing or malformed, until something else is typed.',
        },
        failed: { description: 'The server has refused or not answered, until something else is typed.' },
      },
    },
    sending: {
      tags: ['busy'],
      description: 'The address cannot be changed, and pressing the button again sends nothing.',
      invoke: {
        id: 'postSignUp',
        src: 'postSignUp',
        input: ({ context }) => context,
        onDone: { target: 'signedUp' },
        onError: { target: 'idle.failed' },
      },
      after: { timeout: { target: 'idle.failed' } },
    },
    signedUp: {
      entry: { type: 'clearEmail' },
      after: { confirmation: { target: 'idle' } },
      on: {
        'email.changed': {
          actions: { type: 'setEmail', params: ({ event }) => ({ email: event.value }) },
        },
        'newsletter.submit': [
          { guard: 'isAddress', target: 'sending' },
          { guard: 'isWritten', target: 'idle.refused', actions: { type: 'focusEmail' } },
        ],
      },
    },
  },
});
