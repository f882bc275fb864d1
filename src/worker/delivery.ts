/**
 * Sends an e-mail for each kept message. A queue only brings the tasks; what is known of a delivery is in the bucket:
 * `outbox/<id>` from before the message appears until its e-mail is settled, `attempt.json` after a failure, and
 * `delivery.json` once it is settled. So a sweep can queue again whatever the queue or a dead worker lost (B42).
 */
import { maxAttempts, pauseAfter } from '../../machines/delivery/deliveryRules.ts';
import type { StoredMessage } from '../inbox/rules/submission.ts';
import type { Bucket, Queue, QueuedTask, TaskBatch } from './bindings.ts';
import { keyOf, keysOf, readJson, writeJson, writeJsonOnce } from './bucketStore.ts';

interface Delivery {
  readonly state: 'delivered' | 'givenUp';
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly attempts: number;
  /** Why the last attempt failed. */
  readonly reason?: string;
}

type FailedAttempt = Required<Omit<Delivery, 'state'>>;

/** A task is lost if nothing happened for so long after it was due. */
const lateMs = 30 * 60 * 1000;
/** The queue may bring a task a little before it is due. */
const earlyMs = 5000;

const noteOf = (id: string): string => `outbox/${id}`;
const deliveryOf = (id: string): string => keyOf(id, 'delivery.json');
const attemptOf = (id: string): string => keyOf(id, 'attempt.json');

const dueAfter = ({ at, attempts }: FailedAttempt): number => Date.parse(at) + pauseAfter(attempts);

/** Must be called before the message appears. */
export const noteDelivery = async (bucket: Bucket, id: string): Promise<void> =>
  void (await bucket.put(noteOf(id), ''));

/** Does not throw: the sweep finds what cannot be queued now. */
export async function queueDelivery(queue: Queue, id: string): Promise<void> {
  try {
    await queue.send({ id });
  } catch (error) {
    console.error(`The e-mail for ${id} waits for the sweep:`, error);
  }
}

/** Queues again what should have been sent by now. */
export async function sweep(bucket: Bucket, queue: Queue, now = Date.now()): Promise<void> {
  for (const { key, uploaded } of await keysOf(bucket, 'outbox/')) {
    const id = key.slice('outbox/'.length);
    if ((await bucket.head(deliveryOf(id))) !== null) {
      await bucket.delete(key);
      continue;
    }
    const failed = await readJson<FailedAttempt>(bucket, attemptOf(id));
    const due = Math.max(uploaded.getTime(), failed === null ? 0 : dueAfter(failed));
    // Without a message, the worker died before the visitor got a reply.
    if (now < due + lateMs || (await bucket.head(keyOf(id, 'message.json'))) === null) continue;
    await noteDelivery(bucket, id); // Its new date keeps the next sweep from queueing it too.
    await queueDelivery(queue, id);
  }
}

/** No later attempt can change these: developers.cloudflare.com/email-service/api/send-emails/workers-api. */
const permanentCodes: ReadonlySet<string> = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_CONTENT_TOO_LARGE',
  'E_RECIPIENT_SUPPRESSED',
]);

const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && permanentCodes.has(String(error.code));

export interface DeliveryOptions {
  readonly bucket: Bucket;
  /** Resolves when the e-mail is accepted. */
  readonly send: (message: StoredMessage) => Promise<void>;
}

/** Sends the e-mails of a batch, one after the other. What was accepted is not sent again. */
export async function deliverBatch({ messages }: TaskBatch, options: DeliveryOptions): Promise<void> {
  for (const task of messages) await deliver(task, options);
}

async function deliver(task: QueuedTask, { bucket, send }: DeliveryOptions): Promise<void> {
  const { id } = task.body;
  const message = await readJson<StoredMessage>(bucket, keyOf(id, 'message.json'));
  const failed = await readJson<FailedAttempt>(bucket, attemptOf(id));
  const isSettled = message === null || (await bucket.head(deliveryOf(id))) !== null;
  const isDuplicate = failed !== null && Date.now() < dueAfter(failed) - earlyMs;
  if (isSettled) await bucket.delete(noteOf(id));
  if (isSettled || isDuplicate) return task.ack();

  const attempts = (failed?.attempts ?? 0) + 1;
  try {
    await send(message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Attempt ${attempts} to send the e-mail for ${id} failed: ${reason}`);
    const attempt: FailedAttempt = { at: new Date().toISOString(), attempts, reason };
    if (isPermanent(error) || attempts >= maxAttempts) {
      await settle(bucket, id, { state: 'givenUp', ...attempt });
      return task.ack();
    }
    await writeJson(bucket, attemptOf(id), attempt);
    return task.retry({ delaySeconds: pauseAfter(attempts) / 1000 });
  }
  task.ack(); // First, so that a failure to write does not send it again.
  await settle(bucket, id, { state: 'delivered', at: new Date().toISOString(), attempts });
}

/** The first to settle a message decides. */
async function settle(bucket: Bucket, id: string, delivery: Delivery): Promise<void> {
  await writeJsonOnce(bucket, deliveryOf(id), delivery);
  await bucket.delete(attemptOf(id));
  await bucket.delete(noteOf(id));
}

/** Records the e-mails that the queue gave up. */
export async function giveUpBatch({ messages }: TaskBatch, bucket: Bucket): Promise<void> {
  for (const task of messages) {
    const { id } = task.body;
    const last = await readJson<FailedAttempt>(bucket, attemptOf(id));
    const { attempts = 0, reason = 'The worker failed before it could send.' } = last ?? {};
    await settle(bucket, id, { state: 'givenUp', at: new Date().toISOString(), attempts, reason });
    console.error(`The e-mail for ${id} is given up after ${attempts} attempts: ${reason}`);
    task.ack();
  }
}
