import type { Model } from '../../tests/paths/index.ts';
import { newsletterConfirmationMachine } from './newsletterConfirmationMachine.ts';

const modelOf = (...emails: string[]) =>
  ({
    machine: newsletterConfirmationMachine,
    events: { 'email.changed': emails.map((value) => ({ value })) },
    // Entering the present value is not an event.
    possible: ({ context }, event) => event.type !== 'email.changed' || event.value !== context.email,
  }) satisfies Model<typeof newsletterConfirmationMachine>;

/** For the view and the browser: nothing, an incomplete address and two complete ones. */
export const newsletterModel = modelOf('', 'ada@', 'ada@example.org', 'a@b');

/** For the actor: also a space, which browsers remove from an e-mail field. */
export const newsletterActorModel = modelOf('', ' ', 'ada@', 'ada@example.org', 'a@b');
