import { assign, setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';
import { hasEmailShape, isBlank } from '../textRules.ts';

/** Confirms a newsletter address for 3000 ms. Nothing is sent or stored (H8). */
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
    'The visitor enters an address and sees a confirmation for three seconds. Nothing leaves the page.',
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
          description:
            'The address is missing or malformed. The error stays beside the field until it is fixed.',
          always: { guard: 'isAddress', target: 'asking' },
        },
      },
    },
    confirmed: {
      description: 'Pressing the button again changes nothing. Another address is confirmed again.',
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
