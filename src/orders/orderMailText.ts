/** The parts of the e-mails about an order. */
import { fileSize } from '../../machines/fileSizeRules.ts';
import type { OrderEvent, OrderFile, Terms } from '../../machines/order/orderEvents.ts';
import { mailParts } from '../content/orderMail.ts';
import { detailsOf } from '../inbox/rules/details.ts';
import { fill } from '../inbox/rules/fill.ts';
import { localTime, manyLines, oneLine } from '../inbox/rules/mail.ts';
import type { StoredMessage } from '../inbox/rules/submission.ts';

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const row = (heading: string, value: string): string => `${heading}: ${oneLine(value)}`;

export const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

export function termsText({ person, price, date, note, validUntil }: Terms, timeZone?: string): string {
  const euros = `€${price.toLocaleString('en-US')}`;
  const rows = [
    row(mailParts.person, person),
    row(mailParts.price, fill(mailParts.vat, { price: euros })),
    row(mailParts.date, day(date)),
    row(mailParts.until, localTime(validUntil, timeZone)),
  ];
  return joined([rows.join('\n'), manyLines(note)]);
}

export const fileText = ({ fileName, size }: Pick<OrderFile, 'fileName' | 'size'>): string =>
  fill(mailParts.fileText, { name: oneLine(fileName), size: fileSize(size) });

export function contentOf(event: OrderEvent, timeZone?: string): string {
  if (event.type === 'offer.make') return termsText(event.terms, timeZone);
  if (event.type === 'file.add') return fileText(event.file);
  if (event.type === 'message.write') return manyLines(event.text);
  return 'note' in event ? manyLines(event.note) : '';
}

/** All answers, as they were sent, in the way in which mail programs quote. */
export function copyOf(message: StoredMessage): string {
  const { rows, text, textHeading } = detailsOf(message);
  const { attachment } = message;
  const lines = rows
    .filter(({ value }) => value.trim() !== '')
    .map(({ heading, value }) => row(heading, value));
  if (attachment !== null) lines.push(row(mailParts.attachment, fileText(attachment)));
  if (text.trim() !== '') lines.push('', `${textHeading}:`, ...manyLines(text).split('\n'));
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}
