import type { Model } from '../../tests/paths/index.ts';
import { newsletterSignUpMachine } from './newsletterSignUpMachine.ts';

/** Nothing, an incomplete address and a complete one; and both ways in which the server can answer. */
export const newsletterSignUpModel = {
  machine: newsletterSignUpMachine,
  events: { 'email.changed': ['', 'ada@', 'ada@example.org'].map((value) => ({ value })) },
  outcomes: { postSignUp: { succeeds: { output: undefined }, fails: { error: new Error('offline') } } },
  // Entering the present value is not an event.
  possible: ({ context }, event) => event.type !== 'email.changed' || event.value !== context.email,
} satisfies Model<typeof newsletterSignUpMachine>;

/** By default the site is a demonstration, which has no such form. */
export const stage = null;
