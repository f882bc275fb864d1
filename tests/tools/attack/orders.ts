import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { foldOrder } from '../../../machines/order/orderRules.ts';
import { folderOrders } from '../../../src/orders/folderOrders.ts';
import { readOrder } from '../../../src/orders/orderLog.ts';
import { scanned } from '../../../src/orders/scanned.ts';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import {
  documentIn,
  ownerOf,
  type SentOrder,
  sendOrder,
  signIn,
  terms,
  visitorOf,
} from '../../worlds/inbox/orderClient.ts';
import { type ServerProcess, startProcess } from './servers.ts';

export interface OrdersResult {
  /** Empty when each acknowledged event is kept once, no refused one is, and every fold is equal. */
  readonly differences: readonly string[];
  readonly acknowledged: number;
  readonly refused: number;
  /** How many times a sender had no answer, and sent again. */
  readonly unanswered: number;
}

interface Sending {
  readonly by: 'visitor' | 'owner';
  readonly act: object;
  readonly key: string;
}

/** What can be refused is mixed with what cannot; nothing ends the order. */
const sendingOf = (n: number): Sending => {
  const by = n % 2 === 0 ? 'visitor' : 'owner';
  const acts =
    by === 'visitor'
      ? [
          { type: 'offer.agree', offer: 1 + (n % 8) },
          { type: 'dispute.open', note: 'Once more.' },
        ]
      : [
          { type: 'offer.make', terms: terms() },
          { type: 'work.deliver', note: '' },
        ];
  const act = n % 5 === 0 ? acts[Math.floor(n / 10) % 2]! : { type: 'message.write', text: `Message ${n}` };
  return { by, act, key: `event-number-${n}` };
};

/**
 * Visitor and owner send `count` events about one order, several at a time and each to another one of two servers with the
 * same folder. Meanwhile one of the servers is killed, `kills` times; who had no answer sends again, to the other.
 */
export async function pressOrders(count: number, kills: number, random: () => number): Promise<OrdersResult> {
  const parent = temporaryFolder();
  const folder = join(parent.path, 'inbox');
  const start = () => startProcess('inboxProcess', folder);
  const servers: ServerProcess[] = [await start(), await start()];
  try {
    const order = await sendOrder(servers[0]!.url);
    const cookie = await signIn(servers[1]!.url);
    const answers = new Map<string, number>();
    let unanswered = 0;

    const send = async ({ by, act, key }: Sending, n: number): Promise<void> => {
      for (let attempt = n; ; attempt++) {
        const { url } = servers[attempt % 2]!;
        const client = by === 'visitor' ? visitorOf(url, order) : ownerOf(url, cookie, order);
        const status = await client.act(act, key).then(
          (answer) => answer.status,
          () => null,
        );
        if (status !== null) return void answers.set(key, status);
        unanswered++;
        await wait(20);
      }
    };

    const rounds = Math.max(kills, 1);
    for (let round = 0; round < rounds; round++) {
      const from = Math.round((count * round) / rounds);
      const to = Math.round((count * (round + 1)) / rounds);
      const sent = new Set<Promise<void>>();
      const all = (async () => {
        for (let n = from; n < to; n++) {
          const one: Promise<void> = send(sendingOf(n), n).finally(() => sent.delete(one));
          sent.add(one);
          if (sent.size >= 10) await Promise.race(sent);
        }
        await Promise.all(sent);
      })();
      if (round < kills) {
        await wait(random() * 60);
        await servers[round % 2]!.kill();
        servers[round % 2] = await start();
      }
      await all;
    }

    const statuses = [...answers.values()];
    return {
      differences: await differences(folder, order, servers, answers),
      acknowledged: statuses.filter((status) => status === 200).length,
      refused: statuses.filter((status) => status === 409).length,
      unanswered,
    };
  } finally {
    for (const server of servers) await server.kill();
    parent.remove();
  }
}

async function differences(
  folder: string,
  order: SentOrder,
  servers: readonly ServerProcess[],
  answers: ReadonlyMap<string, number>,
): Promise<string[]> {
  const found: string[] = [];
  const store = folderOrders(folder);
  const stored = await readOrder(store, order.id, Date.now());
  if (stored === null) return ['The order is gone'];
  const { events, message, snapshot } = stored;
  if (!isDeepStrictEqual(await store.find({}, Date.now()), await scanned(store, {}, Date.now())))
    found.push('The index says something else than the folders');
  for (const { url } of servers)
    if (!isDeepStrictEqual(documentIn(await visitorOf(url, order).get()).events, events))
      found.push(`${url} has other events than the log`);
  const folded = foldOrder(message.receivedAt, events);
  if (!isDeepStrictEqual([folded.value, folded.context], [snapshot.value, snapshot.context]))
    found.push('The events fold to another state than the log');
  const times = new Map<string, number>();
  for (const { key } of events) times.set(key, (times.get(key) ?? 0) + 1);
  for (const [key, status] of answers) {
    const expected = status === 200 ? 1 : 0;
    if (status !== 200 && status !== 409) found.push(`${key} was answered with ${status}`);
    if ((times.get(key) ?? 0) !== expected)
      found.push(`${key} was answered with ${status}, and is kept ${times.get(key) ?? 0} times`);
    times.delete(key);
  }
  return [...found, ...[...times.keys()].map((key) => `${key} was never sent`)];
}
