import type { DeskRow, OrderDocument } from '../../machines/order/orderDocument.ts';
import { stateOf, turnOf } from '../../machines/order/orderRules.ts';
import { shortReference } from '../../machines/requestSubmission/referenceRules.ts';
import { detailsOf } from '../inbox/rules/details.ts';
import type { StoredMessage } from '../inbox/rules/submission.ts';
import type { Order } from './orderLog.ts';

export function documentOf({ message, events }: Order): OrderDocument {
  const { id, kind, receivedAt, attachment } = message;
  const { rows, text, textHeading } = detailsOf(message);
  return {
    id,
    kind,
    receivedAt,
    answers: rows.map(({ heading, value }) => ({ heading, value })),
    text: { heading: textHeading, value: text },
    attachment: attachment && { fileName: attachment.fileName, size: attachment.size },
    events,
  };
}

export function rowOf({ message, events, snapshot }: Order, doneAt: string | null): DeskRow {
  const { id, kind, fields, receivedAt } = message;
  const signals = events.some(({ by }) => by !== 'clock') ? [] : (message.signals ?? []);
  const subject = kind === 'request' ? 'service' : 'subject';
  const answerTo = (name: string) => detailsOf(message).rows.find(({ field }) => field === name)?.value ?? '';
  return {
    id,
    reference: shortReference(id),
    kind: signals.length > 0 ? 'spam' : kind,
    name: String(fields.name ?? ''),
    email: String(fields.email ?? ''),
    subject: answerTo(subject),
    receivedAt,
    state: stateOf(snapshot),
    turn: turnOf(snapshot),
    doneAt,
    since: snapshot.context.since,
    signals,
  };
}

export const wordsOf = ({ reference, name, email, subject }: DeskRow): string =>
  [reference, name, email, subject].join(' ').toLowerCase();

/** An address as it is compared. */
export const plainAddress = (address: string | boolean | undefined): string =>
  String(address ?? '')
    .trim()
    .toLowerCase();

/** Whose message it is: the addresses that replies go to. */
export const peopleOf = ({ fields }: Pick<StoredMessage, 'fields'>): readonly string[] =>
  [fields.email, fields._replyto].map(plainAddress);
