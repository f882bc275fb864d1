import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messageFolder } from './messageStore.ts';
import { alertOf, deliveryNameOf, mailNameOf } from './rules/mailIds.ts';
import type { OutboxStore } from './rules/outbox.ts';
import { writeJson } from './writeJson.ts';

export const outboxFolder = (folder: string): string => join(folder, '.outbox');
export const entryFile = (folder: string, id: string): string => join(outboxFolder(folder), `${id}.json`);
const deliveryFile = (folder: string, id: string): string =>
  join(messageFolder(folder, mailNameOf(id).id), deliveryNameOf(id));

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** None if nothing was ever queued. */
const namesIn = (outbox: string): Promise<string[]> =>
  readdir(outbox).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

export function folderOutbox(folder: string): OutboxStore {
  const files = {
    entry: (id: string) => entryFile(folder, id),
    message: (id: string) => join(messageFolder(folder, mailNameOf(id).id), 'message.json'),
    delivery: (id: string) => deliveryFile(folder, id),
  };
  return {
    ids: async () =>
      (await namesIn(outboxFolder(folder))).flatMap(
        (name) => /^([0-9a-f]{32}-[1-9]\d*(\.(owner|visitor)-\d+)?|alert-\w+)\.json$/.exec(name)?.[1] ?? [],
      ),
    read: async (kind, id) => {
      if (kind !== 'entry' && alertOf(id) !== null) return undefined; // It is about no message.
      try {
        return await readFile(files[kind](id), 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: async (kind, id, content) => {
      if (kind === 'entry') await mkdir(outboxFolder(folder), { recursive: true, mode: 0o700 });
      await writeJson(files[kind](id), content);
    },
    removeEntry: (id) => rm(files.entry(id), { force: true }),
  };
}

/** Creates the outbox and removes unfinished files older than an hour. */
export async function prepareOutbox(folder: string): Promise<void> {
  const outbox = outboxFolder(folder);
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  for (const name of await readdir(outbox)) {
    if (!name.endsWith('.tmp')) continue;
    const file = join(outbox, name);
    const writtenAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - writtenAt > 3_600_000) await rm(file, { force: true });
  }
}
