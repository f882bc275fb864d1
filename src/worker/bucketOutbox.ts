import { deliveryNameOf, mailNameOf } from '../inbox/rules/mailIds.ts';
import { type OutboxStore, waitOf } from '../inbox/rules/outbox.ts';
import { storedJson } from '../inbox/rules/storedJson.ts';
import type { Bucket } from './bindings.ts';
import { keyOf, keysOf } from './bucketStore.ts';

/** A task of the queue is lost if nothing happened for so long after it was due. */
export const lateMs = 30 * 60 * 1000;

const keys = {
  entry: (id: string) => `outbox/${id}`,
  message: (id: string) => keyOf(mailNameOf(id).id, 'message.json'),
  delivery: (id: string) => keyOf(mailNameOf(id).id, deliveryNameOf(id)),
};

export const bucketOutbox = (bucket: Bucket): OutboxStore => ({
  ids: async () => (await keysOf(bucket, 'outbox/')).map((key) => key.slice('outbox/'.length)),
  read: async (kind, id) => (await bucket.get(keys[kind](id)))?.text(),
  write: async (kind, id, content) => void (await bucket.put(keys[kind](id), storedJson(content))),
  removeEntry: (id) => bucket.delete(keys.entry(id)),
});

/**
 * An outbox that notes which e-mails it was given, for the queue, with how long each still waits, in ms. One that waited
 * before may never have been told of.
 */
export function notedOutbox(bucket: Bucket): {
  readonly outbox: OutboxStore;
  readonly noted: Map<string, number>;
} {
  const noted = new Map<string, number>();
  const outbox = bucketOutbox(bucket);
  const read: OutboxStore['read'] = async (kind, id) => {
    const content = await outbox.read(kind, id);
    if (kind === 'entry' && content !== undefined) noted.set(id, waitOf(content, Date.now()));
    return content;
  };
  const write: OutboxStore['write'] = async (kind, id, content) => {
    await outbox.write(kind, id, content);
    if (kind === 'entry') noted.set(id, waitOf(JSON.stringify(content), Date.now()));
  };
  return { outbox: { ...outbox, read, write }, noted };
}
