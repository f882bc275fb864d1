import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../worlds/eventually.ts';
import { ask } from '../../worlds/inbox/fixtures.ts';
import { ownerOf, sendOrder, signIn } from '../../worlds/inbox/orderClient.ts';
import { differences, type Post } from './posts.ts';
import { attacked, expectAnswers, type Found, leftOver, mailDifferences, makePosts } from './world.ts';

export interface FullResult extends Found {
  readonly acknowledged: number;
  /** With room that is kept free, and without. */
  readonly refused: readonly number[];
}

const megabyte = 1024 * 1024;

/** Fills a small disk with posts, with room that is kept free and without; then makes room, and has them sent again. */
export const fillDisk = (): Promise<FullResult | Found> =>
  attacked({ disk: 32 }, async (world) => {
    const { inbox, start } = world;
    const found: string[] = [];
    const refused: number[] = [];
    const kept: Post[] = [];
    const answered = [];
    const free = () => {
      const { bavail, bsize } = statfsSync(inbox);
      return bavail * bsize;
    };
    const ballast = join(inbox, '..', 'ballast');
    for (const reserve of [8, 0]) {
      const site = await start({ INBOX_FREE_MB: String(reserve) });
      const order = await sendOrder(site.url, { name: `Order ${reserve}` });
      const owner = ownerOf(site.url, await signIn(site.url), order);
      writeFileSync(ballast, Buffer.alloc(free() - (reserve + 1) * megabyte));
      const posts = makePosts(150, kept.length);
      const answers = await expectAnswers(site, posts, [200, 503], found);
      const again = posts.filter((_, n) => answers[n]?.status !== 200);
      refused.push(again.length);
      if (again.length === 0) found.push('Nothing was refused');
      if (reserve > 0) {
        if (free() < (reserve / 2) * megabyte) found.push(`Only ${free()} bytes are left`);
        const { status, body } = await owner.act({ type: 'message.write', text: 'There is room for this.' });
        if (status !== 200) found.push(`The owner was answered with ${status}: ${body}`);
        await eventually(
          async () => (await ask(site.url, '/healthz')).status === 503,
          () => 'the server says that its disk is full',
        );
      }
      rmSync(ballast);
      answered.push(...answers, ...(await expectAnswers(site, again, [200], found)));
      kept.push(...posts);
      found.push(...(await mailDifferences(world, answered)), ...leftOver(inbox));
      if ((await site.stop()) !== 0) found.push('The server did not end well');
    }
    const orders = (text: string): boolean => text.endsWith(' was never sent');
    found.push(...(await differences(inbox, kept)).filter((text) => !orders(text)));
    return { differences: found, acknowledged: kept.length, refused };
  });
