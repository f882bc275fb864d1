/** The queue only says when; the outbox has the state, so a sweep can restore lost tasks (B42). */
import { createActor, waitFor } from 'xstate';
import type { Attempt } from '../../machines/delivery/deliveryRules.ts';
import { deliveryReport } from '../inbox/rules/deliveryReport.ts';
import type { Mail } from '../inbox/rules/mail.ts';
import { deletedAttempt, type MailSource, withoutAddress } from '../inbox/rules/mailSource.ts';
import { type OutboxStore, record, takeLate } from '../inbox/rules/outbox.ts';
import { delivery } from '../wiring/delivery.ts';
import type { Queue, QueuedTask, TaskBatch } from './bindings.ts';
import { lateMs } from './bucketOutbox.ts';

/** The queue may bring a task a little before it is due. */
const earlyMs = 5000;
const unreadableSeconds = 60;

/** `wait`: in ms. Does not throw: the sweep finds what cannot be queued now. */
export async function queueDelivery(queue: Queue, id: string, wait = 0): Promise<void> {
  try {
    await queue.send({ id }, { delaySeconds: Math.ceil(wait / 1000) });
  } catch (error) {
    console.error(`The e-mail for ${id} waits for the sweep:`, error);
  }
}

export async function sweep(store: OutboxStore, queue: Queue): Promise<void> {
  for (const id of await takeLate(store, lateMs, Date.now())) await queueDelivery(queue, id);
}

/** No retry can succeed: developers.cloudflare.com/email-service/api/send-emails/workers-api. */
const permanentCodes: ReadonlySet<string> = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_CONTENT_TOO_LARGE',
  'E_RECIPIENT_SUPPRESSED',
]);

const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && permanentCodes.has(String(error.code));

export interface DeliveryOptions {
  readonly store: OutboxStore;
  readonly to: string;
  readonly mails: MailSource;
  readonly send: (mail: Mail, id: string) => Promise<void>;
}

export async function deliverBatch({ messages }: TaskBatch, options: DeliveryOptions): Promise<void> {
  for (const task of messages) await deliver(task, options);
}

async function deliver(task: QueuedTask, { store, to, mails, send }: DeliveryOptions): Promise<void> {
  const machine = delivery({
    read: (id) => mails.due(store, id, Date.now() + earlyMs),
    send: async (id) => {
      const mail = await mails.mailOf(id);
      if (mail === null) return deletedAttempt;
      const attempt = withoutAddress(mail, await attemptOf(send(mail, id)));
      // Acknowledge immediately: if the worker dies before recording this, the e-mail is not sent twice.
      if (attempt.status === 'accepted') task.ack();
      return attempt;
    },
    record: (progress) => record(store, progress, Date.now()),
    report: (result, progress) =>
      (result === 'delivered' ? console.log : console.error)(deliveryReport(result, progress, [to])),
    reportFailure: (failure) => console.error(`The outbox of ${task.body.id} failed: ${failure}`),
  });
  const actor = createActor(machine, { input: task.body }).start();
  const { value, context } = await waitFor(
    actor,
    (snapshot) => snapshot.hasTag('ended') || snapshot.matches('unreadable'),
  );
  actor.stop();
  if (value === 'postponed') task.retry({ delaySeconds: context.wait / 1000 });
  else if (value === 'unreadable') task.retry({ delaySeconds: unreadableSeconds });
  else if (value !== 'delivered') task.ack();
}

const attemptOf = (sending: Promise<void>): Promise<Attempt> =>
  sending.then(
    () => ({ status: 'accepted', reason: null }),
    (error: unknown) => ({
      status: isPermanent(error) ? 'refused' : 'deferred',
      reason: error instanceof Error ? error.message : String(error),
    }),
  );
