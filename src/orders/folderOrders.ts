import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flush } from '../inbox/flush.ts';
import { folderOutbox } from '../inbox/folderOutbox.ts';
import { deleteMessage, messageFolder, messageIds, readMessage } from '../inbox/messageStore.ts';
import { removeEntries } from '../inbox/rules/outbox.ts';
import { writeJson } from '../inbox/writeJson.ts';
import type { DeskStore, Session } from './deskStore.ts';
import { type MessageIndex, messageIndex } from './messageIndex.ts';
import { newSecret } from './orderKeys.ts';
import { orderMemory, readOrder } from './orderLog.ts';
import { scanned } from './scanned.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const unlessMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
};

const isId = (id: string): boolean => /^[0-9a-f]{32}-[1-9]\d{0,8}$/.test(id);

const changesFile = (folder: string): string => join(folder, '.changes');

/** Call it after a change that the desk shows: every server with this folder then looks again. */
export const noteChange = (folder: string): Promise<void> =>
  writeFile(changesFile(folder), randomBytes(8).toString('hex'), { mode: 0o600 });

/** Orders in the inbox's folder. Several servers may use one, without locks. */
export function folderOrders(folder: string, index: MessageIndex = messageIndex(folder)): DeskStore {
  const own = (id: string) => messageFolder(folder, id);
  const logOf = (id: string) => join(own(id), 'events.jsonl');
  const sessionFolder = join(folder, '.desk');
  const session = (hash: string) => join(sessionFolder, `${hash}.json`);
  const changed = () => noteChange(folder);

  const store: DeskStore = {
    memory: orderMemory(),
    readMessage: async (id) => (isId(id) ? readMessage(folder, id) : undefined),
    readLog: async (id) => ({
      text: isId(id) ? ((await readFile(logOf(id), 'utf8').catch(unlessMissing)) ?? '') : '',
      version: null,
    }),
    append: (id, record) =>
      index.changing(id, async () => {
        const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT;
        const file = await open(logOf(id), flags, 0o600).catch(unlessMissing);
        if (file === null) return; // The message was deleted.
        try {
          const bytes = Buffer.from(record);
          // In one write: another writer's record cannot come between.
          const { bytesWritten } = await file.write(bytes);
          if (bytesWritten < bytes.length)
            throw new Error(`The log of ${id} cannot be written: the disk is full.`);
          await file.sync();
        } finally {
          await file.close();
        }
        await flush(own(id), 'folder').catch(unlessMissing);
        await changed();
      }),
    flush: async (id) => {
      await flush(logOf(id), 'file').catch(unlessMissing);
      await flush(own(id), 'folder').catch(unlessMissing);
    },
    putFile: async (id, name, bytes) => {
      const path = join(own(id), name);
      const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
      try {
        await writeFile(temporary, bytes, { mode: 0o600 });
        await flush(temporary, 'file');
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await flush(own(id), 'folder');
    },
    getFile: async (id, name) => {
      const bytes = await readFile(join(own(id), name)).catch(unlessMissing);
      return bytes === null ? null : new Uint8Array(bytes);
    },
    ids: async () => (await index.ids()) ?? messageIds(folder),
    find: async (query, now) => {
      for (const id of await index.due(now)) await readOrder(store, id, now).catch(() => null);
      return (await index.find(query)) ?? scanned(store, query, now);
    },
    readDone: async (id) => {
      const text = await readFile(join(own(id), 'done.json'), 'utf8').catch(unlessMissing);
      return text === null ? null : (JSON.parse(text) as { readonly at: string }).at;
    },
    writeDone: async (id, at) => {
      const path = join(own(id), 'done.json');
      await index.changing(id, () => (at === null ? rm(path, { force: true }) : writeJson(path, { at })));
      await changed();
    },
    erase: async (id) => {
      await removeEntries(folderOutbox(folder), id);
      await index.changing(id, () => deleteMessage(folder, id));
      await changed();
    },
    stampOf: async (id) => {
      if (id === null) return (await readFile(changesFile(folder), 'utf8').catch(unlessMissing)) ?? '';
      const [message, log] = await Promise.all(
        [join(own(id), 'message.json'), logOf(id)].map((path) => stat(path).catch(unlessMissing)),
      );
      return message === null ? null : `${log?.size ?? 0}`;
    },
    readSession: async (hash) => {
      const text = await readFile(session(hash), 'utf8').catch(unlessMissing);
      return text === null ? null : (JSON.parse(text) as Session);
    },
    writeSession: async (hash, content) => {
      await mkdir(sessionFolder, { recursive: true, mode: 0o700 });
      await writeJson(session(hash), content);
    },
    removeSession: (hash) => rm(session(hash), { force: true }),
    sessions: async () => {
      const names = (await readdir(sessionFolder).catch(unlessMissing)) ?? [];
      return names.flatMap((name) => /^([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? []);
    },
  };
  return store;
}

/** The secret from which the keys of all orders follow; made at the first start. Several servers get the same. */
export async function folderSecret(folder: string): Promise<string> {
  const path = join(folder, '.order-secret');
  const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
  const known = await readFile(path, 'utf8').catch(unlessMissing);
  if (known !== null) return known.trim();
  try {
    await writeFile(temporary, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' });
    await flush(temporary, 'file');
    // Exclusive and whole, unlike a file that is created empty.
    await link(temporary, path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    await flush(folder, 'folder');
  } finally {
    await rm(temporary, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
