// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderOutbox } from '../../../src/inbox/folderOutbox.ts';
import { makeStaging, prepareInbox, storeMessage } from '../../../src/inbox/messageStore.ts';
import { queue } from '../../../src/inbox/rules/outbox.ts';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { contact } from '../delivery/deliveryHarness.ts';

/**
 * What a power failure would lose: files and folders that have changed since they were flushed, and what became visible
 * before it was flushed.
 */
const disk = vi.hoisted(() => ({ unflushed: new Set<string>(), early: [] as string[] }));

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const { unflushed, early } = disk;
  const within = (folder: string) =>
    [...unflushed].filter((path) => path === folder || path.startsWith(folder + sep));
  const change = (path: string) => void unflushed.add(path).add(dirname(path));
  return {
    ...fs,
    writeFile: async (path: string, ...rest: [string, object]) => {
      change(path);
      await fs.writeFile(path, ...rest);
    },
    mkdir: async (path: string, options: { recursive?: boolean }) => {
      const made = await fs.mkdir(path, options);
      if (made !== undefined || !options.recursive) change(path);
      return made;
    },
    rename: async (from: string, to: string) => {
      const moved = within(from);
      if (!/\.incoming-/.test(to)) early.push(...moved);
      await fs.rename(from, to);
      for (const path of moved) {
        unflushed.delete(path);
        unflushed.add(to + path.slice(from.length));
      }
      unflushed.add(dirname(to));
    },
    open: async (path: string, flags: string) => {
      const handle = await fs.open(path, flags);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        unflushed.delete(path);
      };
      return handle;
    },
  };
});

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
  prepareInbox(folder.path);
  disk.unflushed.clear();
  disk.early.length = 0;
});
afterEach(() => folder.remove());

const store = () => folderOutbox(folder.path);

/** Stores a message with a file whose bytes the upload has not flushed. */
async function keep() {
  const staging = await makeStaging(folder.path);
  const path = join(staging, 'part-0');
  writeFileSync(path, 'plan');
  disk.unflushed.add(path);
  const file = { path, fileName: 'plan.pdf', size: 4, type: 'application/pdf', sha256: 'f' };
  return storeMessage(
    { ...contact('A message'), attachment: file },
    { staging, file },
    { folder: folder.path },
  );
}

describe.skipIf(process.platform === 'win32')('a power failure does not take', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a message that was acknowledged, with its file', keep],
    [
      'a message that another server is about to acknowledge',
      async () => {
        const { id } = await keep();
        for (const path of ['messages', join('messages', id.slice(0, 32))])
          disk.unflushed.add(join(folder.path, path));
        expect((await keep()).isNew).toBe(false);
      },
    ],
    ['an entry of the outbox', () => queue(store(), `${'0'.repeat(32)}-1`)],
    [
      'the record of a delivery',
      async () => store().write('delivery', (await keep()).id, { state: 'delivered' }),
    ],
  ])('%s', async (_, write) => {
    await write();
    const places = ['messages', '.outbox'].map((name) => join(folder.path, name));
    const lost = [...disk.unflushed].filter((path) => places.some((place) => path.startsWith(place)));
    expect(lost).toEqual([]);
    expect(disk.early).toEqual([]);
  });
});
