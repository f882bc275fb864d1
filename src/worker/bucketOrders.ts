import { removeEntries } from '../inbox/rules/outbox.ts';
import { storedJson } from '../inbox/rules/storedJson.ts';
import type { StoredMessage } from '../inbox/rules/submission.ts';
import type { DeskStore, Session } from '../orders/deskStore.ts';
import { newSecret } from '../orders/orderKeys.ts';
import { orderMemory } from '../orders/orderLog.ts';
import { scanned } from '../orders/scanned.ts';
import type { Bucket } from './bindings.ts';
import { bucketOutbox } from './bucketOutbox.ts';
import { ifAbsent, keyOf, keysOf, patiently, readJson } from './bucketStore.ts';

const isId = (id: string): boolean => /^[0-9a-f]{32}-[1-9]\d{0,8}$/.test(id);
const logOf = (id: string): string => keyOf(id, 'events.jsonl');
const sessionOf = (hash: string): string => `desk/${hash}.json`;

/** Orders in the bucket. Make one for each request: what one request waits for, another must not resolve. */
export const bucketOrders = (bucket: Bucket): DeskStore => {
  const store: DeskStore = {
    memory: orderMemory(),
    readMessage: async (id) =>
      isId(id)
        ? ((await readJson<StoredMessage>(bucket, keyOf(id, 'message.json'))) ?? undefined)
        : undefined,
    readLog: async (id) => {
      const object = isId(id) ? await bucket.get(logOf(id)) : null;
      return object === null
        ? { text: '', version: null }
        : { text: await object.text(), version: object.etag };
    },
    // The whole log is written, if it is still the one that was read.
    append: async (id, record, { text, version }) => {
      const options = version === null ? ifAbsent : { onlyIf: { etagMatches: version } };
      await patiently(() => bucket.put(logOf(id), text + record, options));
    },
    flush: async () => {}, // What R2 has answered is durable.
    putFile: async (id, name, bytes) => void (await bucket.put(keyOf(id, name), bytes.slice().buffer)),
    getFile: async (id, name) => {
      const object = await bucket.get(keyOf(id, name));
      return object === null ? null : new Uint8Array(await object.arrayBuffer());
    },
    ids: async () =>
      (await keysOf(bucket, 'messages/')).flatMap((key) => {
        const [, hash, n] = /^messages\/([0-9a-f]{32})\/([1-9]\d{0,8})\/message\.json$/.exec(key) ?? [];
        return hash === undefined ? [] : [`${hash}-${n}`];
      }),
    find: (query, now) => scanned(store, query, now),
    readDone: async (id) =>
      (await readJson<{ readonly at: string }>(bucket, keyOf(id, 'done.json')))?.at ?? null,
    writeDone: async (id, at) => {
      const key = keyOf(id, 'done.json');
      if (at === null) await bucket.delete(key);
      else await bucket.put(key, storedJson({ at }));
    },
    // The message goes last, so that an erasure that was interrupted can be repeated.
    erase: async (id) => {
      const message = keyOf(id, 'message.json');
      const others = (await keysOf(bucket, keyOf(id, ''))).filter((key) => key !== message);
      await removeEntries(bucketOutbox(bucket), id);
      for (const key of [...others, message]) await bucket.delete(key);
    },
    stampOf: async () => null, // The worker keeps no answer open.
    readSession: (hash) => readJson<Session>(bucket, sessionOf(hash)),
    writeSession: async (hash, session) => void (await bucket.put(sessionOf(hash), storedJson(session))),
    removeSession: (hash) => bucket.delete(sessionOf(hash)),
    sessions: async () =>
      (await keysOf(bucket, 'desk/')).flatMap((key) => /^desk\/([0-9a-f]{64})\.json$/.exec(key)?.[1] ?? []),
  };
  return store;
};

/** As `folderSecret`: made once, by whichever worker comes first. */
export async function bucketSecret(bucket: Bucket): Promise<string> {
  const key = 'order-secret';
  const known = await bucket.get(key);
  if (known !== null) return known.text();
  await bucket.put(key, newSecret(), ifAbsent);
  const made = await bucket.get(key);
  if (made === null) throw new Error('The secret of the orders cannot be kept.');
  return made.text();
}
