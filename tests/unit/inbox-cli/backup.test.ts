// @vitest-environment node
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { describe, expect, it } from 'vitest';
import { folderSubscribers } from '../../../src/inbox/folderSubscribers.ts';
import { deleteMessage, messageFolder } from '../../../src/inbox/messageStore.ts';
import { readInbox } from '../../../src/inbox/readInbox.ts';
import { folderPlace } from '../../../src/inbox-cli/place.ts';
import { commandForEachTest, hash } from './inboxFixture.ts';

const inbox = commandForEachTest();
const ada = `${hash('aaaa')}-1`;
const bob = `${hash('bbbb')}-2`;
const file = () => join(inbox.parent, 'backups', 'inbox.tar.gz');
const other = () => join(inbox.parent, 'other');

const subscriber = {
  email: 'ada@example.org',
  list: 'letter' as const,
  askedAt: '2026-11-22T10:00:00.000Z',
  confirmedAt: null,
  tokens: [],
};

const fill = async () => {
  mkdirSync(join(inbox.parent, 'backups'));
  const attachment = { fileName: 'a b.pdf', storedAs: 'attachment-a-b.pdf', size: 3, type: '', sha256: '' };
  writeFileSync(join(inbox.put({ id: ada, attachment }), 'attachment-a-b.pdf'), 'pdf');
  inbox.put({ id: bob, kind: 'request' });
  writeFileSync(join(messageFolder(inbox.folder, bob), 'events.jsonl'), '\n{"number":1}\n');
  writeFileSync(join(messageFolder(inbox.folder, bob), 'done.json'), '{"at":"2026-11-22T11:00:00.000Z"}');
  inbox.putWaiting({ id: bob });
  await folderSubscribers(inbox.folder).write(hash('c'), subscriber);
  writeFileSync(join(inbox.folder, '.order-secret'), 'a secret\n');
};

const backUp = () => inbox.run(['backup', file()]);
const restore = (source = file()) => inbox.run(['restore', source], { place: folderPlace(other()) });

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(folder.length + 1), readFileSync(path, 'latin1')];
      }),
  );

describe('backup and restore', () => {
  it('bring back every file, and say what that is', async () => {
    await fill();
    const what = '2 messages, 1 file, 1 order that has begun, 1 newsletter sign-up, 1 e-mail that waits';
    expect(await backUp()).toMatchObject({ code: 0, out: `Backed up to ${file()}: ${what}.` });
    expect(await restore()).toMatchObject({ code: 0, out: `Restored to ${other()}: ${what}.` });
    expect(filesIn(other())).toEqual(filesIn(inbox.folder));
    expect(readdirSync(join(inbox.parent, 'backups'))).toEqual(['inbox.tar.gz']);
  });

  it('leave out what belongs to one server, and what is not whole', async () => {
    await fill();
    const before = filesIn(inbox.folder);
    for (const name of [
      '.incoming-host-1-2-ab/message.json',
      '.outbox/.owner-1',
      '.outbox/x.json.1-ab.tmp',
      '.desk/a.json',
      '.changes',
      '.clock.json',
    ]) {
      mkdirSync(join(inbox.folder, name, '..'), { recursive: true });
      writeFileSync(join(inbox.folder, name), '{}');
    }
    writeFileSync(join(messageFolder(inbox.folder, ada), 'done.json.1-ab.tmp'), '{');
    await backUp();
    await restore();
    expect(filesIn(other())).toEqual(before);
  });

  it('do without anything in the inbox, and print JSON', async () => {
    expect(JSON.parse((await inbox.run(['backup', 'all.tar.gz', '--json'])).out)).toEqual({
      messages: 0,
      files: 0,
      orders: 0,
      signUps: 0,
      emailsWaiting: 0,
    });
    const { code, out } = await inbox.run(['restore', 'all.tar.gz', '--json'], {
      place: folderPlace(other()),
    });
    expect([code, JSON.parse(out)]).toMatchObject([0, { messages: 0, erasedAgain: 0 }]);
  });

  it('do not bring back what was erased after the backup, but what came again', async () => {
    await fill();
    await backUp();
    cpSync(file(), join(inbox.parent, 'backups', 'old.tar.gz'));
    await inbox.run(['delete', ada, '--yes']);
    await deleteMessage(inbox.folder, bob);
    await folderSubscribers(inbox.folder).remove(hash('c'));
    inbox.put({ id: bob, receivedAt: '2999-01-01T00:00:00.000Z' });
    await backUp();
    const old = await restore(join(inbox.parent, 'backups', 'old.tar.gz'));
    expect(old.out).toContain('Erased again, because it was erased after the backup: 3.');
    expect((await readInbox(other())).entries).toEqual([]);
    rmSync(other(), { recursive: true });
    expect((await restore()).out).toContain('1 message');
    expect((await readInbox(other())).entries.map(({ message }) => message.id)).toEqual([bob]);
    // The list goes on, from backup to backup.
    rmSync(inbox.folder, { recursive: true });
    cpSync(other(), inbox.folder, { recursive: true });
    rmSync(join(inbox.parent, 'backups', 'erased.jsonl'));
    await backUp();
    expect(readFileSync(join(inbox.parent, 'backups', 'erased.jsonl'), 'utf8').split('\n')).toHaveLength(4);
  });
});

describe('restore refuses, and leaves nothing behind,', () => {
  it.each<[string, (whole: Buffer) => Buffer]>([
    [
      'a file with one wrong byte',
      (whole) => Buffer.from(whole.map((byte, at) => (at === whole.length >> 1 ? byte ^ 1 : byte))),
    ],
    ['half a file', (whole) => whole.subarray(0, whole.length >> 1)],
    ['a file without its last byte', (whole) => whole.subarray(0, -1)],
    ['an empty file', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('not a backup')],
  ])('%s', async (_, damaged) => {
    await fill();
    await backUp();
    writeFileSync(file(), damaged(readFileSync(file())));
    const { code, errors } = await restore();
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/damaged, or not a backup: .* Nothing was restored\.$/),
    ]);
    expect(readdirSync(other())).toEqual([]);
  });

  it.each([
    ['another archive', [{ header: { name: 'a', size: 1 }, body: 'a' }]],
    [
      'an archive that leads out',
      [
        { header: { name: 'backup.json', size: 13 }, body: '{"version":1}' },
        { header: { name: '../../evil', size: 1 }, body: 'a' },
      ],
    ],
    ['an archive of a later version', [{ header: { name: 'backup.json', size: 13 }, body: '{"version":2}' }]],
  ])('%s', async (_, entries) => {
    mkdirSync(join(inbox.parent, 'backups'));
    writeFileSync(file(), gzipSync(await packTar(entries)));
    const { code, errors } = await restore();
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/(not a backup of an inbox|newer version).*Nothing was restored\.$/),
    ]);
    expect(readdirSync(other())).toEqual([]);
    expect(existsSync(join(inbox.parent, 'evil'))).toBe(false);
  });

  it('an inbox that is in use', async () => {
    await fill();
    await backUp();
    const before = filesIn(inbox.folder);
    expect(await inbox.run(['restore', file()])).toMatchObject({
      code: 1,
      errors: `${inbox.folder} is not empty. Stop the server, and move what is there away first. Nothing was restored.`,
    });
    expect(filesIn(inbox.folder)).toEqual(before);
  });

  it('what is not there', async () => {
    expect(await restore(join(inbox.parent, 'none.tar.gz'))).toMatchObject({ code: 1, out: '' });
    expect(await inbox.run(['backup', 'x.tar.gz'], { place: folderPlace(other()) })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('There is no inbox at'),
    });
    expect(await inbox.run(['restore'])).toMatchObject({ code: 2 });
  });
});

describe('restore of a copy of the bucket', () => {
  it('puts each object where the server looks for it', async () => {
    await fill();
    const bucket = join(inbox.parent, 'bucket');
    cpSync(inbox.folder, bucket, { recursive: true });
    mkdirSync(join(bucket, 'outbox'));
    cpSync(join(bucket, '.outbox', `${bob}.json`), join(bucket, 'outbox', bob));
    cpSync(join(bucket, '.order-secret'), join(bucket, 'order-secret'));
    for (const name of ['.outbox', '.order-secret']) rmSync(join(bucket, name), { recursive: true });
    mkdirSync(join(bucket, 'desk'));
    writeFileSync(join(bucket, 'desk', `${'a'.repeat(64)}.json`), '{}');
    expect((await restore(bucket)).code).toBe(0);
    expect(filesIn(other())).toEqual(filesIn(inbox.folder));
  });

  it('refuses a folder without messages', async () => {
    mkdirSync(join(inbox.parent, 'empty'));
    expect((await restore(join(inbox.parent, 'empty'))).errors).toContain('not a copy of a bucket');
  });
});
