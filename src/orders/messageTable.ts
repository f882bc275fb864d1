/** The table of the index: what it says of each message, and how it is searched (L33). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import * as v from 'valibot';
import { nextDue } from '../../machines/order/orderRules.ts';
import { messageFolder } from '../inbox/messageStore.ts';
import { doneSchema, messageSchema } from '../inbox/readInbox.ts';
import type { FoundMessages, MessageQuery } from './deskStore.ts';
import { peopleOf, plainAddress, rowOf, wordsOf } from './documents.ts';
import { foldLog } from './orderLog.ts';

/** Of the tables. An index of another version is rebuilt. */
export const version = 2;
export const tables = `
  CREATE TABLE message (
    id TEXT PRIMARY KEY, receivedAt TEXT, kind TEXT, state TEXT, turn TEXT, words TEXT, email TEXT, replyTo TEXT,
    dueAt INTEGER, damaged INTEGER, row TEXT
  ) WITHOUT ROWID;
  CREATE INDEX found ON message (receivedAt DESC, id, kind, state, turn, words, email, replyTo, damaged);
  CREATE INDEX byDue ON message (dueAt) WHERE dueAt IS NOT NULL;
  CREATE TABLE mark (id TEXT, token TEXT, at INTEGER, PRIMARY KEY (id, token)) WITHOUT ROWID;
  CREATE TABLE seen (boot TEXT, changedAt REAL);
  PRAGMA user_version = ${version};
`;

const readIfThere = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

type Cell = string | number | null;

/** What the index says of a message; null: there is none. */
function cellsOf(folder: string, id: string): readonly Cell[] | null {
  const own = messageFolder(folder, id);
  if (!existsSync(own)) return null;
  const damaged = [id, ...Array<null>(8).fill(null), 1, null];
  try {
    const message = v.parse(messageSchema, JSON.parse(readIfThere(join(own, 'message.json')) ?? ''));
    if (message.id !== id) return damaged;
    const log = readIfThere(join(own, 'events.jsonl')) ?? '';
    const done = v.safeParse(
      v.nullable(doneSchema),
      JSON.parse(readIfThere(join(own, 'done.json')) ?? 'null'),
    );
    const { events, snapshot } = foldLog(message.receivedAt, log);
    const row = rowOf({ message, events, snapshot }, done.success ? (done.output?.at ?? null) : null);
    return [
      id,
      row.receivedAt,
      row.kind,
      row.state,
      row.turn ?? 'nobody',
      wordsOf(row),
      ...peopleOf(message),
      nextDue(snapshot),
      done.success ? 0 : 1,
      JSON.stringify(row),
    ];
  } catch {
    return damaged;
  }
}

/** To be called in a transaction, which keeps others from writing what they read earlier. */
export const readAgain = (db: DatabaseSyncInstance, folder: string, ids: readonly string[]): void => {
  const put = db.prepare(`REPLACE INTO message VALUES (${'?, '.repeat(10)}?)`);
  const drop = db.prepare('DELETE FROM message WHERE id = ?');
  for (const id of ids) {
    const cells = cellsOf(folder, id);
    if (cells === null) drop.run(id);
    else put.run(...cells);
  }
};

export const idsIn = (db: DatabaseSyncInstance, from = 'message', ...values: readonly number[]): string[] =>
  (db.prepare(`SELECT id FROM ${from}`).all(...values) as { readonly id: string }[]).map(({ id }) => id);

export const newestFirst = 'ORDER BY receivedAt DESC, id';

/** Those that fit, the newest first. */
export function found(db: DatabaseSyncInstance, query: MessageQuery): FoundMessages {
  const { text = '', state = '', turn = '', kind = '', person = '', limit = -1 } = query;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const conditions: readonly (readonly [sql: string, ...values: string[]])[] = [
    ['receivedAt IS NOT NULL'],
    ...words.map((word) => ['instr(words, ?) > 0', word] as const),
    ...(state === '' ? [] : [['state = ?', state] as const]),
    ...(turn === '' ? [] : [['turn = ?', turn] as const]),
    ...(kind === '' ? [] : kind === 'wanted' ? [["kind != 'spam'"] as const] : [['kind = ?', kind] as const]),
    ...(person === ''
      ? []
      : [['(email = ? OR replyTo = ?)', plainAddress(person), plainAddress(person)] as const]),
  ];
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const values = conditions.flatMap(([, ...each]) => each);
  const count = (sql: string, ...given: string[]) =>
    (db.prepare(`SELECT count(*) AS n FROM message WHERE ${sql}`).get(...given) as { readonly n: number }).n;
  const rows = db
    .prepare(
      `SELECT row FROM message WHERE id IN (SELECT id FROM message WHERE ${where} ${newestFirst} LIMIT ?) ${newestFirst}`,
    )
    .all(...values, limit) as { readonly row: string }[];
  return {
    rows: rows.map(({ row }) => JSON.parse(row)),
    found: count(where, ...values),
    all: count('receivedAt IS NOT NULL'),
    spam: count("kind = 'spam'"),
    damaged: idsIn(db, 'message WHERE damaged'),
  };
}

/**
 * Finds what came and went without a mark. In SQLite, because in JavaScript the names of 100,000 messages take 30 MB.
 * `add` takes the name of each folder that is there; `changed` then returns the ids that are to be read, `size` at a time.
 */
export function thereTable(db: DatabaseSyncInstance) {
  db.exec('PRAGMA temp_store = MEMORY; DROP TABLE IF EXISTS temp.there');
  db.exec('CREATE TEMP TABLE there (hash TEXT PRIMARY KEY) WITHOUT ROWID');
  const add = db.prepare('INSERT INTO there VALUES (?)');
  const gone = db.prepare(
    'SELECT id FROM message WHERE id > ? AND substr(id, 1, 32) NOT IN there ORDER BY id LIMIT ?',
  );
  const unknown = db.prepare('SELECT hash FROM there WHERE hash > ? ORDER BY hash LIMIT ?');
  function* pages<Row>(statement: typeof gone, size: number, keyOf: (row: Row) => string) {
    for (let last = ''; ; ) {
      const rows = statement.all(last, size) as Row[];
      if (rows.length === 0) return;
      yield rows.map(keyOf);
      last = keyOf(rows[rows.length - 1] as Row);
    }
  }
  return {
    add: (hash: string): void => void add.run(hash),
    *changed(size: number, idsUnder: (hash: string) => readonly string[]): Generator<readonly string[]> {
      yield* pages(gone, size, ({ id }: { readonly id: string }) => id);
      // `.` comes after `-`, which the hash is followed by.
      db.exec(
        "DELETE FROM there WHERE EXISTS (SELECT 1 FROM message WHERE id > hash || '-' AND id < hash || '.')",
      );
      for (const hashes of pages(unknown, size, ({ hash }: { readonly hash: string }) => hash))
        yield hashes.flatMap(idsUnder);
      db.exec('DROP TABLE there');
    },
  };
}
