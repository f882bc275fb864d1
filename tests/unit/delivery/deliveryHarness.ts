import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { SimulatedClock } from 'xstate';
import {
  type DeliveryClock,
  type RunningDelivery,
  startDelivery,
} from '../../../src/delivery/startDelivery.ts';
import { folderOutbox } from '../../../src/inbox/folderOutbox.ts';
import { makeStaging, messageFolder, prepareInbox, storeMessage } from '../../../src/inbox/messageStore.ts';
import { queue } from '../../../src/inbox/rules/outbox.ts';
import type { Submission } from '../../../src/inbox/rules/submission.ts';
import { eventually } from '../../worlds/eventually.ts';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { type MailServer, startMailServer } from '../../worlds/inbox/mailServer.ts';

export const site = { siteName: 'Deskhand', siteUrl: 'https://deskhand.example' };

export const contact = (message: string, fields: Record<string, string> = {}): Submission => ({
  kind: 'contact',
  fields: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    company: '',
    subject: 'Engines',
    message,
    _subject: 'Website Contact — Engines — Ada Lovelace',
    _replyto: 'ada@example.com',
    page_url: 'https://deskhand.example/contact',
    ...fields,
  },
  attachment: null,
});

/** Runs as the system's clock does, and can be set forward with `increment`. */
export function movableClock(): SimulatedClock {
  const clock = new SimulatedClock();
  clock.set(Date.now());
  setInterval(() => clock.increment(20), 20).unref();
  return clock;
}

export interface DeliveryUnderTest {
  readonly folder: string;
  /** What the deliveries have logged. */
  readonly lines: string[];
  /** Stores and queues a message as the server does. Returns its id. */
  readonly store: (submission: Submission, file?: { name: string; content: Buffer }) => Promise<string>;
  readonly start: (
    smtpUrl: string,
    clock?: DeliveryClock,
    to?: readonly string[],
  ) => Promise<RunningDelivery>;
  /** Closed when the test ends. */
  readonly mailServer: typeof startMailServer;
  readonly delivery: (id: string) => unknown;
  readonly waiting: () => string[];
  readonly log: (pattern: RegExp, count?: number) => Promise<void>;
}

/** Gives each test an inbox of its own; read the properties only within tests. */
export function deliveryForEachTest(): DeliveryUnderTest {
  let parent: ReturnType<typeof temporaryFolder>;
  const lines: string[] = [];
  const running: RunningDelivery[] = [];
  const servers: MailServer[] = [];
  const folder = () => join(parent.path, 'inbox');

  beforeEach(() => {
    parent = temporaryFolder();
    prepareInbox(folder());
    lines.length = 0;
  });
  afterEach(async () => {
    for (const each of running.splice(0)) await each.close(300);
    for (const each of servers.splice(0)) await each.close();
    parent.remove();
  });

  return {
    get folder() {
      return folder();
    },
    lines,
    store: async (submission, file) => {
      const staging = await makeStaging(folder());
      const path = join(staging, 'part-0');
      if (file !== undefined) writeFileSync(path, file.content);
      const staged = file && {
        path,
        fileName: file.name,
        size: file.content.length,
        type: 'application/pdf',
        sha256: randomUUID(),
      };
      const { id } = await storeMessage(
        { ...submission, attachment: staged ?? null },
        { staging, file: staged },
        { folder: folder(), beforePublish: (id) => queue(folderOutbox(folder()), id) },
      );
      return id;
    },
    start: async (smtpUrl, clock, to = ['desk@example.com']) => {
      const delivery = await startDelivery({
        folder: folder(),
        settings: { smtpUrl, to, from: { name: 'Deskhand', address: 'site@deskhand.example' } },
        site,
        log: (line) => void lines.push(line),
        ...(clock ? { clock } : {}),
      });
      running.push(delivery);
      return delivery;
    },
    mailServer: async (options) => {
      const server = await startMailServer(options);
      servers.push(server);
      return server;
    },
    delivery: (id) => JSON.parse(readFileSync(join(messageFolder(folder(), id), 'delivery.json'), 'utf8')),
    waiting: () => readdirSync(join(folder(), '.outbox')).filter((name) => name.endsWith('.json')),
    log: (pattern, count = 1) =>
      eventually(
        () => lines.filter((line) => pattern.test(line)).length >= count,
        () => `${pattern}, ${count} times, in ${JSON.stringify(lines)}`,
      ),
  };
}
