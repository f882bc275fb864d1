import type { InboxFiles } from '../inbox/rules/inboxFiles.ts';
import type { Bucket } from './bindings.ts';
import { bucketOutbox } from './bucketOutbox.ts';
import { keyOf, keysOf } from './bucketStore.ts';

/** What is in the bucket now, by one look at its keys: each object takes a request. */
export async function bucketFiles(bucket: Bucket, name: string): Promise<InboxFiles> {
  const keys = new Set(await keysOf(bucket, 'messages/'));
  const outbox = bucketOutbox(bucket);
  const waiting = await outbox.ids();
  const names = new Map<string, string[]>();
  for (const key of keys) {
    const [, hash, n, file] = /^messages\/([0-9a-f]{32})\/([1-9]\d{0,8})\/([^/]+)$/.exec(key) ?? [];
    if (hash === undefined || file === undefined) continue;
    const id = `${hash}-${n}`;
    names.set(id, [...(names.get(id) ?? []), file]);
  }
  return {
    ids: async () => [...names.keys()],
    names: async (id) => names.get(id) ?? null,
    read: async (id, file) =>
      keys.has(keyOf(id, file)) ? ((await (await bucket.get(keyOf(id, file)))?.text()) ?? null) : null,
    waiting: async () => waiting,
    readWaiting: async (id) => (waiting.includes(id) ? ((await outbox.read('entry', id)) ?? null) : null),
    pathOf: (id, file) => `${name}/${keyOf(id, file)}`,
    waitingPathOf: (id) => `${name}/outbox/${id}`,
  };
}
