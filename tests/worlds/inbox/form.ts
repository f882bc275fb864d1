import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noAnswers } from '../../../machines/requestWizard/requestWizardRules.ts';
import type { StoredMessage as Message } from '../../../src/inbox/rules/submission.ts';
import { lastService } from '../services.ts';

/** A part of a multipart body. A file name is written without escaping. */
export interface Part {
  name: string;
  value: string | Buffer;
  fileName?: string;
  type?: string;
}

/** 600 characters: a message needs 500. */
const message = 'Please tidy up our sales sheet. '.repeat(20).slice(0, 600);

export const goodFields = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: '',
  subject: 'Sales sheet',
  message,
  _subject: 'Website Contact — Sales sheet — Ada Lovelace',
  _replyto: 'ada@example.org',
  page_url: 'https://deskhand.example/contact',
};

/** The valid form with changes; `undefined` leaves a field out. */
export const parts = (changes: Record<string, string | undefined> = {}, ...files: Part[]): Part[] => [
  ...Object.entries({ ...goodFields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  ),
  ...files,
];

export const attachment = (
  fileName: string,
  value: string | Buffer,
  type = 'application/octet-stream',
): Part => ({
  name: 'attachment',
  value,
  fileName,
  type,
});

/** A multipart body as browsers write it, but with unescaped names. */
export function multipart(list: readonly Part[]): { type: string; body: Buffer } {
  const boundary = `----deskhand${randomUUID()}`;
  const chunks = list.flatMap(({ name, value, fileName, type }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const kind = type === undefined ? '' : `Content-Type: ${type}\r\n`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${kind}\r\n`;
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')];
  });
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

export const goodRequest = {
  ...noAnswers,
  service: lastService,
  description: 'Sort the invoices\nby month.',
  timeframe: '1-2-weeks',
  budget: '500-1500',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  agreedToPrivacy: true,
  page_path: '/services',
  timestamp: '2026-01-02T03:04:05.678Z',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
};

export interface StoredMessage {
  /** Relative to the inbox. */
  folder: string;
  files: string[];
  json: Message;
}

/** All messages of an inbox, oldest first. Throws for a folder that is not a message. */
export function storedMessages(inbox: string): StoredMessage[] {
  const messages = join(inbox, 'messages');
  if (!existsSync(messages)) return [];
  return readdirSync(messages)
    .flatMap((hash) => readdirSync(join(messages, hash)).map((n) => join('messages', hash, n)))
    .map((folder) => ({
      folder,
      files: readdirSync(join(inbox, folder)).sort(),
      json: JSON.parse(readFileSync(join(inbox, folder, 'message.json'), 'utf8')),
    }))
    .sort((a, b) => a.json.receivedAt.localeCompare(b.json.receivedAt));
}
