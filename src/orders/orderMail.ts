/** The e-mails about an order, for Node's server and the worker (D20–D22). */
import type { OrderEvent, OrderFile } from '../../machines/order/orderEvents.ts';
import { foldOrder, turnOf } from '../../machines/order/orderRules.ts';
import { shortReference } from '../../machines/requestSubmission/referenceRules.ts';
import { mailParts, ownerMail, type StepWords, visitorMail } from '../content/orderMail.ts';
import { things } from '../content/things.ts';
import { fill } from '../inbox/rules/fill.ts';
import {
  attached,
  deskAddress,
  localTime,
  type Mail,
  type MailOptions,
  oneLine,
  senderOf,
  visitorOf,
} from '../inbox/rules/mail.ts';
import { type MailName, mailIdOf, mailNameOf, type Reader } from '../inbox/rules/mailIds.ts';
import { type OutboxStore, queue } from '../inbox/rules/outbox.ts';
import type { StoredMessage } from '../inbox/rules/submission.ts';
import { type BeforeEvent, foldLog, type OrderStore } from './orderLog.ts';
import { contentOf, copyOf, fileText, joined, row, termsText } from './orderMailText.ts';

interface OrderMailOptions extends MailOptions {
  readonly contactEmail: string;
  readonly isDemonstration: boolean;
}

/** What an e-mail is written from. `events`: all that count, the oldest first. @internal for tests */
export interface MailedOrder {
  readonly message: StoredMessage;
  readonly events: readonly OrderEvent[];
  /** Of the order. It is only ever in the visitor's text. */
  readonly key: string;
}

/** For so long, in ms, the e-mail about a file of the owner waits for more of them, or for the delivery. @internal for tests */
export const gatheringPause = 5 * 60_000;

/** Who is told of an event; null: nobody. @internal for tests */
export function readerOf({ type, by }: Pick<OrderEvent, 'type' | 'by'>): Reader | null {
  if (by === 'owner') return Object.hasOwn(visitorMail.steps, type) ? 'visitor' : null;
  if (by === 'visitor') return Object.hasOwn(ownerMail.steps, type) ? 'owner' : null;
  return null;
}

/** Queues the e-mail about an event before it is kept, so that none is lost (D20). */
export const queueOrderMail =
  (outbox: OutboxStore): BeforeEvent =>
  async (id, event) => {
    const to = readerOf(event);
    const wait = isOwnersFile(event) ? gatheringPause : 0;
    if (to !== null) await queue(outbox, mailIdOf({ id, to, number: event.number }), Date.now(), wait);
  };

type FileAdded = Extract<OrderEvent, { readonly type: 'file.add' }>;
const isOwnersFile = (event: Pick<OrderEvent, 'type' | 'by'>): event is FileAdded =>
  event.type === 'file.add' && event.by === 'owner';

/**
 * Whether the next file of the owner, or the delivery, comes so soon that its e-mail tells of this file too. It is decided by
 * the times of the events only, so each file is in one e-mail, whenever that is written.
 */
function isToldLater(events: readonly OrderEvent[], at: number): boolean {
  const event = events[at];
  const next = events
    .slice(at + 1)
    .find((later) => isOwnersFile(later) || (later.type === 'work.deliver' && later.by === 'owner'));
  return (
    event !== undefined &&
    isOwnersFile(event) &&
    next !== undefined &&
    Date.parse(next.at) - Date.parse(event.at) < gatheringPause
  );
}

/** The files of the owner that the e-mail about event `number` tells of, the oldest first. */
function filesIn(events: readonly OrderEvent[], number: number): readonly OrderFile[] {
  const files: OrderFile[] = [];
  for (let at = number - 1; at >= 0; at--) {
    const event = events[at];
    if (event === undefined || (at < number - 1 && event.type === 'work.deliver')) break;
    if (!isOwnersFile(event)) continue;
    if (at < number - 1 && !isToldLater(events, at)) break;
    files.unshift(event.file);
  }
  return files;
}

export interface MailedOrders extends OrderMailOptions {
  readonly store: Pick<OrderStore, 'readMessage' | 'readLog'>;
  readonly keyOf: (id: string) => Promise<string>;
}

/** The e-mail with an id. `missing`: what it is about is not kept yet. `none`: there will never be anything to write. */
export const mailAboutOrders =
  ({ store, keyOf, ...options }: MailedOrders) =>
  async (mailId: string): Promise<Mail | 'missing' | 'none'> => {
    const { id, ...name } = mailNameOf(mailId);
    const message = await store.readMessage(id);
    if (message === undefined) return 'missing';
    const { events } = foldLog(message.receivedAt, (await store.readLog(id)).text);
    if (name.number > events.length) return 'missing';
    return composeOrderMail(name, { message, events, key: await keyOf(id) }, options) ?? 'none';
  };

/** @internal for tests. Null if nothing is written about it: the event is for another reader, told of later, or the visitor has no plain address. */
export function composeOrderMail(
  { to, number }: Omit<MailName, 'id'>,
  order: MailedOrder,
  options: OrderMailOptions,
): Mail | null {
  const event = order.events[number - 1];
  if (event === undefined ? number !== 0 : readerOf(event) !== to) return null;
  if (isToldLater(order.events, number - 1)) return null;
  return to === 'visitor' ? toVisitor(order, number, options) : toOwner(order, number, options);
}

/** A thread begins with the reader's e-mail about the message, and each later one answers that. */
function envelope({ message, events }: MailedOrder, to: Reader, number: number, siteUrl: string) {
  const host = new URL(siteUrl).hostname;
  const idOf = (n: number) => `<${mailIdOf({ id: message.id, to, number: n })}@${host}>`;
  const thread = { 'In-Reply-To': idOf(0), References: idOf(0) };
  return {
    messageId: idOf(number),
    date: new Date(events[number - 1]?.at ?? message.receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated', ...(number === 0 ? {} : thread) },
  };
}

/** Nothing in it may look like an address of the web. */
const greetedName = (message: StoredMessage): string => senderOf(message).replaceAll(/\.(?=\S)/g, '. ');

function toVisitor(order: MailedOrder, number: number, options: OrderMailOptions): Mail | null {
  const { message, events, key } = order;
  const visitor = visitorOf(message);
  if (visitor === null) return null;
  const siteName = oneLine(options.siteName);
  const { arrived, steps } = visitorMail;
  const values = {
    thing: things[message.kind],
    reference: shortReference(message.id),
    name: greetedName(message),
    link: `${options.siteUrl}/request/${message.id}#${key}`,
    site: siteName,
    siteUrl: options.siteUrl,
  };
  const event = events[number - 1];
  const isTold = event !== undefined && (isOwnersFile(event) || event.type === 'work.deliver');
  const files = isTold ? filesIn(events, number) : [];
  const words: StepWords =
    event === undefined
      ? { ...arrived, next: options.isDemonstration ? '' : arrived.next[message.kind] }
      : isOwnersFile(event) && files.length > 1
        ? visitorMail.files
        : steps[event.type as keyof typeof steps];
  return {
    ...envelope(order, 'visitor', number, options.siteUrl),
    to: visitor.address,
    subject: fill(words.title, values),
    sender: '',
    replyTo: { name: siteName, address: options.contactEmail },
    text: joined([
      fill(values.name === '' ? visitorMail.greetingWithoutName : visitorMail.greeting, values),
      fill(words.text, values),
      event === undefined || isOwnersFile(event) ? '' : contentOf(event, 'UTC'),
      files.map(fileText).join('\n'),
      fill(words.next ?? '', values),
      options.isDemonstration ? visitorMail.onlyShown : '',
      fill(visitorMail.link, values),
      visitorMail.reply,
      ...(event === undefined ? [arrived.copy, copyOf(message)] : []),
      `-- \n${fill(visitorMail.footer, values)}\n`,
    ]),
    attachment: null,
  };
}

function toOwner(order: MailedOrder, number: number, options: OrderMailOptions): Mail | null {
  const { message, events } = order;
  const event = events[number - 1];
  if (event === undefined) return null;
  const { snapshot, agreed } = stateAfter(order, number);
  const visitor = visitorOf(message);
  const file = event.type === 'file.add' ? event.file : null;
  const values = {
    thing: things[message.kind],
    reference: shortReference(message.id),
    name: senderOf(message) || ownerMail.someone,
    address: visitor?.address ?? '',
    desk: deskAddress(options.siteUrl, message.id),
  };
  const words: StepWords = ownerMail.steps[event.type as keyof typeof ownerMail.steps];
  const turn = turnOf(snapshot);
  const attachment = attached(file);
  const content = contentOf(event, options.timeZone);
  const means = [
    options.hasDesk ? ownerMail.desk : options.hasCommand ? ownerMail.command : '',
    visitor === null ? ownerMail.noReply : ownerMail.reply,
  ].filter((line) => line !== '');
  return {
    ...envelope(order, 'owner', number, options.siteUrl),
    subject: fill(ownerMail.subject[message.kind], { ...values, step: words.title }),
    sender: senderOf(message),
    replyTo: visitor,
    text: joined([
      fill(words.text, values),
      event.type === 'offer.agree' && agreed !== null ? termsText(agreed, options.timeZone) : '',
      file !== null && attachment === null ? fill(mailParts.fileTooLarge, { file: content }) : content,
      turn === null ? ownerMail.over : ownerMail.turns[turn],
      words.next ?? '',
      options.isDemonstration ? ownerMail.onlyShown : '',
      means.map((line) => fill(line, values)).join('\n'),
      `-- \n${row(mailParts.received, localTime(event.at, options.timeZone))}\n${row(mailParts.id, message.id)}\n`,
    ]),
    attachment,
  };
}

/** After event `number`. */
function stateAfter({ message, events }: MailedOrder, number: number) {
  const snapshot = foldOrder(message.receivedAt, events.slice(0, number));
  return { snapshot, agreed: snapshot.context.agreed };
}
