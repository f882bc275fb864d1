import { orderHash } from '../../../machines/desk/deskRules.ts';
import { fileSize } from '../../../machines/fileSizeRules.ts';
import { shortReference } from '../../../machines/requestSubmission/referenceRules.ts';
import { campaignHeadings } from '../../content/inboxWords.ts';
import { type Detail, detailsOf } from './details.ts';
import type { StoredMessage } from './submission.ts';

/** In bytes, inclusive. Base64 makes it 10 MB, and many mail servers take no more (L25). @internal for tests */
export const mailAttachmentLimit = 7 * 1024 * 1024;

export interface MailOptions {
  readonly siteName: string;
  readonly siteUrl: string;
  /** Whether `npm run inbox` reaches the message. */
  readonly hasCommand?: boolean;
  readonly hasDesk?: boolean;
  /** Of the reader, such as `Europe/Lisbon`. By default, that of the server. */
  readonly timeZone?: string;
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Every text is one line without control characters, except `text`. */
export interface Mail {
  readonly messageId: string;
  /** A plain address; missing: the owner's. */
  readonly to?: string;
  readonly date: Date;
  readonly subject: string;
  /** Who wrote, in letters, digits and the signs of a name. May be empty. */
  readonly sender: string;
  readonly replyTo: Sender | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Null if there is none, or if it is too large: then the text names it. */
  readonly attachment: {
    readonly fileName: string;
    readonly storedAs: string;
    readonly type: string;
  } | null;
}

const subjectLimit = 250;

export function composeMail(message: StoredMessage, options: MailOptions): Mail {
  const { id, receivedAt, attachment } = message;
  return {
    messageId: `<${id}@${new URL(options.siteUrl).hostname}>`,
    date: new Date(receivedAt),
    subject: subjectOf(message),
    sender: senderOf(message),
    replyTo: visitorOf(message),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: textOf(message, options),
    attachment: attached(attachment),
  };
}

/** Null for a file that is too large to be sent. */
export const attached = (file: StoredMessage['attachment']): Mail['attachment'] =>
  file === null || file.size > mailAttachmentLimit
    ? null
    : {
        fileName: oneLine(file.fileName) || file.storedAs,
        storedAs: file.storedAs,
        type: safeType(file.type),
      };

/** Control characters, separators, and what would change the direction of the rest of the line. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const unsafeInText = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

export const oneLine = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(unsafe, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

export const manyLines = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(unsafeInText, ' ');

const shortened = (text: string, limit: number): string => {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : text;
};

const textField = ({ fields }: Pick<StoredMessage, 'fields'>, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const rowValue = (rows: readonly Detail[], name: string): string =>
  rows.find(({ field }) => field === name)?.value ?? '';

function subjectOf(message: StoredMessage): string {
  const { rows } = detailsOf(message);
  const composed =
    message.kind === 'contact'
      ? textField(message, '_subject')
      : `Website Request — ${rowValue(rows, 'service')} — ${rowValue(rows, 'name')}`;
  return shortened(oneLine(composed), subjectLimit);
}

/** An address that every mail program can reply to (RFC 5322, 3.4.1). */
const address = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u;

export const isMailAddress = (text: string): boolean => text.length <= 254 && address.test(text);

/** Null unless the address is a plain one. */
export function visitorOf(message: Pick<StoredMessage, 'fields'>): Mail['replyTo'] {
  const email = textField(message, 'email').trim();
  return isMailAddress(email)
    ? { name: shortened(oneLine(textField(message, 'name')), 100), address: email }
    : null;
}

/** No sign in it may look like an address or a second sender. */
export const senderOf = (message: Pick<StoredMessage, 'fields'>): string =>
  shortened(
    oneLine(textField(message, 'name'))
      .replace(/[^\p{L}\p{M}\p{N}.'’ -]+/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
    60,
  );

/** The address is ours, because only ours may send; the name says who wrote. */
export const fromOf = ({ sender }: Mail, { name, address }: Sender): Sender => ({
  name: [sender, name].filter(Boolean).join(' via '),
  address,
});

/** Never a type that a mail program would unpack. */
const safeType = (type: string): string =>
  /^(?!multipart|message)[a-z]+\/[a-z0-9.+-]+$/i.test(type) ? type.toLowerCase() : 'application/octet-stream';

export const localTime = (iso: string, timeZone: string | undefined): string =>
  new Date(iso)
    .toLocaleString('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    })
    .replaceAll('\u202f', ' ');

export const deskAddress = (siteUrl: string, id: string): string => `${siteUrl}/desk#${orderHash(id)}`;

function nextSteps(message: StoredMessage, options: MailOptions): string[] {
  const { siteUrl, hasCommand = false, hasDesk = false } = options;
  const to = visitorOf(message);
  if (hasDesk)
    return [
      `To answer it, and to mark it as done: ${deskAddress(siteUrl, message.id)}`,
      to === null
        ? 'A reply to this email would not reach the visitor.'
        : `A reply to this email goes to ${to.address}, but is not kept there.`,
    ];
  return [
    to === null
      ? 'To answer, write to the address above: a reply to this email would not reach it.'
      : `To answer, reply to this email. Your reply goes to ${to.address}.`,
    ...(hasCommand ? [`To mark it as done: npm run inbox -- done ${shortReference(message.id)}`] : []),
  ];
}

function textOf(message: StoredMessage, options: MailOptions): string {
  const { id, kind, receivedAt, attachment } = message;
  const siteName = oneLine(options.siteName);
  const { rows, text, textHeading } = detailsOf(message);
  const lines = rows.map(({ heading, value }) => [heading, oneLine(value) || 'not given']);
  const page = textField(message, kind === 'contact' ? 'page_url' : 'page_path');
  const facts = [
    ['Received', localTime(receivedAt, options.timeZone)],
    ...(page === '' ? [] : [['Page', oneLine(page)]]),
    ...campaign(message),
    ...(attachment === null ? [] : [['Attachment', attachmentLine(attachment)]]),
    ['Id', id],
  ];
  const list = (rows: readonly (readonly string[])[]) =>
    rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  const who = oneLine(textField(message, 'name')) || 'Somebody';
  const what =
    kind === 'contact'
      ? `${who} wrote to ${siteName} with the contact form.`
      : `${who} sent ${siteName} a request.`;
  const parts = [
    what,
    list(lines),
    `${textHeading}:\n${manyLines(text) || '(no text)'}`,
    nextSteps(message, options).join('\n'),
    `-- \n${list(facts)}\n`,
  ];
  return parts.join('\n\n');
}

const campaign = (message: StoredMessage): string[][] =>
  Object.entries(campaignHeadings).flatMap(([name, heading]) => {
    const value = oneLine(textField(message, name));
    return value === '' ? [] : [[heading, value]];
  });

function attachmentLine({ fileName, size }: NonNullable<StoredMessage['attachment']>): string {
  const file = `${oneLine(fileName)} (${fileSize(size)})`;
  return size <= mailAttachmentLimit ? file : `${file}, too large for this e-mail: it is in the inbox`;
}
