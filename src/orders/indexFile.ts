/** The file of the index: who may trust it, and what becomes of one that fails (L33). */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { tables, version } from './messageTable.ts';

interface IndexFile {
  /** Removes an index that fails, and tries once more with a new one. Null: there can be no index here. */
  readonly attempt: <Result>(
    work: (db: DatabaseSyncInstance) => Result | Promise<Result>,
  ) => Promise<Result | null>;
  /** In one transaction, during which no other process writes. */
  readonly write: <Result>(db: DatabaseSyncInstance, work: () => Result) => Result;
  /** Nothing is attempted afterwards. */
  readonly close: () => void;
}

const busyMs = 1000;

/** Names this run of the machine, or of the process where the system has no such name. */
const bootOf = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return randomUUID();
  }
};

/** The run of the machine that has written in the index since all of it was flushed; null: none. */
const writerOf = (db: DatabaseSyncInstance): string | null =>
  (db.prepare('SELECT boot FROM seen').get() as { readonly boot: string | null }).boot;

/** `place` is a folder for it alone. */
export function indexFile(place: string, boot = bootOf()): IndexFile {
  const file = join(place, 'messages.sqlite');
  let opened: { readonly db: DatabaseSyncInstance; readonly inode: number } | null = null;
  let isClosed = false;

  const close = (): void => {
    opened?.db.close();
    opened = null;
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

  return {
    attempt,
    write,
    close: () => {
      isClosed = true;
      flush();
      close();
    },
  };
}
