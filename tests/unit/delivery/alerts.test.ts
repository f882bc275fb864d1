// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type AlertFacts, alertsOf, queueAlerts } from '../../../src/delivery/alerts.ts';
import { deliverySettings } from '../../../src/delivery/settings.ts';
import { folderOutbox, prepareOutbox } from '../../../src/inbox/folderOutbox.ts';
import { serve } from '../../../src/serve/server.ts';
import { securityTxtFile } from '../../../src/site-build/securityTxt.ts';
import { eventually } from '../../worlds/eventually.ts';
import { temporaryFolder, testConfig, writeSite } from '../../worlds/inbox/fixtures.ts';
import { startMailServer } from '../../worlds/inbox/mailServer.ts';

const now = Date.parse('2026-11-26T09:00:00Z');
const day = 24 * 60 * 60 * 1000;
const fine: AlertFacts = {
  freeBytes: 1000,
  reserve: 100,
  securityExpires: new Date(now + 31 * day),
  givenUp: 0,
};

test.each<[string, Partial<AlertFacts>, string[]]>([
  ['nothing', {}, []],
  ['a disk that posts will soon find full', { freeBytes: 199 }, ['disk']],
  ['no disk that cannot be read', { freeBytes: null }, []],
  ['e-mails that were given up', { givenUp: 1 }, ['deliveries']],
  ['a security.txt that expires in a month', { securityExpires: new Date(now + 29 * day) }, ['securityTxt']],
  ['no security.txt of which nothing is known', { securityExpires: undefined }, []],
])('the owner is told of %s', (_, facts, names) =>
  expect(alertsOf({ ...fine, ...facts }, now)).toEqual(names),
);

describe('an inbox', () => {
  let place: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    place = temporaryFolder();
  });
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    place.remove();
  });

  it('queues each once a day, also over restarts', async () => {
    await prepareOutbox(place.path);
    const store = folderOutbox(place.path);
    const queued = async (names: Parameters<typeof queueAlerts>[1], at: number) => {
      await queueAlerts(place.path, names, at);
      const ids = await store.ids();
      for (const id of ids) await store.removeEntry(id);
      return ids;
    };
    expect(await queued(['disk'], now)).toEqual(['alert-disk']);
    expect(await queued(['disk', 'deliveries'], now + day - 1)).toEqual(['alert-deliveries']);
    expect(await queued(['disk'], now + day)).toEqual(['alert-disk']);
  });

  it('tells the owner by e-mail when its disk fills and security.txt expires', async () => {
    const mailServer = await startMailServer();
    closing.push(mailServer.close);
    const settings = deliverySettings({
      SMTP_URL: mailServer.url,
      INBOX_TO: 'owner@desk.test',
      INBOX_FROM: 'Desk <site@desk.test>',
    });
    if (settings === null) throw new Error('There are no settings');
    const dist = join(place.path, 'dist');
    writeSite(dist);
    writeFileSync(join(dist, securityTxtFile), 'Expires: 2026-01-31T00:00:00Z\n');
    const running = await serve({
      config: testConfig,
      dist,
      inboxFolder: join(place.path, 'inbox'),
      port: 0,
      delivery: { settings, log: () => {} },
      limits: { postsPerMinute: 1, bytesPerDay: 1, openUploads: 1, freeBytes: Number.MAX_SAFE_INTEGER },
    });
    closing.push(() => running.close(0));
    await eventually(
      () => mailServer.accepted.length === 2,
      () => 'two e-mails',
    );
    const subjects = mailServer.accepted.map(({ raw }) => /^Subject: (.*)\r?$/m.exec(raw)?.[1]).sort();
    expect(subjects).toEqual([
      'deskhand.example: The disk of the inbox is almost full',
      'deskhand.example: security.txt expires soon',
    ]);
    expect(mailServer.accepted.map(({ to }) => to)).toEqual([['owner@desk.test'], ['owner@desk.test']]);
    await expect.poll(() => folderOutbox(join(place.path, 'inbox')).ids()).toEqual([]);
  });
});
