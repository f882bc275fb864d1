import type { DeskRow } from '../../machines/order/orderDocument.ts';
import type { StoredMessage } from '../inbox/rules/submission.ts';
import type { DeskStore, FoundMessages, MessageQuery } from './deskStore.ts';
import { peopleOf, plainAddress, rowOf, wordsOf } from './documents.ts';
import { readOrder } from './orderLog.ts';

interface Searched {
  readonly message: Pick<StoredMessage, 'fields'>;
  readonly row: DeskRow;
}

/** What is found where there is no index, but everything was read. */
export function search(
  all: readonly Searched[],
  damaged: readonly string[],
  query: MessageQuery,
): FoundMessages {
  const { text = '', state = '', turn = '', kind = '', person = '', limit } = query;
  const words = text.toLowerCase().split(/\s+/);
  const isFound = ({ message, row }: Searched): boolean =>
    words.every((word) => wordsOf(row).includes(word)) &&
    (state === '' || row.state === state) &&
    (turn === '' || (row.turn ?? 'nobody') === turn) &&
    (kind === '' || (kind === 'wanted' ? row.kind !== 'spam' : row.kind === kind)) &&
    (person === '' || peopleOf(message).includes(plainAddress(person)));
  const found = all.filter(isFound).map(({ row }) => row);
  found.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt) || (a.id < b.id ? -1 : 1));
  return {
    rows: found.slice(0, limit),
    found: found.length,
    all: all.length,
    spam: all.filter(({ row }) => row.kind === 'spam').length,
    damaged,
  };
}

const readAtOnce = 32;

export async function scanned(store: DeskStore, query: MessageQuery, now: number): Promise<FoundMessages> {
  const ids = await store.ids();
  const all: Searched[] = [];
  const damaged: string[] = [];
  const read = async (id: string): Promise<void> => {
    try {
      const order = await readOrder(store, id, now);
      if (order === null) return;
      const row = rowOf(order, await store.readDone(id).catch(() => null));
      all.push({ message: { fields: order.message.fields }, row });
    } catch {
      damaged.push(id); // It must not hide all others.
    }
  };
  for (let n = 0; n < ids.length; n += readAtOnce) await Promise.all(ids.slice(n, n + readAtOnce).map(read));
  return search(all, damaged, query);
}
