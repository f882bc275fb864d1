import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InboxEntry } from '../inbox/readInbox.ts';
import { foldLog, type Order } from '../orders/orderLog.ts';

function logIn(folder: string): string {
  try {
    return readFileSync(join(folder, 'events.jsonl'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** What has become of a message. Throws if its log cannot be read. */
export const orderOf = ({ message, folder }: InboxEntry): Order => ({
  message,
  ...foldLog(message.receivedAt, logIn(folder)),
});
