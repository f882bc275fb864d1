import { storedJson } from '../inbox/rules/storedJson.ts';
import { storedName } from '../inbox/rules/storedName.ts';
import {
  contentHash,
  isSameArrival,
  type Kept,
  keptBefore,
  type StoredMessage,
  type Submission,
} from '../inbox/rules/submission.ts';
import type { Bucket, BucketObject } from './bindings.ts';

export const ifAbsent = { onlyIf: { etagDoesNotMatch: '*' } };
/** R2 refuses to write one object more than about once a second. */
const storeAttempts = 5;
const storeRetryMs = 300;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Tries again what R2 refuses, and throws at last. */
export async function patiently<Result>(put: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await put();
    } catch (error) {
      if (attempt >= storeAttempts) throw error;
      await wait(storeRetryMs * 2 ** attempt);
    }
}

const folderOf = (id: string): string => `messages/${id.replace('-', '/')}`;

export const keyOf = (id: string, name: string): string => `${folderOf(id)}/${name}`;

export async function readJson<Content>(bucket: Bucket, key: string): Promise<Content | null> {
  const object = await bucket.get(key);
  return object === null ? null : JSON.parse(await object.text());
}

const writeJsonOnce = async (bucket: Bucket, key: string, content: object): Promise<boolean> =>
  (await bucket.put(key, storedJson(content), ifAbsent)) !== null;

export async function objectsOf(bucket: Bucket, prefix: string): Promise<BucketObject[]> {
  const pages = [await bucket.list({ prefix })];
  for (let [last] = pages; last?.truncated; last = pages.at(-1))
    pages.push(await bucket.list({ prefix, cursor: last.cursor }));
  return pages.flatMap(({ objects }) => objects);
}

export const keysOf = async (bucket: Bucket, prefix: string): Promise<string[]> =>
  (await objectsOf(bucket, prefix)).map(({ key }) => key);

async function newestArrival(bucket: Bucket, hash: string): Promise<number> {
  const numbers = (await keysOf(bucket, `messages/${hash}/`)).map((key) =>
    Number(/\/(\d+)\/message\.json$/.exec(key)?.[1] ?? 0),
  );
  return Math.max(0, ...numbers);
}

export interface BucketStoreOptions {
  readonly bucket: Bucket;
  readonly beforePublish?: ((id: string, submission: Submission) => Promise<void>) | undefined;
  /** Of the sender, as `attemptOf` gives it. */
  readonly attempt?: string | undefined;
}

async function tryToStore(
  submission: Submission,
  hash: string,
  bytes: ArrayBuffer | null,
  { bucket, beforePublish, attempt }: BucketStoreOptions,
): Promise<Kept | null> {
  const newest = await newestArrival(bucket, hash);
  const same =
    newest > 0 ? await readJson<StoredMessage>(bucket, keyOf(`${hash}-${newest}`, 'message.json')) : null;
  if (same !== null && isSameArrival(same, Date.now())) return keptBefore(same, attempt);
  const id = `${hash}-${newest + 1}`;
  const { attachment: file } = submission;
  const attachment = file === null ? null : { ...file, storedAs: storedName(file.fileName) };
  // The hash covers the file and its name, so another arrival with this id writes the same bytes.
  if (attachment !== null && bytes !== null) await bucket.put(keyOf(id, attachment.storedAs), bytes);
  await beforePublish?.(id, submission);
  const receivedAt = new Date().toISOString();
  const sender = attempt === undefined ? {} : { attempt };
  const message: StoredMessage = { id, receivedAt, ...submission, attachment, ...sender };
  return (await writeJsonOnce(bucket, keyOf(id, 'message.json'), message))
    ? { id, isNew: true, isOwn: true }
    : null;
}

/** `message.json` is written last and only once, so of two requests with the same content one wins (S8). */
export async function storeInBucket(
  submission: Submission,
  bytes: ArrayBuffer | null,
  options: BucketStoreOptions,
): Promise<Kept> {
  const hash = await contentHash(submission);
  for (let attempt = 1; ; attempt++) {
    try {
      const kept = await tryToStore(submission, hash, bytes, options);
      if (kept !== null) return kept;
      if (attempt >= storeAttempts) throw new Error('Another message always took the place of this one.');
    } catch (error) {
      if (attempt >= storeAttempts) throw error;
      await wait(storeRetryMs * 2 ** attempt);
    }
  }
}
