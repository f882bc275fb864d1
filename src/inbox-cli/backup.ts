/** The whole inbox as one file, and back. Consistent while servers write (L32). */
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { eraseAgain, erasuresName, joinErasures, readErasures } from '../inbox/erasures.ts';
import { flush } from '../inbox/flush.ts';
import { entryFile, folderOutbox } from '../inbox/folderOutbox.ts';
import { folderSubscribers } from '../inbox/folderSubscribers.ts';
import { makeStaging, messageFolder, messageIds } from '../inbox/messageStore.ts';
import { alertOf, mailNameOf } from '../inbox/rules/mailIds.ts';

export interface Contents {
  readonly messages: number;
  readonly files: number;
  readonly orders: number;
  readonly signUps: number;
  readonly emailsWaiting: number;
}

/** What cannot be restored, in a sentence. */
export class Unrestorable extends Error {}

interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const markName = 'backup.json';
const version = 1;
/** Beside the backups: what was erased, as the newest of them knows it. */
const listName = 'erased.jsonl';

const inMessage = /^messages\/[0-9a-f]{32}\/[1-9]\d*\/([\w.-]+)$/;
const belongs =
  /^(messages\/[0-9a-f]{32}\/[1-9]\d*\/[\w.-]+|\.outbox\/[\w.-]+\.json|newsletter\/[0-9a-f]{32}\.json|\.order-secret|\.erased\.jsonl)$/;

const contentsOf = (names: readonly string[]): Contents => {
  const inMessages = names.flatMap((name) => inMessage.exec(name)?.[1] ?? []);
  return {
    messages: inMessages.filter((name) => name === 'message.json').length,
    files: inMessages.filter((name) => !/\.jsonl?$/.test(name)).length,
    orders: inMessages.filter((name) => name === 'events.jsonl').length,
    signUps: names.filter((name) => name.startsWith('newsletter/')).length,
    emailsWaiting: names.filter((name) => name.startsWith('.outbox/')).length,
  };
};

const isMissing = (error: unknown): boolean => Object(error).code === 'ENOENT';

const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

async function entryOf(folder: string, name: string): Promise<Entry[]> {
  const bytes = await readFile(join(folder, name)).catch(unlessMissing);
  return bytes === null ? [] : [{ name, bytes }];
}

/** All of a message's files, with no more of its log than `logSize`. None if it is deleted meanwhile. */
async function messageEntries(folder: string, id: string, logSize: number): Promise<Entry[]> {
  const own = messageFolder(folder, id);
  const path = `messages/${id.slice(0, 32)}/${id.slice(33)}`;
  for (;;) {
    const names = await readdir(own).catch(unlessMissing);
    if (names === null) return [];
    try {
      const whole = await Promise.all(
        names
          .filter((name) => !name.endsWith('.tmp') && (name !== 'events.jsonl' || logSize > 0))
          .map(async (name) => ({ name, bytes: await readFile(join(own, name)) })),
      );
      return whole.map(({ name, bytes }) => ({
        name: `${path}/${name}`,
        bytes: name === 'events.jsonl' ? bytes.subarray(0, logSize) : bytes,
      }));
    } catch (error) {
      if (!isMissing(error)) throw error; // Else one of them has just been removed.
    }
  }
}

const readAtOnce = 8;

/**
 * First which messages there are and how long their logs are, then the e-mails that wait, then the messages. An entry of
 * the outbox is written before its occasion and removed after the note of what became of it, so none is lost.
 */
async function* entriesOf(folder: string): AsyncGenerator<Entry> {
  const mark = { version, at: new Date().toISOString() };
  yield { name: markName, bytes: Buffer.from(JSON.stringify(mark)) };
  const logSizes = new Map<string, number>();
  for (const id of await messageIds(folder)) {
    const log = await stat(join(messageFolder(folder, id), 'events.jsonl')).catch(unlessMissing);
    logSizes.set(id, log?.size ?? 0);
  }
  for (const mail of await folderOutbox(folder).ids())
    if (alertOf(mail) !== null || logSizes.has(mailNameOf(mail).id))
      yield* await entryOf(folder, entryFile('', mail));
  for (const id of await folderSubscribers(folder).ids())
    yield* await entryOf(folder, `newsletter/${id}.json`);
  for (const name of ['.order-secret', erasuresName]) yield* await entryOf(folder, name);
  const messages = [...logSizes];
  for (let n = 0; n < messages.length; n += readAtOnce) {
    const read = messages
      .slice(n, n + readAtOnce)
      .map(([id, logSize]) => messageEntries(folder, id, logSize));
    for (const entries of await Promise.all(read)) yield* entries;
  }
}

/** Replaces `file` only when the backup is whole and on the disk. Throws ENOENT if there is no inbox. */
export async function writeBackup(folder: string, file: string): Promise<Contents> {
  const { readable, controller } = createTarPacker();
  const names: string[] = [];
  const fill = async () => {
    try {
      for await (const { name, bytes } of entriesOf(folder)) {
        const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
        if (bytes.length > 0) await writer.write(bytes);
        await writer.close();
        names.push(name);
      }
      controller.finalize();
    } catch (error) {
      controller.error(error);
      throw error;
    }
  };
  const unfinished = `${file}.${process.pid}.tmp`;
  const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    await Promise.all([fill(), pipeline(Readable.fromWeb(readable as ReadableStream), createGzip(), out)]);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flush(dirname(file), 'folder');
  const list = join(dirname(file), listName);
  const erasures = [await readErasures(list), await readErasures(join(folder, erasuresName))];
  if (erasures.flat().length > 0)
    await writeFile(list, joinErasures(...erasures), { mode: 0o600, flush: true });
  return contentsOf(names);
}

/** Throws {@link Unrestorable} if it is damaged, or no backup. Nothing is written after it has settled. */
async function unpack(file: string, to: string): Promise<string[]> {
  const names: string[] = [];
  const write = async (tar: AsyncIterable<Uint8Array>) => {
    const bytes = Readable.toWeb(Readable.from(tar)) as globalThis.ReadableStream<Uint8Array>;
    const entries = bytes.pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      const { name, type } = header;
      const isExpected = names.length === 0 ? name === markName : belongs.test(name);
      if (!isExpected || type !== 'file') throw new Unrestorable(`${file} is not a backup of an inbox.`);
      const path = join(to, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, body, { mode: 0o600 });
      names.push(name);
    }
  };
  await pipeline(createReadStream(file), createGunzip(), write).catch((error: NodeJS.ErrnoException) => {
    if (
      ['Z_DATA_ERROR', 'Z_BUF_ERROR'].includes(error.code ?? '') ||
      /^Tar\b|checksum|USTAR/i.test(error.message)
    )
      throw new Unrestorable(`${file} is damaged, or not a backup: ${error.message}.`);
    throw error;
  });
  const mark = join(to, markName);
  if (JSON.parse(await readFile(mark, 'utf8')).version !== version)
    throw new Unrestorable(`${file} was written by a newer version of this command.`);
  await rm(mark);
  return names.slice(1);
}

/** Where the inbox has what the worker's bucket has under this name; null: nowhere. */
function nameInInbox(key: string): string | null {
  const name = key === 'order-secret' ? '.order-secret' : key.replace(/^outbox\/(.+)$/, '.outbox/$1.json');
  return belongs.test(name) ? name : null;
}

/** Throws {@link Unrestorable} if `bucket` is no copy of the worker's bucket. */
async function copyBucket(bucket: string, to: string): Promise<string[]> {
  const keys = await readdir(bucket, { recursive: true });
  const names: string[] = [];
  for (const key of keys) {
    const name = nameInInbox(key.replaceAll('\\', '/'));
    if (name === null) continue;
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 });
    await cp(join(bucket, key), join(to, name));
    names.push(name);
  }
  if (!names.some((name) => inMessage.test(name)))
    throw new Unrestorable(`${bucket} is not a copy of a bucket with messages.`);
  return names;
}

/**
 * Puts a backup, or a copy of the worker's bucket, into a folder that is empty or missing, but for what was erased. Throws
 * {@link Unrestorable}, and leaves the folder empty then.
 */
export async function restoreBackup(
  source: string,
  folder: string,
): Promise<Contents & { readonly erasedAgain: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Unrestorable(`${folder} is not empty. Stop the server, and move what is there away first.`);
  const staging = await makeStaging(folder);
  try {
    const isFolder = (await stat(source)).isDirectory();
    const names = isFolder ? await copyBucket(source, staging) : await unpack(source, staging);
    const lists = [join(staging, erasuresName), join(dirname(source), listName)];
    const erasures = await Promise.all(lists.map(readErasures));
    const erasedAgain = await eraseAgain(staging, erasures.flat());
    if (erasures.flat().length > 0)
      await writeFile(join(staging, erasuresName), joinErasures(...erasures), { mode: 0o600 });
    for (const name of await readdir(staging)) await rename(join(staging, name), join(folder, name));
    await flush(folder, 'folder');
    return { ...contentsOf(names), erasedAgain };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
