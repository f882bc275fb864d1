/** The rows of all messages in SQLite, so that nobody reads all folders for a list. The folders stay the truth (L33). */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { FoundMessages, MessageQuery } from './deskStore.ts';
import { found, idsIn, readAgain, tables, version } from './messageTable.ts';

export interface MessageIndex {
  /** Makes a change of a message known, even if this process is killed during it. */
  readonly changing: <Result>(id: string, change: () => Promise<Result>) => Promise<Result>;
  /** Null: there can be no index here, so the folders must be read. */
  readonly ids: () => Promise<readonly string[] | null>;
  /** As `ids`. */
  readonly find: (query: MessageQuery) => Promise<FoundMessages | null>;
  /** Whose state only time has changed: the clock's event is still to be appended. */
  readonly due: (now: number) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** No change takes longer: whoever made an older mark was killed. */
const markMs = 60 * 60 * 1000;
/** A younger change of a folder may have the same time as a look. */
const clockTickMs = 2000;
const lookMs = 30_000;
/** How many messages are read before others get a turn. */
const atOnce = 50;
const busyMs = 1000;
/** The changes of this time are read together, or when somebody asks. */
const settleMs = 5_000;

/** Names this run of the machine, or of the process where the system has no such name. */
const bootOf = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return randomUUID();
  }
};

/** Says that a message is being changed. */
interface Mark {
  readonly id: string;
  readonly token: string;
}

/** The run of the machine that has written in the index since all of it was flushed; null: none. */
const writerOf = (db: DatabaseSyncInstance): string | null =>
  (db.prepare('SELECT boot FROM seen').get() as { readonly boot: string | null }).boot;

/** The index of an inbox, for one process; any number of processes may have one. Rebuilt when it is missing or damaged. */
export function messageIndex(folder: string, boot = bootOf()): MessageIndex {
  const place = join(folder, '.index');
  const file = join(place, 'messages.sqlite');
  let opened: { readonly db: DatabaseSyncInstance; readonly inode: number } | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const begun: Mark[] = [];
  const ended: Mark[] = [];
  let marking: Promise<unknown> | null = null;
  let settling: NodeJS.Timeout | undefined;

  const close = (): void => {
    opened?.db.close();
    opened = null;
    lookedAt = Number.NEGATIVE_INFINITY;
  };

  const remove = (): void => {
    try {
      close();
    } catch {
      opened = null; // A damaged file may not even be closed.
    }
    rmSync(place, { recursive: true, force: true });
  };

  const inTransaction = <Result>(db: DatabaseSyncInstance, work: () => Result): Result => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };

  /**
   * Changes are not flushed, so only this run of the machine may trust them (`open`). Who makes the first says so before,
   * and flushes that.
   */
  const write = <Result>(db: DatabaseSyncInstance, work: () => Result): Result => {
    for (;;) {
      const done = inTransaction(db, () => (writerOf(db) === null ? null : { result: work() }));
      if (done !== null) return done.result;
      db.exec('PRAGMA synchronous = FULL');
      db.prepare('UPDATE seen SET boot = ? WHERE boot IS NULL').run(boot);
      db.exec('PRAGMA synchronous = OFF');
    }
  };

  /** Lets the next run of the machine trust all that is written. */
  const flush = (): void => {
    try {
      opened?.db.exec('PRAGMA synchronous = FULL');
      opened?.db.prepare('UPDATE seen SET boot = NULL WHERE boot = ?').run(boot);
    } catch {
      // That run rebuilds it.
    }
  };

  const isTrusted = (db: DatabaseSyncInstance): boolean => {
    const found = db.prepare('PRAGMA user_version').get() as { readonly user_version: number };
    return found.user_version === version && [null, boot].includes(writerOf(db));
  };

  const open = async (): Promise<DatabaseSyncInstance> => {
    // Another process may have removed the file, and made another.
    if (opened !== null && statSync(file, { throwIfNoEntry: false })?.ino === opened.inode) return opened.db;
    close();
    // Not the inbox itself, which somebody may have removed.
    if (!existsSync(place)) mkdirSync(place, { mode: 0o700 });
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const db = new DatabaseSync(file, { timeout: busyMs });
    opened = { db, inode: statSync(file).ino };
    // What is erased must not stay in free pages or in the journal.
    db.exec('PRAGMA secure_delete = ON; PRAGMA journal_mode = TRUNCATE');
    db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -16000');
    inTransaction(db, () => {
      const { n } = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as { readonly n: number };
      if (n > 0) return;
      db.exec(tables);
      db.prepare('INSERT INTO seen VALUES (?, 0)').run(boot);
    });
    if (!isTrusted(db)) throw new Error('The index is of another version, or was not flushed.');
    return db;
  };

  /** Removes an index that fails, and tries once more with a new one. Null: there can be no index here. */
  const attempt = async <Result>(
    work: (db: DatabaseSyncInstance) => Result | Promise<Result>,
  ): Promise<Result | null> => {
    for (const isLast of [false, true]) {
      if (isClosed) return null;
      try {
        return await work(await open());
      } catch {
        try {
          remove();
        } catch {
          return null;
        }
        if (isLast) return null;
      }
    }
    return null;
  };

  const idsUnder = (hash: string): string[] =>
    readdirSync(join(folder, 'messages', hash))
      .filter((name) => /^[1-9]\d{0,8}$/.test(name))
      .map((name) => `${hash}-${name}`);

  const readInTurns = async (db: DatabaseSyncInstance, ids: readonly string[]): Promise<void> => {
    for (let n = 0; n < ids.length; n += atOnce) {
      write(db, () => readAgain(db, folder, ids.slice(n, n + atOnce)));
      await setImmediate();
    }
  };

  /** Reads the messages that came or went without a mark, of which the folder of all messages tells. */
  const lookForOthers = async (db: DatabaseSyncInstance): Promise<void> => {
    const now = Date.now();
    if (Math.abs(now - lookedAt) < lookMs) return;
    const messages = join(folder, 'messages');
    const changedAt = statSync(messages).mtimeMs;
    const seen = db.prepare('SELECT changedAt FROM seen').get() as { readonly changedAt: number };
    if (seen.changedAt !== changedAt) {
      const hashes = new Set<string>();
      for (const name of await readdir(messages)) if (/^[0-9a-f]{32}$/.test(name)) hashes.add(name);
      const gone: string[] = [];
      const known = db.prepare('SELECT id FROM message');
      // One at a time: all of them would take much memory.
      for (const { id } of known.iterate() as Iterable<{ readonly id: string }>)
        if (!hashes.has(id.slice(0, 32))) gone.push(id);
      await readInTurns(db, gone);
      for (const { id } of known.iterate() as Iterable<{ readonly id: string }>)
        hashes.delete(id.slice(0, 32));
      const unknown = [...hashes];
      for (let n = 0; n < unknown.length; n += atOnce)
        await readInTurns(db, unknown.slice(n, n + atOnce).flatMap(idsUnder));
      if (now - changedAt > clockTickMs)
        write(db, () => db.prepare('UPDATE seen SET changedAt = ?').run(changedAt));
    }
    lookedAt = now;
  };

  /** Reads what is being changed, or was when somebody was killed. */
  const readMarked = (db: DatabaseSyncInstance): void => {
    const marked = [...new Set(idsIn(db, 'mark'))];
    if (marked.length === 0) return;
    write(db, () => {
      readAgain(db, folder, marked);
      db.prepare('DELETE FROM mark WHERE abs(? - at) > ?').run(Date.now(), markMs);
    });
  };

  /** Marks that begin in the same turn are written together. */
  const mark = (own: Mark): Promise<unknown> => {
    begun.push(own);
    marking ??= setImmediate().then(() => {
      marking = null;
      const all = begun.splice(0);
      return attempt((db) =>
        write(db, () => {
          const put = db.prepare('INSERT INTO mark VALUES (?, ?, ?)');
          for (const { id, token } of all) put.run(id, token, Date.now());
        }),
      );
    });
    return marking;
  };

  /** Nobody waits for it: until then, the mark says that the message is to be read. */
  const settle = async (): Promise<void> => {
    clearTimeout(settling);
    settling = undefined;
    const all = ended.splice(0);
    if (all.length === 0) return;
    await attempt((db) =>
      write(db, () => {
        readAgain(db, folder, [...new Set(all.map(({ id }) => id))]);
        const drop = db.prepare('DELETE FROM mark WHERE id = ? AND token = ?');
        for (const { id, token } of all) drop.run(id, token);
      }),
    );
  };

  const asked = async <Result>(work: (db: DatabaseSyncInstance) => Result): Promise<Result | null> => {
    await settle();
    return attempt(async (db) => {
      await lookForOthers(db);
      readMarked(db);
      return work(db);
    });
  };

  return {
    changing: async (id, change) => {
      const own = { id, token: randomUUID() };
      await mark(own);
      try {
        return await change();
      } finally {
        ended.push(own);
        settling ??= setTimeout(settle, settleMs);
      }
    },
    ids: () => asked(idsIn),
    due: async (now) => (await asked((db) => idsIn(db, 'message WHERE dueAt <= ?', now))) ?? [],
    find: (query) => asked((db) => found(db, query)),
    close: async () => {
      await settle();
      isClosed = true;
      flush();
      close();
    },
  };
}
