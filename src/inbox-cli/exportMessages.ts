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
  const { attachment: sent, ...own } = message;
  const order = exportedOrder(orderOf(entry));
  if (sent === null || attachmentPath === null) return { ...own, doneAt, delivery, order, attachment: null };
  const { storedAs: _, ...file } = sent;
  return { ...own, doneAt, delivery, order, attachment: { ...file, path: attachmentPath } };
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
  ['signals', ({ signals }) => signals?.join(' ')],
  ['attachmentName', ({ attachment }) => attachment?.fileName],
  ['attachmentBytes', ({ attachment }) => attachment?.size],
  ['attachmentPath', ({ attachment }) => attachment?.path],
];

const cell = (value: unknown): string => lines(String(value ?? '')).join('\n');

const csvOf = (entries: readonly InboxEntry[], header: boolean): string =>
  stringify(
    entries.map(exported).map((message) => columns.map(([, value]) => cell(value(message)))),
    { header, columns: columns.map(([heading]) => heading), bom: header, escape_formulas: true },
  );

type Pages = AsyncIterable<readonly InboxEntry[]>;

/** Whole lines, a page at a time: a row for each message, for spreadsheets. No cell is a formula (L21). */
async function* csv(pages: Pages): AsyncGenerator<string> {
  yield csvOf([], true);
  for await (const entries of pages) if (entries.length > 0) yield csvOf(entries, false);
}

/** Whole lines, a page at a time: an array of the messages. */
async function* json(pages: Pages): AsyncGenerator<string> {
  let last: string | null = null;
  for await (const entries of pages)
    for (const entry of entries) {
      yield last === null ? '[\n' : `${last},\n`;
      last = safeJson(exported(entry)).replace(/^/gm, '  ');
    }
  yield last === null ? '[]\n' : `${last}\n]\n`;
}

export const formats = { csv, json } as const;
