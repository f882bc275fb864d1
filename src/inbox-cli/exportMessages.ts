import { stringify } from 'csv-stringify/sync';
import { textNames } from '../../machines/contactSubmission/contactSubmissionFields.ts';
import { namesOf } from '../../machines/formFields.ts';
import type { StoredEvent } from '../../machines/order/orderDocument.ts';
import { type OrderState, stateOf, turnOf } from '../../machines/order/orderRules.ts';
import { requestFields } from '../../machines/requestWizard/requestWizardFields.ts';
import type { Delivery, InboxEntry } from '../inbox/readInbox.ts';
import { composedFields, type SentFile, type StoredMessage } from '../inbox/rules/submission.ts';
import type { Order } from '../orders/orderLog.ts';
import { orderOf } from './orderOf.ts';
import { lines, safeJson } from './terminalText.ts';

interface ExportedOrder {
  readonly state: OrderState;
  readonly turn: 'visitor' | 'owner' | null;
  readonly events: readonly StoredEvent[];
}

interface Exported extends Pick<StoredMessage, 'id' | 'kind' | 'receivedAt' | 'signals' | 'fields'> {
  readonly doneAt: string | null;
  readonly delivery: Delivery | null;
  readonly order: ExportedOrder;
  readonly attachment: (SentFile & { readonly path: string }) | null;
}

export const exportedOrder = ({ snapshot, events }: Order): ExportedOrder => ({
  state: stateOf(snapshot),
  turn: turnOf(snapshot),
  events,
});

export function exported(entry: InboxEntry): Exported {
  const { message, doneAt, delivery, attachmentPath } = entry;
  const { id, kind, receivedAt, fields } = message;
  const order = exportedOrder(orderOf(entry));
  if (message.attachment === null || attachmentPath === null)
    return { id, kind, receivedAt, doneAt, delivery, order, fields, attachment: null };
  const { storedAs: _, ...file } = message.attachment;
  const attachment = { ...file, path: attachmentPath };
  return { id, kind, receivedAt, doneAt, delivery, order, fields, attachment };
}

const fieldNames = [
  ...new Set([...textNames, ...namesOf(requestFields), ...composedFields.contact, ...composedFields.request]),
];

const columns: readonly (readonly [heading: string, value: (message: Exported) => unknown])[] = [
  ['id', ({ id }) => id],
  ['kind', ({ kind }) => kind],
  ['receivedAt', ({ receivedAt }) => receivedAt],
  ['doneAt', ({ doneAt }) => doneAt],
  ['delivery', ({ delivery }) => delivery?.state],
  ['state', ({ order }) => order.state],
  ['turn', ({ order }) => order.turn],
  ...fieldNames.map((name) => [name, ({ fields }: Exported) => fields[name]] as const),
  ['attachmentName', ({ attachment }) => attachment?.fileName],
  ['attachmentBytes', ({ attachment }) => attachment?.size],
  ['attachmentPath', ({ attachment }) => attachment?.path],
];

const cell = (value: unknown): string => lines(String(value ?? '')).join('\n');

/** A row for each message, for spreadsheets: no cell is a formula (L21). */
export const toCsv = (entries: readonly InboxEntry[]): string =>
  stringify(
    entries.map(exported).map((message) => columns.map(([, value]) => cell(value(message)))),
    { header: true, columns: columns.map(([heading]) => heading), bom: true, escape_formulas: true },
  );

export const toJson = (entries: readonly InboxEntry[]): string => `${safeJson(entries.map(exported))}\n`;
