import { stat } from 'node:fs/promises';
import { createActor, toPromise } from 'xstate';
import type { Result } from '../../machines/delivery/deliveryRules.ts';
import type { Look, Seen } from '../../machines/outbox/outboxRules.ts';
import { folderOutbox, outboxFolder, prepareOutbox } from '../inbox/folderOutbox.ts';
import { messageFolder, readMessage } from '../inbox/messageStore.ts';
import { deliveryReport } from '../inbox/rules/deliveryReport.ts';
import { type MailOptions, oneLine } from '../inbox/rules/mail.ts';
import { mailNameOf } from '../inbox/rules/mailIds.ts';
import { deletedAttempt, mailSource, type OrderMail, withoutAddress } from '../inbox/rules/mailSource.ts';
import { look, record } from '../inbox/rules/outbox.ts';
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
  /** Missing: messages have no orders. */
  readonly orderMail?: OrderMail | undefined;
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
  const { folder, settings, site, log, clock = systemClock, orderMail, onResult } = options;
  await prepareOutbox(folder);
  const store = folderOutbox(folder);
  const place = outboxFolder(folder);
  const sendMail = smtpSender(settings);

  const lookAgain = async (seen: Seen | null): Promise<Look> => {
    const at = Date.now();
    const { mtimeMs: changedAt } = await stat(place);
    const isRecent = seen !== null && Math.abs(at - seen.at) < fullLookMs; // The clock may be set back, too.
    const isQuiet = isRecent && changedAt < seen.at - clockTickMs;
    if (isQuiet && clock.now() < seen.nextAt) return { seen, due: [] };
    const { due, nextAt } = await look(store, clock.now());
    return { due, seen: { at, nextAt } };
  };

  const mails = mailSource({
    site,
    orderMail,
    alertMail: (name) => alertMail(name, site.siteUrl, new Date(clock.now())),
    readMessage: (id) => readMessage(folder, id),
  });

  const machine = ownership({
    claim: (claim) => claimOutbox(place, claim),
    release: (claim) => {
      try {
        releaseOutbox(place, claim);
      } catch (error) {
        log(oneLine(`Releasing the outbox failed: ${error}`)); // Another server takes over after a minute.
      }
    },
    look: (seen) => doing('Reading the outbox', lookAgain(seen)),
    read: (id) => doing(`Reading what is known of ${id}`, mails.due(store, id, clock.now())),
    send: async (id, signal) => {
      const mail = await mails.mailOf(id);
      if (mail === null) return deletedAttempt;
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

const doing = <Result>(what: string, work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw `${what} failed: ${error}`;
  });
