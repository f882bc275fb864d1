import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readInbox } from '../../../src/inbox/readInbox.ts';
import { folderOrders } from '../../../src/orders/folderOrders.ts';
import { scanned } from '../../../src/orders/scanned.ts';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { differences, makePost, type Post, sendAll } from './posts.ts';
import { startProcess } from './servers.ts';

export interface KillResult {
  /** Empty when every post is kept whole, exactly once. */
  readonly differences: readonly string[];
  readonly sent: number;
  /** How many times a sender had no answer because the server was killed, and pressed again. */
  readonly unanswered: number;
  /** How many of those found their post already kept. */
  readonly keptUnanswered: number;
}

/**
 * Kills the server `times` times in the middle of posts. Who had no answer presses again, at the next server.
 * `random` returns a number from 0 to 1.
 */
export async function killRepeatedly(times: number, random: () => number): Promise<KillResult> {
  const parent = temporaryFolder();
  const folder = join(parent.path, 'inbox');
  const all: Post[] = [];
  let open: Post[] = [];
  let [unanswered, keptUnanswered] = [0, 0];
  try {
    for (let round = 0; round <= times; round++) {
      const server = await startProcess('inboxProcess', folder);
      const isLast = round === times;
      const fresh = isLast ? [] : Array.from({ length: 20 }, (_, n) => makePost(round * 20 + n));
      all.push(...fresh);
      const posts = [...open, ...fresh];
      const answers = sendAll(server.url, posts, 20);
      if (!isLast) {
        await wait(random() * 400);
        await server.kill();
      }
      const statuses = (await answers).map((answer) => answer?.status);
      await server.kill();
      open = posts.filter((_, n) => statuses[n] !== 200);
      const kept = new Set(
        (await readInbox(folder)).entries.map(({ message }) => String(message.fields.name)),
      );
      unanswered += open.length;
      keptUnanswered += open.filter(({ name }) => kept.has(name)).length;
    }
    const store = folderOrders(folder);
    const found = await differences(folder, all);
    if (!isDeepStrictEqual(await store.find({}, 0), await scanned(store, {}, 0)))
      found.push('The index says something else than the folders');
    return { differences: found, sent: all.length, unanswered, keptUnanswered };
  } finally {
    parent.remove();
  }
}
