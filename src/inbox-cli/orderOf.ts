import type { InboxEntry } from '../inbox/readInbox.ts';
import { foldLog, type Order } from '../orders/orderLog.ts';

export const orderOf = ({ message, log }: InboxEntry): Order => ({
  message,
  ...foldLog(message.receivedAt, log),
});
