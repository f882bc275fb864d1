/** The rows of all messages in SQLite, so that nobody reads all folders for a list. The folders stay the truth (L33). */
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { FoundMessages, MessageQuery } from './deskStore.ts';
import { indexFile } from './indexFile.ts';
import { found, idsIn, newestFirst, readAgain, thereTable } from './messageTable.ts';

export interface MessageIndex {
  /** Makes a change of a message known, even if this process is killed during it. */
  readonly changing: <Result>(id: string, change: () => Promise<Result>) => Promise<Result>;
  /** Null: there can be no index here, so the folders must be read. */
  readonly ids: () => Promise<readonly string[] | null>;
  /** As `ids`, with more memory. */
  readonly idsNewestFirst: () => Promise<readonly string[] | null>;
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
/** The changes of this time are read together, or when somebody asks. */
const settleMs = 5_000;

/** Says that a message is being changed. */
interface Mark {
  readonly id: string;
  readonly token: string;
}

/** The index of an inbox, for one process; any number of processes may have one. Rebuilt when it is missing or damaged. */
export function messageIndex(folder: string, boot?: string): MessageIndex {
  const { attempt, write, close } = indexFile(join(folder, '.index'), boot);
  let looked: { readonly db: DatabaseSyncInstance; readonly at: number } | null = null;
  let looking: Promise<void> | null = null;
  const begun: Mark[] = [];
  const ended: Mark[] = [];
  let marking: Promise<unknown> | null = null;
  let settling: NodeJS.Timeout | undefined;

  const idsUnder = (hash: string): string[] =>
    readdirSync(join(folder, 'messages', hash))
      .filter((name) => /^[1-9]\d{0,8}$/.test(name))
      .map((name) => `${hash}-${name}`);

  /** Reads the messages that came or went without a mark, of which the folder of all messages tells. */
  const lookForOthers = async (db: DatabaseSyncInstance): Promise<void> => {
    const now = Date.now();
    if (looked?.db === db && Math.abs(now - looked.at) < lookMs) return;
    const messages = join(folder, 'messages');
    const changedAt = statSync(messages).mtimeMs;
    const seen = db.prepare('SELECT changedAt FROM seen').get() as { readonly changedAt: number };
    if (seen.changedAt !== changedAt) {
      const there = thereTable(db);
      for await (const { name } of await opendir(messages)) if (/^[0-9a-f]{32}$/.test(name)) there.add(name);
      for (const ids of there.changed(atOnce, idsUnder)) {
        write(db, () => readAgain(db, folder, ids));
        await setImmediate();
      }
      if (now - changedAt > clockTickMs)
        write(db, () => db.prepare('UPDATE seen SET changedAt = ?').run(changedAt));
    }
    looked = { db, at: now };
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
      looking ??= lookForOthers(db).finally(() => {
        looking = null;
      });
      await looking;
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
    idsNewestFirst: () => asked((db) => idsIn(db, `message ${newestFirst}`)),
    due: async (now) => (await asked((db) => idsIn(db, 'message WHERE dueAt <= ?', now))) ?? [],
    find: (query) => asked((db) => found(db, query)),
    close: async () => {
      await settle();
      close();
    },
  };
}
