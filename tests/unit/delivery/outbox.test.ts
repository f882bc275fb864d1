// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { messageFolder } from '../../../src/inbox/messageStore.ts';
import { entryFile, prepareOutbox, queue, queueAgain, readEntry, settle } from '../../../src/inbox/outbox.ts';
import { contact, deliveryForEachTest, eventually } from './deliveryHarness.ts';

const inbox = deliveryForEachTest();
const id = `${'0'.repeat(32)}-1`;
const now = Date.parse('2026-11-22T10:00:00.000Z');

describe('the outbox', () => {
  test('has one file for each message that waits, for the owner’s eyes only', async () => {
    await queue(inbox.folder, id, now);
    expect(JSON.parse(readFileSync(entryFile(inbox.folder, id), 'utf8'))).toEqual({
      id,
      attempts: 0,
      nextAt: '2026-11-22T10:00:00.000Z',
      lastReason: null,
      since: '2026-11-22T10:00:00.000Z',
      follows: null,
    });
    expect(readdirSync(join(inbox.folder, '.outbox'))).toEqual([`${id}.json`]);
    if (process.platform !== 'win32') expect(statSync(entryFile(inbox.folder, id)).mode & 0o777).toBe(0o600);
  });

  test('keeps what waits when a second server queues the same message', async () => {
    await queue(inbox.folder, id, now);
    const before = readFileSync(entryFile(inbox.folder, id), 'utf8');
    await queue(inbox.folder, id, now + 1);
    expect(readFileSync(entryFile(inbox.folder, id), 'utf8')).toBe(before);
  });

  test('knows which delivery a message follows that is sent again', async () => {
    const stored = await inbox.store(contact('A message'));
    const at = '2026-11-22T11:00:00.000Z';
    await settle(inbox.folder, stored, { state: 'givenUp', at, attempts: 1, reason: '550' });
    expect(await readEntry(inbox.folder, stored)).toBeUndefined();
    await queueAgain(inbox.folder, stored, now);
    expect(await readEntry(inbox.folder, stored)).toMatchObject({ follows: at, attempts: 0 });
  });

  test('lets go of a message that was deleted before it was settled', async () => {
    await queue(inbox.folder, id, now);
    await settle(inbox.folder, id, {
      state: 'delivered',
      at: '2026-11-22T11:00:00.000Z',
      attempts: 1,
      reason: null,
    });
    expect(existsSync(entryFile(inbox.folder, id))).toBe(false);
    expect(existsSync(messageFolder(inbox.folder, id))).toBe(false);
  });

  test('is cleaned of what a killed server was writing an hour ago', async () => {
    await prepareOutbox(inbox.folder);
    const [old, recent] = ['a.json.1-aa.tmp', 'a.json.1-bb.tmp'].map((name) =>
      join(inbox.folder, '.outbox', name),
    );
    for (const file of [old, recent]) writeFileSync(file ?? '', '');
    const then = new Date(Date.now() - 3_601_000);
    utimesSync(old ?? '', then, then);
    await prepareOutbox(inbox.folder);
    expect([old, recent].map((file) => existsSync(file ?? ''))).toEqual([false, true]);
  });

  test('drops an entry whose message has not appeared within an hour, and sends nothing', async () => {
    const server = await inbox.mailServer();
    const clock = new SimulatedClock();
    clock.set(now + 3_600_000);
    await queue(inbox.folder, id, now);
    await inbox.start(server.url, clock);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(inbox.waiting()).toHaveLength(1);
    clock.set(now + 3_600_001);
    await eventually(
      () => inbox.waiting().length === 0,
      () => 'the entry is dropped',
    );
    expect(server.read).toHaveLength(0);
  });
});
