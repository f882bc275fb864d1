// @vitest-environment node
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { messageFolder } from '../../../src/inbox/messageStore.ts';
import type { MessageQuery } from '../../../src/orders/deskStore.ts';
import { folderOrders } from '../../../src/orders/folderOrders.ts';
import { messageIndex } from '../../../src/orders/messageIndex.ts';
import { addEvent } from '../../../src/orders/orderLog.ts';
import { scanned } from '../../../src/orders/scanned.ts';
import { commandForEachTest, hash } from '../inbox-cli/inboxFixture.ts';

const inbox = commandForEachTest();
const now = Date.parse('2026-11-22T12:00:00.000Z');
const [ada, bob, eve] = [`${hash('a')}-1`, `${hash('b')}-1`, `${hash('e')}-1`] as const;
const file = () => join(inbox.folder, '.index', 'messages.sqlite');

/** Another process has a connection of its own, too. */
const process = (index = messageIndex(inbox.folder)) => {
  onTestFinished(index.close);
  return { index, store: folderOrders(inbox.folder, index) };
};

const fill = (): void => {
  inbox.put({ id: ada, kind: 'request', receivedAt: '2026-11-20T10:00:00.000Z', fields: { name: 'Ada' } });
  inbox.put({
    id: bob,
    receivedAt: '2026-11-21T10:00:00.000Z',
    fields: { name: 'Bob', _replyto: 'B@x.org ' },
    signals: ['links', 'hurry'],
  });
  inbox.put({ id: eve, fields: { name: 'Éve O’Neil', email: 'eve@x.org' } });
};
const names = async ({ store }: ReturnType<typeof process>): Promise<readonly string[]> =>
  (await store.find({}, now)).rows.map(({ name }) => name);

const terms = { person: 'Maria', price: 90, date: '2026-12-04', note: '' };
const offer = { ...terms, validUntil: '2026-11-23T12:00:00.000Z' };

test('it finds what reading everything finds, after changes by several processes', async () => {
  fill();
  const [one, other] = [process(), process()];
  expect(await names(one)).toEqual(['Éve O’Neil', 'Bob', 'Ada']);
  await addEvent(other.store, ada, { key: 'k', act: { type: 'offer.make', terms: offer }, by: 'owner' }, now);
  await one.store.writeDone(bob, '2026-11-22T11:00:00.000Z');
  const queries: readonly MessageQuery[] = [
    {},
    { limit: 2 },
    { limit: 0 },
    { text: 'éve O’N' },
    { text: ' ada  request ' },
    { text: `${'%'}` },
    { state: 'offered' },
    { turn: 'owner', kind: 'contact' },
    { kind: 'spam' },
    { kind: 'wanted' },
    { turn: 'nobody' },
    { person: 'b@X.org' },
    { person: 'nobody@x.org' },
  ];
  for (const time of [now, now + 48 * 60 * 60 * 1000])
    for (const { store } of [one, other])
      for (const query of queries)
        expect([query, await store.find(query, time)]).toEqual([query, await scanned(store, query, time)]);
  expect((await one.store.find({ state: 'expired' }, now)).rows.map(({ id }) => id)).toEqual([ada]);
  await other.store.erase(eve);
  expect(await names(one)).toEqual(['Bob', 'Ada']);
  const left = readdirSync(join(inbox.folder, '.index')).map((name) =>
    readFileSync(join(inbox.folder, '.index', name), 'latin1'),
  );
  expect(left.join()).toContain('Bob');
  expect(left.join()).not.toContain('eve@x.org');
});

test('a change is found although whoever made it was killed in its middle', async () => {
  fill();
  const [killed, other] = [process(), process()];
  expect(await names(other)).toHaveLength(3);
  await new Promise<void>((resolve) => {
    void killed.index.changing(bob, async () => {
      writeFileSync(join(messageFolder(inbox.folder, bob), 'done.json'), '{"at":"2026-11-22T11:00:00.000Z"}');
      resolve();
      await new Promise(() => {});
    });
  });
  const done = async () => (await other.store.find({ text: 'bob' }, now)).rows[0]?.doneAt;
  expect(await done()).toBe('2026-11-22T11:00:00.000Z');
  rmSync(join(messageFolder(inbox.folder, bob), 'done.json'));
  expect(await done()).toBe(null);
});

test('what comes and goes by hand is found by the next process', async () => {
  fill();
  expect(await names(process())).toEqual(['Éve O’Neil', 'Bob', 'Ada']);
  rmSync(join(inbox.folder, 'messages', hash('e')), { recursive: true });
  inbox.put({ id: `${hash('d')}-1`, fields: { name: 'Dora' } });
  inbox.put({ id: `${hash('c')}-1` });
  writeFileSync(join(messageFolder(inbox.folder, `${hash('c')}-1`), 'message.json'), '{');
  const next = process();
  expect(await names(next)).toEqual(['Dora', 'Bob', 'Ada']);
  expect((await next.store.find({}, now)).damaged).toEqual([`${hash('c')}-1`]);
});

test('however many came and went by hand, all who ask at once find the same', async () => {
  const ids = Array.from({ length: 260 }, (_, n) => `${hash(n.toString(16).padStart(4, '0'))}-1`);
  const put = (id: string) => inbox.put({ id, fields: { name: id } });
  const found = async () => {
    const one = process();
    const [first, second] = await Promise.all([names(one), names(one)]);
    expect(first).toEqual(second);
    return [...first].sort();
  };
  for (const id of ids.slice(0, 130)) put(id);
  expect(await found()).toEqual(ids.slice(0, 130));
  for (const id of ids.slice(0, 120))
    rmSync(join(inbox.folder, 'messages', id.slice(0, 32)), { recursive: true });
  for (const id of ids.slice(130)) put(id);
  expect(await found()).toEqual(ids.slice(120));
});

test('the next run of the machine trusts it only when whoever wrote last has closed it', async () => {
  fill();
  const inode = () => statSync(file()).ino;
  const of = (run: string) => process(messageIndex(inbox.folder, run));
  const first = of('first');
  await first.store.find({}, now);
  const made = inode();
  const other = of('first');
  expect(await names(other)).toHaveLength(3);
  await first.index.close();
  const second = of('second');
  expect([await names(second), inode()]).toEqual([['Éve O’Neil', 'Bob', 'Ada'], made]);
  await second.store.writeDone(bob, '2026-11-22T11:00:00.000Z');
  await second.index.close();
  // Written after the others have closed, and never closed.
  const killed = of('third');
  await killed.store.writeDone(ada, '2026-11-22T11:00:00.000Z');
  expect(inode()).toBe(made);
  expect(await names(of('fourth'))).toEqual(['Éve O’Neil', 'Bob', 'Ada']);
  expect(inode()).not.toBe(made);
});

describe('it is rebuilt', () => {
  const sql = (text: string) => () => {
    const db = new DatabaseSync(file());
    db.exec(text);
    db.close();
  };
  test.each<[string, () => void]>([
    ['is missing', () => rmSync(join(inbox.folder, '.index'), { recursive: true })],
    ['is empty', () => writeFileSync(file(), '')],
    ['is no database', () => writeFileSync(file(), 'x'.repeat(100_000))],
    ['is cut off', () => writeFileSync(file(), readFileSync(file()).subarray(0, 9000))],
    ['is damaged', () => writeFileSync(file(), readFileSync(file()).fill('x', 4096))],
    ['is of another version', sql('DELETE FROM message; PRAGMA user_version = 999')],
    ['was written before the machine started again', sql("DELETE FROM message; UPDATE seen SET boot = 'x'")],
  ])('when it %s, also for a process that has it open', async (_, damage) => {
    fill();
    const open = process();
    expect(await names(open)).toHaveLength(3);
    damage();
    expect(await names(process())).toEqual(['Éve O’Neil', 'Bob', 'Ada']);
    await open.store.writeDone(ada, '2026-11-22T11:00:00.000Z');
    expect(await names(open)).toEqual(['Éve O’Neil', 'Bob', 'Ada']);
    expect((await process().store.find({ kind: 'request' }, now)).rows[0]?.doneAt).not.toBe(null);
  });
});

test('without a place for it, everything is read', async () => {
  fill();
  writeFileSync(join(inbox.folder, '.index'), '');
  mkdirSync(join(inbox.folder, 'other'));
  const { index, store } = process();
  rmSync(join(inbox.folder, '.index'));
  rmSync(inbox.folder, { recursive: true });
  expect(await index.find({})).toBe(null);
  await expect(store.find({}, now)).rejects.toThrow('ENOENT');
});
