// @vitest-environment node
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareInbox } from '../../../src/inbox/messageStore.ts';
import { serve } from '../../../src/serve/server.ts';
import { temporaryFolder, testConfig } from '../../worlds/inbox/fixtures.ts';

let parent: ReturnType<typeof temporaryFolder>;
let inbox: string;

beforeEach(() => {
  parent = temporaryFolder();
  inbox = join(parent.path, 'inbox');
});
afterEach(() => parent.remove());

/** Root may write everywhere, so the effective user is somebody else meanwhile. */
async function asSomebody(run: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await run();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test.skipIf(process.platform === 'win32').each(['inbox', 'inbox/messages'])(
  'the server does not start when %s is read-only',
  async (place) => {
    mkdirSync(join(inbox, 'messages'), { recursive: true });
    chmodSync(parent.path, 0o755);
    for (const folder of [inbox, join(inbox, 'messages')]) chmodSync(folder, 0o777);
    chmodSync(join(parent.path, place), 0o555);
    await asSomebody(async () => {
      const starting = serve({ config: testConfig, inboxFolder: inbox, port: 0 });
      await expect(starting).rejects.toThrow(
        `The inbox ${inbox} cannot keep messages (EACCES). Set INBOX_DIR to a folder that can.`,
      );
    });
  },
);

test('the server does not start when the inbox is a file', async () => {
  writeFileSync(inbox, '');
  await expect(serve({ config: testConfig, inboxFolder: inbox, port: 0 })).rejects.toThrow(
    /cannot keep messages \(E(NOTDIR|EXIST)\)/,
  );
});

test('what the check writes is gone', () => {
  prepareInbox(inbox);
  expect(readdirSync(inbox)).toEqual(['messages']);
  expect(readdirSync(join(inbox, 'messages'))).toEqual([]);
});
