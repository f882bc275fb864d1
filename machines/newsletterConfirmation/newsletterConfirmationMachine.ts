import { assign, setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';
import { hasEmailShape, isBlank } from '../textRules.ts';

/**
 * Carries an address from a newsletter form to a confirmation of 3000 ms and back (F16, H8).
 * Nothing is sent or stored: once it is confirmed, the address is forgotten.
 */
export const newsletterConfirmationMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as { type: 'email.changed'; value: string } | { type: 'newsletter.submit' },
  },
  guards: {
    isAddress: ({ context }) => hasEmailShape(context.email),
    isWritten: ({ context }) => !isBlank(context.email),
  },
  actions: {
    setEmail: assign((_, params: { email: string }) => params),
    clearEmail: assign({ email: '' }),
    focusEmail: placeholderAction(),
  },
  delays: { confirmation: 3_000 },
}).createMachine({
  id: 'newsletterConfirmation',
  description:
    'An address is asked for, and a confirmation shown for three seconds; nothing leaves the page.',
  context: { email: '' },
  initial: 'idle',
  on: {
    'email.changed': { actions: { type: 'setEmail', params: ({ event }) => ({ email: event.value }) } },
  },
  states: {
    idle: {
      on: {
        'newsletter.submit': [
          { guard: 'isAddress', target: 'confirmed' },
          { target: '.refused', actions: { type: 'focusEmail' } },
        ],
      },
      initial: 'asking',
      states: {
        asking: {},
        refused: {
          description: 'No address, or none of its shape: said beside the field until it is right.',
          always: { guard: 'isAddress', target: 'asking' },
        },
      },
    },
    confirmed: {
      description: 'A second press of the button says nothing new; a further address is confirmed anew.',
      entry: { type: 'clearEmail' },
      after: { confirmation: { target: 'idle' } },
      on: {
        'newsletter.submit': [
          { guard: 'isAddress', target: 'confirmed', reenter: true },
          { guard: 'isWritten', target: 'idle.refused', actions: { type: 'focusEmail' } },
        ],
      },
    },
  },
});
