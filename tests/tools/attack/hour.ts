import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../worlds/inbox/fixtures.ts';
import type { StartedSite } from '../../worlds/inbox/startedSite.ts';
import { differences, makePost, type Post, send } from './posts.ts';
import { type AttackedWorld, attacked, type Found, leftOver, mailDifferences } from './world.ts';

export interface HourResult extends Found {
  readonly acknowledged: number;
  /** Posts that were sent again, because the server was killed, or had no room. */
  readonly again: number;
  /** Of the heap of the server that runs at the end, in bytes. */
  readonly growth: number;
}

const senders = 8;
const kills = 20;
const megabyte = 1024 * 1024;
const mostGrowth = 2 * megabyte;

/** What happens meanwhile: 20 kills, a restart as for an upgrade, one as for a roll back, and a full disk. */
const happenings = [...Array<'kill'>(kills).fill('kill'), 'restart', 'full', 'restart'] as const;

/** `minutes` of posts and pages while the server is killed, replaced and left without room. */
export const mixedHour = (minutes: number): Promise<HourResult | Found> =>
  attacked({ disk: Math.ceil(128 + 32 * minutes) }, async (world) => {
    const { inbox, start } = world;
    const found: string[] = [];
    let site = await start();
    let isOver = false;
    let again = 0;
    const kept: { post: Post; reference: string }[] = [];
    const sender = async (first: number): Promise<void> => {
      for (let n = first; !isOver; n += senders) {
        const post = makePost(n);
        for (;;) {
          const answer = await send(site.url, post);
          if (answer?.status === 200) {
            kept.push({ post, reference: answer.reference });
            break;
          }
          if (answer !== null && answer.status !== 503)
            found.push(`A post was answered with ${answer.status}`);
          again += 1;
          await wait(100);
        }
        await ask(site.url, '/faq').catch(() => null);
        await wait(500);
      }
    };
    const sending = Promise.all(Array.from({ length: senders }, (_, n) => sender(n)));
    const pause = (minutes * 60_000) / (happenings.length + 2);
    for (const happening of happenings) {
      await wait(pause);
      site = await happen[happening](site, world);
    }
    await wait(pause);
    const before = await site.control('memory');
    await wait(pause);
    isOver = true;
    await sending;
    const growth = (await site.control('memory')) - before;
    if (growth > mostGrowth) found.push(`The server needs ${growth} bytes more`);
    const answers = kept.map(({ reference }) => ({ status: 200, reference, duration: 0 }));
    // Killed between the mail server's "250" and its record, a server sends once more (L26).
    const mails = (await mailDifferences(world, answers)).filter((text) => !text.includes('another'));
    if ((await site.stop()) !== 0) found.push('The server did not end well');
    found.push(
      ...mails,
      ...(await differences(
        inbox,
        kept.map(({ post }) => post),
      )),
      ...leftOver(inbox),
    );
    return { differences: found, acknowledged: kept.length, again, growth };
  });

const happen: Readonly<
  Record<(typeof happenings)[number], (site: StartedSite, world: AttackedWorld) => Promise<StartedSite>>
> = {
  kill: async (site, { start }) => {
    await site.kill();
    return start();
  },
  restart: async (site, { start }) => {
    // The next server takes over before the last one has gone.
    const next = await start();
    void site.stop();
    return next;
  },
  full: async (site, { inbox }) => {
    const ballast = join(inbox, '../ballast');
    const { bavail, bsize } = statfsSync(inbox);
    writeFileSync(ballast, Buffer.alloc(Math.max(bavail * bsize - megabyte, 0)));
    await wait(3_000);
    rmSync(ballast);
    return site;
  },
};
