import { fileSize } from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import { type Detail, detailsOf } from './details.ts';
import type { StoredMessage } from './submission.ts';

/** In bytes, inclusive. Base64 makes it 10 MB, and many mail servers take no more (L25). @internal for tests */
export const mailAttachmentLimit = 7 * 1024 * 1024;

export interface MailOptions {
  readonly siteName: string;
  readonly siteUrl: string;
}

/** Every text is one line without control characters, except `text`. */
export interface Mail {
  readonly messageId: string;
  readonly date: Date;
  readonly subject: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
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

export function composeMail(message: StoredMessage, { siteName, siteUrl }: MailOptions): Mail {
  const { id, receivedAt, attachment } = message;
  const isIncluded = attachment !== null && attachment.size <= mailAttachmentLimit;
  return {
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    date: new Date(receivedAt),
    subject: subjectOf(message),
    replyTo: replyTo(message),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: textOf(message, siteName),
    attachment: isIncluded
      ? {
          fileName: oneLine(attachment.fileName) || attachment.storedAs,
          storedAs: attachment.storedAs,
          type: safeType(attachment.type),
        }
      : null,
  };
}

/** Control characters, separators, and what would change the direction of the rest of the line. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const unsafeInText = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

export const oneLine = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(unsafe, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

const manyLines = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(unsafeInText, ' ');

const shortened = (text: string, limit: number): string => {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : text;
};

const textField = ({ fields }: StoredMessage, name: string): string => {
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

function replyTo(message: StoredMessage): Mail['replyTo'] {
  const email = textField(message, 'email').trim();
  return isMailAddress(email)
    ? { name: shortened(oneLine(textField(message, 'name')), 100), address: email }
    : null;
}

/** Never a type that a mail program would unpack. */
const safeType = (type: string): string =>
  /^(?!multipart|message)[a-z]+\/[a-z0-9.+-]+$/i.test(type) ? type.toLowerCase() : 'application/octet-stream';

function textOf(message: StoredMessage, siteName: string): string {
  const { id, kind, receivedAt, attachment } = message;
  const { rows, text } = detailsOf(message);
  const lines = rows.map(({ heading, value }) => [heading, oneLine(value) || 'not given']);
  const page = textField(message, kind === 'contact' ? 'page_url' : 'page_path');
  const facts = [
    ['Received', receivedAt],
    ...(page === '' ? [] : [['Page', oneLine(page)]]),
    ...campaign(message),
    ...(attachment === null ? [] : [['Attachment', attachmentLine(attachment)]]),
    ['Id', id],
  ];
  const list = (rows: readonly (readonly string[])[]) =>
    rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  const what = kind === 'contact' ? 'A message' : 'A request';
  return `${what} from ${oneLine(siteName)}\n\n${list(lines)}\n\n${manyLines(text) || '(no text)'}\n\n-- \n${list(facts)}\n`;
}

const campaign = (message: StoredMessage): string[][] =>
  ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => {
    const value = oneLine(textField(message, name));
    return value === '' ? [] : [[name, value]];
  });

function attachmentLine({ fileName, size }: NonNullable<StoredMessage['attachment']>): string {
  const file = `${oneLine(fileName)} (${fileSize(size)})`;
  return size <= mailAttachmentLimit ? file : `${file}, too large for this e-mail: it is in the inbox`;
}
