// @vitest-environment node
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryFile, outboxFolder } from '../../../src/inbox/folderOutbox.ts';
import { messageFolder, messageIds } from '../../../src/inbox/messageStore.ts';
import { keepPruned, pruneInbox } from '../../../src/inbox/pruneInbox.ts';
import { keepDays } from '../../../src/serve/environment.ts';
import { serve } from '../../../src/serve/server.ts';
import { temporaryFolder, testConfig } from '../../worlds/inbox/fixtures.ts';
import { parts } from '../../worlds/inbox/form.ts';
import { inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';

const dayMs = 24 * 60 * 60 * 1000;
const inbox = inboxForEachTest();

/** What a server leaves that has looked for this long, the last time just now. */
const lookedFor = (ageMs: number, now = Date.now()): void =>
  writeFileSync(join(inbox.folder, '.clock.json'), JSON.stringify({ at: now, since: now - ageMs }));

/** Makes the only message as old as this. */
const makeOld = (ageMs: number): string => {
  const path = join(inbox.folder, inbox.messages()[0]?.folder ?? '', 'message.json');
  const message = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...message, receivedAt: new Date(Date.now() - ageMs).toISOString() }));
  return message.id;
};

describe('a server with INBOX_KEEP_DAYS', () => {
  const serveFor = (days: number | null) =>
    serve({ config: testConfig, inboxFolder: inbox.folder, port: 0, keepDays: days });

  test('deletes old messages when it starts', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await inbox.post(parts());
    const id = makeOld(3 * dayMs);
    lookedFor(dayMs);
    const others = await Promise.all([serveFor(null), serveFor(4)]);
    expect(inbox.messages()).toHaveLength(1);
    others.push(await serveFor(2));
    await expect.poll(() => log).toHaveBeenCalledWith(`Deleted because of INBOX_KEEP_DAYS: ${id}`);
    expect(inbox.messages()).toEqual([]);
    for (const other of others) await other.close(0);
  });

  test('has no folder if its endpoints are elsewhere', async () => {
    const log = vi.spyOn(console, 'log');
    const folder = join(inbox.parent, 'none');
    const config = { ...testConfig, formEndpoint: '', requestEndpoint: 'https://forms.example/1' };
    const other = await serve({ config, inboxFolder: folder, port: 0, keepDays: 1 });
    await other.close(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(readdirSync(inbox.parent)).toEqual(['inbox']);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('keepPruned', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('prunes again every hour, until it is ended', async () => {
    await inbox.post(parts());
    makeOld(dayMs - 1000);
    let now = Date.now();
    lookedFor(dayMs);
    const logged: string[] = [];
    const stop = keepPruned({ folder: inbox.folder, keepDays: 1, now: () => now }, (line) =>
      logged.push(line),
    );
    await vi.advanceTimersByTimeAsync(59 * 60 * 1000);
    now += 60 * 60 * 1000;
    expect(inbox.messages()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60 * 1000);
    await expect.poll(() => logged).toHaveLength(1);
    expect(inbox.messages()).toEqual([]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('names what it cannot read, and goes on', async () => {
    await inbox.post(parts());
    makeOld(9 * dayMs);
    lookedFor(dayMs);
    const broken = join(inbox.folder, 'messages', 'f'.repeat(32), '1');
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, 'message.json'), '{');
    const logged: string[] = [];
    const stop = keepPruned({ folder: inbox.folder, keepDays: 1 }, (line) => logged.push(line));
    await expect.poll(() => logged).toHaveLength(2);
    expect(logged[1]).toBe(`Kept, because it cannot be read: ${join(broken, 'message.json')}`);
    expect(readdirSync(join(inbox.folder, 'messages'))).toEqual(['f'.repeat(32)]);
    stop();
  });

  test('a clock that leaps deletes nothing, unless it stays there for a day', async () => {
    await inbox.post(parts());
    let now = Date.now();
    lookedFor(9 * dayMs);
    now += 3650 * dayMs;
    const logged: string[] = [];
    const stop = keepPruned({ folder: inbox.folder, keepDays: 365, now: () => now }, (line) =>
      logged.push(line),
    );
    await expect.poll(() => logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^INBOX_KEEP_DAYS: nothing is deleted before 20\d\d-/);
    for (let hour = 1; hour < 24; hour++) {
      now += 60 * 60 * 1000;
      await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
      await expect
        .poll(() => JSON.parse(readFileSync(join(inbox.folder, '.clock.json'), 'utf8')).at)
        .toBe(now);
    }
    expect(inbox.messages()).toHaveLength(1);
    now += 60 * 60 * 1000;
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    await expect.poll(inbox.messages).toEqual([]);
    stop();
  });

  test('the first look, without a memory of the clock, deletes nothing', async () => {
    await inbox.post(parts());
    makeOld(9 * dayMs);
    const logged: string[] = [];
    const stop = keepPruned({ folder: inbox.folder, keepDays: 1 }, (line) => logged.push(line));
    await expect.poll(() => logged[0]).toMatch(/^INBOX_KEEP_DAYS: nothing is deleted before/);
    expect(inbox.messages()).toHaveLength(1);
    stop();
  });

  test('says that the folder is gone', async () => {
    const folder = temporaryFolder();
    folder.remove();
    const logged: string[] = [];
    const stop = keepPruned({ folder: folder.path, keepDays: 1 }, (line) => logged.push(line));
    await expect.poll(() => logged[0]).toMatch(/^Old messages could not be deleted: Error: ENOENT/);
    stop();
  });
});

test('a message whose e-mail is sent again while others are deleted stays (L22)', async () => {
  for (let n = 0; n < 30; n++) await inbox.post(parts({ name: `Sender ${n}` }));
  const ids = await messageIds(inbox.folder);
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  const pruning = pruneInbox({ folder: inbox.folder, keepDays: 1, now: () => Date.now() + 9 * dayMs });
  while (existsSync(messageFolder(inbox.folder, first))) await new Promise(setImmediate);
  mkdirSync(outboxFolder(inbox.folder));
  writeFileSync(entryFile(inbox.folder, last), '{}');
  expect((await pruning).deleted).toEqual(ids.slice(0, -1));
});

describe('INBOX_KEEP_DAYS', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['1', 1],
    ['365', 365],
  ])('%j means %j', (text, days) => {
    vi.stubEnv('INBOX_KEEP_DAYS', text);
    expect(keepDays()).toBe(days);
  });
  test.each(['0', '-1', '1.5', '30 days', '1e3', '100000', ' '])('%j is refused', (text) => {
    vi.stubEnv('INBOX_KEEP_DAYS', text);
    expect(() => keepDays()).toThrow('INBOX_KEEP_DAYS must be a whole number of days from 1 to 99999');
  });
  afterEach(() => vi.unstubAllEnvs());
});
