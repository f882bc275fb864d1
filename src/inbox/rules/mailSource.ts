import type { Attempt, Due } from '../../../machines/delivery/deliveryRules.ts';
import { composeMail, type Mail, type MailOptions } from './mail.ts';
import { type AlertName, alertOf, isMessageMail, mailNameOf } from './mailIds.ts';
import { type Found, type OutboxStore, readDue } from './outbox.ts';
import type { StoredMessage } from './submission.ts';

/** The e-mail about an order with this id, if it is one's. */
export type OrderMail = (id: string) => Promise<Mail | Exclude<Found, 'there'>>;

interface MailSourceOptions {
  readonly site: MailOptions;
  readonly readMessage: (id: string) => Promise<StoredMessage | undefined>;
  /** Missing: messages have no orders. */
  readonly orderMail?: OrderMail | undefined;
  /** Missing: the site tells its owner nothing of itself. */
  readonly alertMail?: (name: AlertName) => Mail;
}

export interface MailSource {
  /** As `readDue` of the outbox. */
  readonly due: (store: OutboxStore, id: string, now: number) => Promise<Due | null>;
  /** Null if there is nothing to write any more. */
  readonly mailOf: (id: string) => Promise<Mail | null>;
}

/** Every e-mail that can wait in an outbox, for Node's server and the worker. */
export function mailSource({
  site,
  readMessage,
  orderMail = async () => 'none',
  alertMail,
}: MailSourceOptions): MailSource {
  const find = async (id: string): Promise<Found> => {
    if (alertMail && alertOf(id) !== null) return 'there';
    const mail = await orderMail(id);
    return typeof mail === 'string' ? mail : 'there';
  };
  return {
    due: (store, id, now) =>
      readDue(store, id, now, isMessageMail(id) && alertOf(id) === null ? undefined : find),
    mailOf: async (id) => {
      const alert = alertOf(id);
      if (alertMail && alert !== null) return alertMail(alert);
      const message = await readMessage(mailNameOf(id).id);
      if (message === undefined) return null;
      if (isMessageMail(id)) return composeMail(message, site);
      const mail = await orderMail(id);
      return typeof mail === 'string' ? null : mail;
    },
  };
}

export const deletedAttempt: Attempt = { status: 'deferred', reason: 'The message was deleted' };

/** A mail server repeats the visitor's address, which is not to be logged. */
export const withoutAddress = ({ to }: Mail, { status, reason }: Attempt): Attempt => ({
  status,
  reason: to === undefined ? reason : (reason?.replaceAll(to, 'the visitor') ?? null),
});
