import { visitorOf } from '../inbox/rules/mail.ts';
import { mailIdOf } from '../inbox/rules/mailIds.ts';
import { isOnItsWay, type OutboxStore, queue } from '../inbox/rules/outbox.ts';
import type { Submission } from '../inbox/rules/submission.ts';
import { limitTries, type Tries, type TriesLimit } from '../inbox/rules/tries.ts';

const hour = 60 * 60 * 1000;

/** What strangers can have sent to one address. @internal for tests */
export const perAddress: TriesLimit = { count: 5, windowMs: 24 * hour };
/** What strangers can have sent to anybody. @internal for tests */
export const toAnybody: TriesLimit = { count: 60, windowMs: hour };

export const confirmationOf = (id: string): string => mailIdOf({ id, to: 'visitor', number: 0 });

/** `Ada+1@example.com` is read by ada@example.com. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

interface ConfirmationLimits {
  readonly addresses: Tries;
  readonly all: Tries;
}

export const confirmationLimits = (): ConfirmationLimits => ({
  addresses: limitTries(perAddress),
  all: limitTries(toAnybody),
});

export type Confirm = (id: string, submission: Submission, now: number) => Promise<void>;

/** Queues the confirmation of a message before it is kept, unless its address has had too many (D21). */
export function confirmations(
  outbox: OutboxStore,
  { addresses, all }: ConfirmationLimits = confirmationLimits(),
): Confirm {
  return async (id, submission, now) => {
    const visitor = visitorOf(submission);
    if (visitor === null || (await isOnItsWay(outbox, confirmationOf(id)))) return;
    const mailbox = mailboxOf(visitor.address);
    if (addresses.pauseOf(mailbox, now) > 0 || all.pauseOf('', now) > 0) return;
    addresses.add(mailbox, now);
    all.add('', now);
    await queue(outbox, confirmationOf(id), now);
  };
}
