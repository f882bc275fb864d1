/** The endpoints of `inbox/inbox.ts` as a Cloudflare Worker beside the static files, without simulated faults. */
import { EmailMessage } from 'cloudflare:email';
import { type Acknowledged, acknowledged } from '../inbox/rules/acknowledged.ts';
import { contactOf, requestOf } from '../inbox/rules/check.ts';
import {
  acknowledgement,
  admit,
  bodyLimitOf,
  type EndpointOptions,
  type Reply,
  type RequestHead,
  refusalReply,
} from '../inbox/rules/endpoint.ts';
import type { Mail } from '../inbox/rules/mail.ts';
import { mailNameOf } from '../inbox/rules/mailIds.ts';
import { mailSource } from '../inbox/rules/mailSource.ts';
import { newsletterBodyLimit, newsletterReply } from '../inbox/rules/newsletter.ts';
import { isOnItsWay, type OutboxStore, queue } from '../inbox/rules/outbox.ts';
import { receiveForm, receiveJson } from '../inbox/rules/receive.ts';
import { Refusal } from '../inbox/rules/refusal.ts';
import { spamJudge } from '../inbox/rules/spam.ts';
import {
  attemptOf,
  type Kept,
  type Kind,
  type StoredMessage,
  type Submission,
} from '../inbox/rules/submission.ts';
import { pruneSubscribers } from '../inbox/rules/subscribers.ts';
import { confirmationLimits, confirmationOf, confirmations } from '../orders/confirmations.ts';
import type { Bindings, Context, TaskBatch, WorkerSettings } from './bindings.ts';
import { bucketOutbox, notedOutbox } from './bucketOutbox.ts';
import { keyOf, readJson, storeInBucket } from './bucketStore.ts';
import { bucketSubscribers } from './bucketSubscribers.ts';
import { deliverBatch, queueDelivery, sweep } from './delivery.ts';
import { mimeOf } from './mime.ts';
import { hasDesk, keysFor, orderMailOf, ordersOf } from './orders.ts';

const orders = ordersOf();
const limits = confirmationLimits();
const judge = spamJudge();

export default {
  fetch(request: Request, env: Bindings, context: Context): Promise<Response> {
    const answer = answerTo(request, env);
    // What a client that has left was sending is still kept, and its e-mails are told of.
    context.waitUntil(answer.catch(() => {}));
    return answer;
  },

  async queue(batch: TaskBatch, env: Bindings): Promise<void> {
    const { INBOX: bucket, SETTINGS } = env;
    const site = { ...SETTINGS, hasDesk: hasDesk(env) };
    const readMessage = async (id: string) =>
      (await readJson<StoredMessage>(bucket, keyOf(id, 'message.json'))) ?? undefined;
    await deliverBatch(batch, {
      store: bucketOutbox(bucket),
      to: SETTINGS.mail?.to ?? '',
      mails: mailSource({ site, readMessage, orderMail: orderMailOf(env) }),
      send: (mail, id) => sendMail(mail, id, env),
    });
  },

  async scheduled(_event: unknown, env: Bindings): Promise<void> {
    if (env.DELIVERY) await sweep(bucketOutbox(env.INBOX), env.DELIVERY);
    if (env.SETTINGS.newsletterPath !== '') await pruneSubscribers(bucketSubscribers(env.INBOX), Date.now());
  },
};

async function answerTo(request: Request, env: Bindings): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { newsletterPath } = env.SETTINGS;
  if (newsletterPath !== '' && pathname.replace(/\/$/, '') === newsletterPath)
    return newsletter(request, env);
  const aboutOrder = await withQueue(env, (outbox) => orders(request, env, outbox));
  if (aboutOrder !== null) return aboutOrder;
  const kind = kindAt(pathname, env.SETTINGS);
  if (kind === undefined) return env.ASSETS.fetch(request);
  const { attachmentLimit, siteName, isDemonstration, contactEmail, ordersPath } = env.SETTINGS;
  const { status, headers, body } = await replyTo(request, env, {
    kind,
    attachmentLimit,
    siteName,
    isDemonstration,
    contactEmail,
    keyOf: keysFor(env),
    ordersPath: ordersPath === '' ? undefined : ordersPath,
    isConfirmed: env.DELIVERY && ((id) => isOnItsWay(bucketOutbox(env.INBOX), confirmationOf(id))),
  });
  return new Response(body, {
    status,
    headers: { ...env.SETTINGS.headers, 'Cache-Control': 'no-store', Vary: 'Accept', ...headers },
  });
}

async function newsletter(request: Request, env: Bindings): Promise<Response> {
  const { EMAIL } = env;
  const { mail: settings, newsletterPath: path, siteName, siteUrl, contactEmail } = env.SETTINGS;
  const { method, url } = request;
  const header = (name: string) => request.headers.get(name);
  if (Number(header('content-length') ?? 0) > newsletterBodyLimit) return new Response(null, { status: 413 });
  const { status, headers, body } = await newsletterReply(
    { method, url, header, body: (await request.text()).slice(0, newsletterBodyLimit) },
    {
      store: bucketSubscribers(env.INBOX),
      send:
        settings === null || EMAIL === undefined
          ? null
          : async (mail, to) => {
              const raw = await mimeOf(mail, null, { ...settings, to });
              await EMAIL.send(new EmailMessage(settings.from.address, to, new TextDecoder().decode(raw)));
            },
      now: Date.now,
      siteName,
      siteUrl,
      contactEmail,
      path,
    },
  );
  return new Response(method === 'HEAD' ? null : body, {
    status,
    headers: { ...env.SETTINGS.headers, 'Cache-Control': 'no-store', Vary: 'Accept', ...headers },
  });
}

function kindAt(path: string, { paths }: WorkerSettings): Kind | undefined {
  const plain = path.replace(/(?<=.)\/$/, '');
  return (['contact', 'request'] as const).find((kind) => paths[kind] === plain);
}

async function replyTo(request: Request, env: Bindings, options: EndpointOptions): Promise<Reply> {
  const head: RequestHead = { method: request.method, header: (name) => request.headers.get(name) };
  try {
    admit(head, options.kind);
    return acknowledgement(head, await take(request, env, options), options);
  } catch (error) {
    if (!(error instanceof Refusal)) console.error('The inbox failed:', error);
    return refusalReply(head, error, options);
  }
}

async function take(request: Request, env: Bindings, options: EndpointOptions): Promise<Acknowledged> {
  const bodyLimit = bodyLimitOf(options);
  const header = (name: string) => request.headers.get(name);
  const keepIt = async (submission: Submission, bytes: ArrayBuffer | null, gotcha = '') => {
    const judged = judge(submission, { gotcha, header }, Date.now());
    return acknowledged(await keep(judged, bytes, env, await attemptOf(header('idempotency-key'))), options);
  };
  if (options.kind === 'request') return keepIt(requestOf(await receiveJson(request, bodyLimit)), null);
  const { attachmentLimit } = options;
  const { fields, files } = await receiveForm(request, { attachmentLimit, bodyLimit });
  const sent = files.map(({ bytes: _, ...file }) => file);
  return keepIt(contactOf(fields, sent), files[0]?.bytes ?? null, fields.get('_gotcha'));
}

/** Gives an outbox to what may queue e-mails, and then tells the queue of them. Null: no e-mail is sent. */
async function withQueue<Result>(
  { INBOX: bucket, DELIVERY: tasks }: Bindings,
  work: (outbox: OutboxStore | null) => Result | Promise<Result>,
): Promise<Result> {
  if (tasks === undefined) return work(null);
  const { outbox, noted } = notedOutbox(bucket);
  try {
    return await work(outbox);
  } finally {
    for (const [id, wait] of noted) await queueDelivery(tasks, id, wait);
  }
}

const keep = (
  submission: Submission,
  bytes: ArrayBuffer | null,
  env: Bindings,
  attempt: string | undefined,
): Promise<Kept> =>
  withQueue(env, (outbox) => {
    const confirm = outbox && env.SETTINGS.ordersPath !== '' ? confirmations(outbox, limits) : null;
    const beforePublish =
      outbox === null
        ? undefined
        : async (id: string, next: Submission) => {
            if (next.signals) return;
            await queue(outbox, id);
            await confirm?.(id, next, Date.now());
          };
    return storeInBucket(submission, bytes, { bucket: env.INBOX, attempt, beforePublish });
  });

async function sendMail(mail: Mail, id: string, { EMAIL, INBOX, SETTINGS }: Bindings): Promise<void> {
  const { mail: settings } = SETTINGS;
  if (settings === null || EMAIL === undefined) throw new Error('The worker is not configured for e-mail.');
  const { attachment, to = settings.to } = mail;
  const file = attachment === null ? null : await INBOX.get(keyOf(mailNameOf(id).id, attachment.storedAs));
  const raw = await mimeOf(mail, (await file?.arrayBuffer()) ?? null, settings);
  await EMAIL.send(new EmailMessage(settings.from.address, to, new TextDecoder().decode(raw)));
}
