import { stat } from 'node:fs/promises';
import { createActor, toPromise } from 'xstate';
import type { Attempt, Result } from '../../machines/delivery/deliveryRules.ts';
import type { Look, Seen } from '../../machines/outbox/outboxRules.ts';
import { folderOutbox, outboxFolder, prepareOutbox } from '../inbox/folderOutbox.ts';
import { messageFolder, readMessage } from '../inbox/messageStore.ts';
import { deliveryReport } from '../inbox/rules/deliveryReport.ts';
import { composeMail, type Mail, type MailOptions, oneLine } from '../inbox/rules/mail.ts';
import { alertOf, isMessageMail, mailNameOf } from '../inbox/rules/mailIds.ts';
import { type Found, look, readDue, record } from '../inbox/rules/outbox.ts';
import { ownership } from '../wiring/ownership.ts';
import { alertMail } from './alerts.ts';
import { claimOutbox, releaseOutbox } from './owner.ts';
import { smtpSender } from './sendBySmtp.ts';
import type { DeliverySettings } from './settings.ts';

/** XState's clock, with the time in milliseconds since 1970. @internal for tests */
export interface DeliveryClock {
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface DeliveryOptions {
  readonly folder: string;
  readonly settings: DeliverySettings;
  readonly site: MailOptions;
  /** The e-mail about an order with this id, if it is one's. Missing: messages have no orders. */
  readonly orderMail?: ((id: string) => Promise<Mail | Exclude<Found, 'there'>>) | undefined;
  readonly log: (line: string) => void;
  readonly onResult?: ((result: Result, id: string) => void) | undefined;
  readonly clock?: DeliveryClock;
}

export interface RunningDelivery {
  readonly close: (drainTimeoutMs?: number) => Promise<void>;
}

const atOnce = 4;
/** A younger change may have the same timestamp as the last look. */
const clockTickMs = 2000;
const fullLookMs = 30_000;

const systemClock: DeliveryClock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

/** Sends the outbox's e-mails; of several servers with one inbox, one does. Rejects if the outbox cannot be created. */
export async function startDelivery(options: DeliveryOptions): Promise<RunningDelivery> {
  const {
    folder,
    settings,
    site,
    log,
    clock = systemClock,
    orderMail = async () => 'none',
    onResult,
  } = options;
  await prepareOutbox(folder);
  const store = folderOutbox(folder);
  const place = outboxFolder(folder);
  const sendMail = smtpSender(settings);

  const lookAgain = async (seen: Seen | null): Promise<Look> => {
    const at = Date.now();
    const { mtimeMs: changedAt } = await stat(place);
    const isQuiet = seen !== null && changedAt < seen.at - clockTickMs && at - seen.at < fullLookMs;
    if (isQuiet && clock.now() < seen.nextAt) return { seen, due: [] };
    const { due, nextAt } = await look(store, clock.now());
    return { due, seen: { at, nextAt } };
  };

  const orderMailFound = async (id: string): Promise<Found> => {
    const mail = await orderMail(id);
    return typeof mail === 'string' ? mail : 'there';
  };
  const finderOf = (id: string) => {
    if (alertOf(id) !== null) return async (): Promise<Found> => 'there';
    return isMessageMail(id) ? undefined : orderMailFound;
  };
  const mailOf = async (id: string): Promise<Mail | null> => {
    const alert = alertOf(id);
    if (alert !== null) return alertMail(alert, site.siteUrl, new Date(clock.now()));
    const message = await readMessage(folder, mailNameOf(id).id);
    if (message === undefined) return null;
    if (isMessageMail(id)) return composeMail(message, site);
    const mail = await orderMail(id);
    return typeof mail === 'string' ? null : mail;
  };

  const machine = ownership({
    claim: (claim) => claimOutbox(place, claim),
    release: (claim) => releaseOutbox(place, claim),
    look: (seen) => doing('Reading the outbox', lookAgain(seen)),
    read: (id) => doing(`Reading what is known of ${id}`, readDue(store, id, clock.now(), finderOf(id))),
    send: async (id, signal) => {
      const mail = await mailOf(id);
      if (mail === null) return { status: 'deferred', reason: 'The message was deleted' };
      const place = mail.attachment === null ? folder : messageFolder(folder, mailNameOf(id).id);
      return withoutAddress(mail, await sendMail(mail, place, signal));
    },
    record: (progress) =>
      doing(`Recording the e-mail about ${progress.id}`, record(store, progress, clock.now())),
    report: (result, progress) => {
      log(deliveryReport(result, progress, settings.to));
      onResult?.(result, progress.id);
    },
    reportFailure: (failure) => log(oneLine(String(failure))),
  });
  const actor = createActor(machine, { clock, input: { atOnce } }).start();
  return {
    close: async (drainTimeout = 5000) => {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'outbox.close', drainTimeout });
      await toPromise(actor);
    },
  };
}

/** A mail server repeats the visitor's address, which is not to be logged. */
const withoutAddress = ({ to }: Mail, { status, reason }: Attempt): Attempt => ({
  status,
  reason: to === undefined ? reason : (reason?.replaceAll(to, 'the visitor') ?? null),
});

const doing = <Result>(what: string, work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw `${what} failed: ${error}`;
  });
