import type { Model } from '../../tests/paths/index.ts';
import { newsletterConfirmationMachine } from './newsletterConfirmationMachine.ts';

const modelOf = (...emails: string[]) =>
  ({
    machine: newsletterConfirmationMachine,
    events: { 'email.changed': emails.map((value) => ({ value })) },
    // Typing what already stands there is no event.
    possible: ({ context }, event) => event.type !== 'email.changed' || event.value !== context.email,
  }) satisfies Model<typeof newsletterConfirmationMachine>;

/** As the browser meets it: nothing, no address, two addresses. */
export const newsletterModel = modelOf('', 'ada@', 'ada@example.org', 'a@b');

/** As the actor meets it: with a blank too, which a field for addresses would not let through. */
export const newsletterActorModel = modelOf('', ' ', 'ada@', 'ada@example.org', 'a@b');
