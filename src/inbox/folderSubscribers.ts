import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { erasing } from './erasures.ts';
import type { Subscriber, SubscriberStore } from './rules/subscribers.ts';
import { writeJson } from './writeJson.ts';

const placeIn = (folder: string): string => join(folder, 'newsletter');
const fileOf = (folder: string, id: string): string => join(placeIn(folder), `${id}.json`);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** One file for each address on a list. */
export const folderSubscribers = (folder: string): SubscriberStore => ({
  ids: async () => {
    const names = await readdir(placeIn(folder)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names.flatMap((name) => /^([0-9a-f]{32})\.json$/.exec(name)?.[1] ?? []);
  },
  read: async (id) => {
    try {
      return JSON.parse(await readFile(fileOf(folder, id), 'utf8')) as Subscriber;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  write: async (id, subscriber) => {
    await mkdir(placeIn(folder), { recursive: true, mode: 0o700 });
    await writeJson(fileOf(folder, id), subscriber);
  },
  remove: (id) => erasing(folder, `newsletter/${id}.json`, () => rm(fileOf(folder, id), { force: true })),
});
