/** Messages are at `messages/<content hash>/<n>`. Several servers may use one inbox. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { erasing } from './erasures.ts';
import { flush } from './flush.ts';
import { hasEnded, thisProcess } from './processIdentity.ts';
import { storedJson } from './rules/storedJson.ts';
import { storedName } from './rules/storedName.ts';
import {
  contentHash,
  isSameArrival,
  type Kept,
  keptBefore,
  type SentFile,
  type StoredMessage,
  type Submission,
} from './rules/submission.ts';

export interface StagedFile extends SentFile {
  readonly path: string;
}

/** `.incoming-<host>-<process id>-<start of the process>-<random>`. */
const stagingName = /^\.incoming-(?:(.+)-(\d+)-(\d+)-)?.*$/;
/** The server ends requests after 5 minutes, so an older folder belongs to no upload. */
const staleAfterMs = 60 * 60 * 1000;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Removes what killed servers left, but no running upload. Throws with one sentence if nothing can be kept. */
export function prepareInbox(folder: string): void {
  const messages = join(folder, 'messages');
  try {
    mkdirSync(messages, { recursive: true, mode: 0o700 });
    // Permissions alone do not say whether a disk is read-only.
    for (const place of [folder, messages]) rmdirSync(mkdtempSync(join(place, '.check-')));
  } catch (error) {
    throw new Error(
      `The inbox ${folder} cannot keep messages (${codeOf(error)}). Set INBOX_DIR to a folder that can.`,
    );
  }
  for (const name of readdirSync(folder)) {
    const [isStaging, host = '', processId, startedAt] = stagingName.exec(name) ?? [];
    if (isStaging === undefined) continue;
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    const owner = { host, processId: Number(processId), startedAt: Number(startedAt) };
    if (age > staleAfterMs || hasEnded(owner)) rmSync(path, { recursive: true, force: true });
  }
}

export async function makeStaging(folder: string): Promise<string> {
  const { host, processId, startedAt } = thisProcess();
  const random = randomBytes(8).toString('hex');
  const path = join(folder, `.incoming-${host}-${processId}-${startedAt}-${random}`);
  await mkdir(path, { mode: 0o700 });
  return path;
}

const bucketOf = (folder: string, hash: string): string => join(folder, 'messages', hash);
const idPattern = /^([0-9a-f]{32})-([1-9]\d*)$/;

/** Throws for a malformed id, so no id leads out of the inbox. */
export function messageFolder(folder: string, id: string): string {
  const [, hash, n] = idPattern.exec(id) ?? [];
  if (hash === undefined || n === undefined)
    throw new Error(`Not the id of a message: ${JSON.stringify(id)}`);
  return join(bucketOf(folder, hash), n);
}

export async function readMessage(folder: string, id: string): Promise<StoredMessage | undefined> {
  try {
    return JSON.parse(await readFile(join(messageFolder(folder, id), 'message.json'), 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function arrivals(bucket: string): Promise<number[]> {
  try {
    const names = await readdir(bucket);
    return names
      .filter((name) => /^[1-9]\d*$/.test(name))
      .map(Number)
      .sort((a, b) => b - a);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

export async function messageIds(folder: string): Promise<string[]> {
  const hashes = (await readdir(join(folder, 'messages'))).filter((name) => /^[0-9a-f]{32}$/.test(name));
  const ids = hashes.map(async (hash) => (await arrivals(bucketOf(folder, hash))).map((n) => `${hash}-${n}`));
  return (await Promise.all(ids)).flat();
}

/** Atomic: what an interruption leaves is removed with old uploads. */
export async function deleteMessage(folder: string, id: string): Promise<void> {
  const path = messageFolder(folder, id);
  await erasing(folder, `messages/${id.slice(0, 32)}/${id.slice(33)}`, async () => {
    const staging = await makeStaging(folder);
    try {
      await rename(path, join(staging, 'deleted'));
      await rmdir(dirname(path));
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error))) throw error;
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  });
}

function lostRace(error: unknown, target: string): boolean {
  const code = codeOf(error);
  // Windows says EPERM where the target exists.
  if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) return existsSync(target);
  return code === 'ENOENT' && !existsSync(dirname(target));
}

export interface StoreOptions {
  readonly folder: string;
  readonly beforePublish?: ((id: string, submission: Submission) => Promise<void>) | undefined;
  /** Whoever lists messages makes the publication known. */
  readonly publishing?: (<Result>(id: string, publish: () => Promise<Result>) => Promise<Result>) | undefined;
  /** Flushes the folder of all messages; servers share it among concurrent posts. */
  readonly flushMessages?: (() => Promise<void>) | undefined;
  /** Of the sender, as `attemptOf` gives it. */
  readonly attempt?: string | undefined;
}

export const flushMessagesOf = (folder: string): Promise<void> => flush(join(folder, 'messages'), 'folder');

/** Of servers that store the same content, one wins (S8). The staging folder remains on an error or without `isNew`. */
export async function storeMessage(
  submission: Submission,
  staged: { readonly staging: string; readonly file?: StagedFile | undefined },
  {
    folder,
    beforePublish,
    publishing = (_, publish) => publish(),
    flushMessages = () => flushMessagesOf(folder),
    attempt,
  }: StoreOptions,
): Promise<Kept> {
  const { staging, file } = staged;
  const hash = await contentHash(submission);
  const bucket = bucketOf(folder, hash);
  const flushPlace = async () => {
    await flush(bucket, 'folder');
    await flushMessages();
  };
  const attachment = file === undefined ? null : await placeAttachment(staging, file);
  for (;;) {
    const [newest = 0] = await arrivals(bucket);
    const same =
      newest > 0 ? await readMessage(folder, `${hash}-${newest}`).catch(() => undefined) : undefined;
    if (same !== undefined && isSameArrival(same, Date.now())) {
      await flushPlace();
      return keptBefore(same, attempt);
    }
    const id = `${hash}-${newest + 1}`;
    const receivedAt = new Date().toISOString();
    const sender = attempt === undefined ? {} : { attempt };
    const message: StoredMessage = { id, receivedAt, ...submission, attachment, ...sender };
    const path = join(staging, 'message.json');
    await writeFile(path, storedJson(message), { mode: 0o600 });
    await flush(path, 'file');
    await flush(staging, 'folder');
    await beforePublish?.(id, submission);
    await mkdir(bucket, { recursive: true, mode: 0o700 });
    const target = messageFolder(folder, id);
    try {
      await publishing(id, () => rename(staging, target));
    } catch (error) {
      if (lostRace(error, target)) continue;
      throw error;
    }
    await flushPlace();
    return { id, isNew: true, isOwn: true };
  }
}

async function placeAttachment(
  staging: string,
  { path, ...file }: StagedFile,
): Promise<StoredMessage['attachment']> {
  const storedAs = storedName(file.fileName);
  await rename(path, join(staging, storedAs));
  await flush(join(staging, storedAs), 'file');
  return { ...file, storedAs };
}
