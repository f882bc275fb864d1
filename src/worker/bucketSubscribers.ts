import { storedJson } from '../inbox/rules/storedJson.ts';
import type { Subscriber, SubscriberStore } from '../inbox/rules/subscribers.ts';
import type { Bucket } from './bindings.ts';
import { keysOf, readJson } from './bucketStore.ts';

const keyOf = (id: string): string => `newsletter/${id}.json`;

export const bucketSubscribers = (bucket: Bucket): SubscriberStore => ({
  ids: async () =>
    (await keysOf(bucket, 'newsletter/')).flatMap(
      (key) => /^newsletter\/([0-9a-f]{32})\.json$/.exec(key)?.[1] ?? [],
    ),
  read: (id) => readJson<Subscriber>(bucket, keyOf(id)),
  write: async (id, subscriber) => void (await bucket.put(keyOf(id), storedJson(subscriber))),
  remove: (id) => bucket.delete(keyOf(id)),
});
