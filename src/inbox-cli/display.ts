/** Text for people. Escapes everything that visitors or mail servers wrote. */
import { fileSize } from '../../machines/fileSizeRules.ts';
import { orderInboxWords as words } from '../content/inboxWords.ts';
import type { Delivery, InboxEntry, OrderDelivery } from '../inbox/readInbox.ts';
import { detailsOf } from '../inbox/rules/details.ts';
import type { Order } from '../orders/orderLog.ts';
import { shortIds } from './findMessages.ts';
import { orderHistory, orderRows, orderState, orderTurn } from './orderDisplay.ts';
import { orderOf } from './orderOf.ts';
import { type Column, table } from './table.ts';
import { lines, oneLine } from './terminalText.ts';

const text = (value: string | boolean | undefined): string => String(value ?? '').trim();

const from = ({ message: { fields } }: InboxEntry): string => `${text(fields.name)} <${text(fields.email)}>`;

const subjectOf = ({ message }: InboxEntry): string =>
  detailsOf(message).rows.find(({ field }) => ['subject', 'service'].includes(field))?.value ?? '';

const time = (iso: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', style).format(new Date(iso)).replaceAll(',', '');
const fullTime = (iso: string): string =>
  time(iso, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
const shortTime = (iso: string, now: number): string =>
  new Date(iso).getFullYear() === new Date(now).getFullYear()
    ? time(iso, { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' })
    : time(iso, { day: '2-digit', month: 'short', year: 'numeric' });

const deliveryWords = { waiting: 'waiting', delivered: 'delivered', givenUp: 'given up' } as const;

function shortDelivery({ delivery }: InboxEntry): string {
  if (delivery === null) return '';
  const reason = delivery.state === 'givenUp' && delivery.reason ? `: ${delivery.reason}` : '';
  return deliveryWords[delivery.state] + reason;
}

function deliveryLine({ state, at, attempts, reason }: Delivery): string {
  const after = attempts === 0 ? '' : ` after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const why = reason ? `: ${reason}` : '';
  if (state === 'waiting') return `waiting${after}, next attempt ${fullTime(at)}${why}`;
  return `${deliveryWords[state]} ${fullTime(at)}${after}${why}`;
}

const mailHeadings = { visitor: 'To visitor', owner: 'To you' } as const;

function orderMailLine({ number, delivery }: OrderDelivery, { events }: Order): string {
  const event = events[number - 1];
  const what = event === undefined ? 'confirmation' : words.acts[event.type];
  return `${what}: ${deliveryLine(delivery)}`;
}

/** Whose turn a new request is goes without saying. */
const shortState = (order: Order): string => {
  const turn = order.events.length === 0 ? '' : orderTurn(order);
  return turn === '' ? orderState(order) : `${orderState(order)}, ${turn}`;
};

const columns: readonly Column[] = [
  { heading: 'ID' },
  { heading: 'RECEIVED' },
  { heading: 'KIND' },
  { heading: 'FROM', least: 8 },
  { heading: 'WHAT', least: 8 },
  { heading: 'FILE', least: 5 },
  { heading: 'STATE' },
  { heading: 'E-MAIL', least: 9 },
];

interface Screen {
  readonly columns: number;
  /** In ms since 1970. */
  readonly now: number;
}

export const listed = (entries: readonly InboxEntry[], ids: readonly string[], screen: Screen): string[] => {
  // No short id has less than 8 digits, so only these can be mixed up.
  const begins = new Set(entries.map(({ message }) => message.id.slice(0, 8)));
  const short = shortIds(ids.filter((id) => begins.has(id.slice(0, 8))));
  const rows = entries.map((entry) => [
    short.get(entry.message.id) ?? entry.message.id,
    shortTime(entry.message.receivedAt, screen.now),
    entry.message.kind,
    from(entry),
    subjectOf(entry),
    entry.message.attachment?.fileName ?? '',
    entry.doneAt === null ? shortState(orderOf(entry)) : 'done',
    shortDelivery(entry),
  ]);
  return table(columns, rows, screen.columns);
};

export function shown(entry: InboxEntry): string[] {
  const { id, kind, receivedAt, fields, attachment } = entry.message;
  const details = detailsOf(entry.message);
  const where = kind === 'contact' ? text(fields.page_url) : text(fields.page_path);
  const campaign = [fields.utm_source, fields.utm_medium, fields.utm_campaign].map(text).filter(Boolean);
  const rows: readonly (readonly [string, string])[] = [
    ['Id', id],
    ['Received', fullTime(receivedAt)],
    ['Kind', kind],
    ['State', entry.doneAt === null ? orderState(orderOf(entry)) : `done ${fullTime(entry.doneAt)}`],
    ...orderRows(orderOf(entry), fullTime),
    ['E-mail', entry.delivery === null ? '' : deliveryLine(entry.delivery)],
    ...entry.orderMails.map((mail) => [mailHeadings[mail.to], orderMailLine(mail, orderOf(entry))] as const),
    ['Spam?', (entry.message.signals ?? []).join(', ')],
    ['From', from(entry)],
    ['Reply to', fields._replyto === fields.email ? '' : text(fields._replyto)],
    ...details.rows
      .filter(({ field }) => field !== 'name' && field !== 'email')
      .map(({ heading, value }) => [heading, value.trim()] as const),
    ['Page', where],
    ['Campaign', campaign.join(', ')],
    [
      'File',
      attachment === null ? '' : `${attachment.fileName} (${fileSize(attachment.size)}, ${attachment.type})`,
    ],
    ['Path', entry.attachmentPath ?? ''],
  ];
  const body = details.text.trim();
  const width = Math.max(10, ...rows.map(([name]) => name.length));
  return [
    ...rows
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name.padEnd(width)} ${oneLine(value)}`),
    ...(body === '' ? [] : ['', ...lines(body).map((line) => `  ${line}`.trimEnd())]),
    ...historyLines(orderOf(entry)),
  ];
}

const historyLines = (order: Order): readonly string[] =>
  order.events.length === 0 ? [] : ['', ...orderHistory(order, fullTime).map(oneLine)];

export const orderLines = (order: Order): readonly string[] => {
  const rows = [['State', orderState(order)] as const, ...orderRows(order, fullTime)];
  return [
    ...rows
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name.padEnd(10)} ${oneLine(value)}`),
    ...historyLines(order),
  ];
};

export const count = (messages: number): string => (messages === 1 ? '1 message' : `${messages} messages`);
