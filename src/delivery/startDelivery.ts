import { stat } from 'node:fs/promises';
import { type ActorRefFrom, createActor } from 'xstate';
import type { News, Progress, Settled } from '../../machines/delivery/deliveryRules.ts';
import { maxAttempts, remainingPause } from '../../machines/delivery/deliveryRules.ts';
import { messageFolder, readMessage } from '../inbox/messageStore.ts';
import {
  outboxFolder,
  prepareOutbox,
  queuedIds,
  readDelivery,
  readEntry,
  removeEntry,
  settle,
  writeEntry,
} from '../inbox/outbox.ts';
import { composeMail, type MailOptions, oneLine } from '../inbox/rules/mail.ts';
import { type DeliveryEffects, delivery } from '../wiring/delivery.ts';
import { ownership } from './owner.ts';
import { smtpSender } from './sendBySmtp.ts';
import type { DeliverySettings } from './settings.ts';

/** XState's clock, with the time in milliseconds since 1970. @internal for tests */
export interface DeliveryClock {
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface DeliveryOptions {
  /** The inbox. */
  readonly folder: string;
  readonly settings: DeliverySettings;
  readonly site: MailOptions;
  /** Called with one line, without control characters. */
  readonly log: (line: string) => void;
  /** Of attempts and pauses. Default: the system's. */
  readonly clock?: DeliveryClock;
}

export interface RunningDelivery {
  /** Starts no further attempt, and waits at most `drainTimeoutMs` (default 5000) for those under way. */
  readonly close: (drainTimeoutMs?: number) => Promise<void>;
}

interface Item {
  readonly actor: ActorRefFrom<ReturnType<typeof delivery>>;
  /** Of the entry. It changes when somebody has the message sent again. */
  since: string;
}

const pollMs = 1000;
/** Also looks at everything so often, whatever the file system says about changes. */
const fullLookMs = 30_000;
/** Messages in transit at once. */
const maxInTransit = 4;
/** A message appears within moments of its entry, or never. */
const abandonedAfter = 3_600_000;

const systemClock: DeliveryClock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

/**
 * Sends the e-mail about every message in the outbox: one actor each. Looks into the outbox every second, because
 * other processes add to it. Of several servers with one inbox, one delivers. Rejects if the outbox cannot be created.
 */
export async function startDelivery(options: DeliveryOptions): Promise<RunningDelivery> {
  const { folder, settings, site, log, clock = systemClock } = options;
  await prepareOutbox(folder);
  const owner = ownership(outboxFolder(folder));
  const sendMail = smtpSender(settings);
  const items = new Map<string, Item>();
  const underWay = new Set<Promise<unknown>>();
  /** Entries whose message has not appeared yet. */
  const unpublished = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isClosing = false;
  let lastFailure = '';

  const tracked = <T>(work: Promise<T>): Promise<T> => {
    const done = work.catch(() => {}).finally(() => underWay.delete(done));
    underWay.add(done);
    return work;
  };

  /** Logs a failure of the disk once for as long as it stays the same. */
  const logFailure = (doing: string, error: unknown): void => {
    const failure = `${doing} ${error instanceof Error && 'code' in error ? error.code : error}`;
    if (failure !== lastFailure) log(oneLine(`${doing} failed: ${error}`));
    lastFailure = failure;
  };

  const effectsOf = (id: string): DeliveryEffects => {
    const send = async (signal: AbortSignal) => {
      const message = await readMessage(folder, id);
      if (message === undefined) {
        await removeEntry(folder, id);
        return { status: 'deferred', reason: 'The message was deleted' } as const;
      }
      return sendMail(composeMail(message, site), messageFolder(folder, id), signal);
    };
    const postpone = async ({ attempts, wait, reason }: Progress) => {
      const entry = await readEntry(folder, id);
      if (entry === undefined) return; // Deleted.
      const nextAt = new Date(clock.now() + wait).toISOString();
      await writeEntry(folder, { ...entry, attempts, nextAt, lastReason: reason });
    };
    const record = async ({ state, attempts, reason }: Settled) => {
      const at = new Date(clock.now()).toISOString();
      await settle(folder, id, { state, at, attempts, reason });
    };
    const noting = (work: Promise<void>): Promise<void> =>
      tracked(work).catch((error: unknown) => {
        logFailure(`Recording the e-mail about ${id}`, error);
        throw error;
      });
    return {
      send: (signal) => tracked(send(signal)),
      postpone: (progress) => noting(postpone(progress)),
      record: (settled) => noting(record(settled)),
      report: (news, progress) => log(oneLine(lineOf(id, news, progress, settings))),
    };
  };

  const giveTurns = (): void => {
    if (isClosing) return;
    const actors = [...items.values()].map(({ actor }) => actor);
    let inTransit = actors.filter((actor) => actor.getSnapshot().matches('sending')).length;
    for (const actor of actors)
      if (inTransit < maxInTransit && actor.getSnapshot().matches('due')) {
        inTransit += 1;
        actor.send({ type: 'turn.came' });
      }
  };

  const forget = (id: string): void => {
    items.get(id)?.actor.stop();
    items.delete(id);
  };

  /** The ids that are worth a look: all, unless the folder has not changed for a while. */
  const idsToLookAt = async (): Promise<string[]> => {
    const now = Date.now();
    const { mtimeMs: changedAt } = await stat(outboxFolder(folder));
    // A change within the same tick of the file system's clock as the last look must not be missed.
    const isQuiet = changedAt < lookedAt - 2 * pollMs && now - lookedAt < fullLookMs;
    const ids = isQuiet ? [...unpublished] : [...(await queuedIds(folder)), ...items.keys()];
    if (!isQuiet) lookedAt = now;
    unpublished.clear();
    return ids;
  };

  /** Looks at one entry: a new one becomes an actor, one that was queued again is brought forward. */
  const look = async (id: string): Promise<void> => {
    const entry = await readEntry(folder, id);
    const known = items.get(id);
    if (known !== undefined) {
      const snapshot = known.actor.getSnapshot();
      const isIdle = snapshot.matches('waiting') || snapshot.matches('due');
      if (entry === undefined) return isIdle ? forget(id) : undefined; // Deleted, or being settled.
      if (isIdle && known.since !== entry.since) {
        known.since = entry.since;
        known.actor.send({ type: 'delivery.retry' });
      }
      return;
    }
    if (entry === undefined) return;
    const settled = await readDelivery(folder, id);
    // Another server, or this one before it was killed, has settled it.
    if (settled !== undefined && settled.at !== entry.follows) return removeEntry(folder, id);
    if ((await readMessage(folder, id)) === undefined) {
      unpublished.add(id);
      const age = clock.now() - Date.parse(entry.since);
      return age > abandonedAfter ? removeEntry(folder, id) : undefined;
    }
    const wait = remainingPause(entry.attempts, Date.parse(entry.nextAt), clock.now());
    const actor = createActor(delivery(effectsOf(id)), { clock, input: { attempts: entry.attempts, wait } });
    items.set(id, { actor, since: entry.since });
    actor.subscribe({
      next: () => queueMicrotask(giveTurns),
      complete: () => {
        if (items.get(id)?.actor === actor) items.delete(id);
        queueMicrotask(giveTurns);
      },
    });
    actor.start();
  };

  const poll = async (): Promise<void> => {
    try {
      if (!owner.hold()) {
        lookedAt = Number.NEGATIVE_INFINITY;
        for (const id of items.keys()) forget(id);
        return;
      }
      for (const id of await idsToLookAt())
        if (!isClosing)
          await look(id).catch((error: unknown) => logFailure(`Reading what is known of ${id}`, error));
      giveTurns();
    } catch (error) {
      logFailure('Reading the outbox', error);
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let polling = Promise.resolve();
  const keepPolling = (): void => {
    polling = poll().then(() => {
      if (!isClosing) timer = setTimeout(keepPolling, pollMs);
    });
  };
  keepPolling();

  const close = async (drainTimeoutMs = 5000): Promise<void> => {
    isClosing = true;
    clearTimeout(timer);
    await polling;
    const deadline = new Promise<'late'>((resolve) => setTimeout(resolve, drainTimeoutMs, 'late').unref());
    while (underWay.size > 0) {
      if ((await Promise.race([...underWay, deadline])) === 'late') break;
      await new Promise(setImmediate); // What ended may be followed by its record.
    }
    for (const id of items.keys()) forget(id);
    owner.release();
  };
  return { close };
}

function lineOf(
  id: string,
  news: News,
  { attempts, wait, reason }: Progress,
  settings: DeliverySettings,
): string {
  const email = `The e-mail about ${id}`;
  switch (news) {
    case 'delivered':
      return `${email} was delivered to ${settings.to.join(', ')}${reason === null ? '' : `, but ${reason}`}`;
    case 'postponed':
      return `${email} was not delivered; retry in ${duration(wait)} (attempt ${attempts} of ${maxAttempts}). ${reason}`;
    case 'givenUp':
      return `${email} was given up after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}. ${reason}`;
  }
}

const duration = (ms: number): string =>
  ms < 3_600_000 ? `${Math.round(ms / 60_000)} min` : `${Math.round(ms / 360_000) / 10} h`;
