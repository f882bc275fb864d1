import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../worlds/eventually.ts';
import { ask } from '../../worlds/inbox/fixtures.ts';
import { differences, type Post, sendAll } from './posts.ts';
import { attacked, expectAnswers, type Found, leftOver, mailDifferences, makePosts, mount } from './world.ts';

/** Takes the inbox away and makes its disk read-only while the server runs and posts arrive; then undoes it. */
export const takeInboxAway = (): Promise<Found> =>
  attacked({ disk: 32 }, async (world) => {
    const { inbox, start } = world;
    const found: string[] = [];
    const away = `${inbox}-away`;
    const disk = join(inbox, '..');
    // A disk cannot be made read-only while the index is open; a second mount of it above the first can.
    const makeReadOnly = (): void => {
      if (!mount('--bind', disk, disk) || !mount('-o', 'remount,bind,ro', disk))
        throw new Error('The disk cannot be read-only');
    };
    const site = await start();
    const healthIs = (status: number): Promise<void> =>
      eventually(
        async () => (await ask(site.url, '/healthz')).status === status,
        () => `/healthz says ${status}`,
      );
    const all: Post[] = [];
    const answered = [];
    const faults: [string, () => void, () => void][] = [
      ['removed', () => renameSync(inbox, away), () => renameSync(away, inbox)],
      ['read-only', makeReadOnly, () => void spawnSync('umount', ['-l', disk])],
    ];
    for (const [name, make, undo] of faults) {
      const [before, during] = [makePosts(60, all.length), makePosts(20, all.length + 60)];
      const sending = sendAll(site.url, before, 20);
      // What is being written would stay writable.
      if (name === 'read-only') await sending;
      make();
      const refused = await expectAnswers(site, during, [500, 503], found);
      await healthIs(503);
      if ((await ask(site.url, '/faq')).status !== 200) found.push(`${name}: pages are not served`);
      undo();
      await healthIs(200);
      const first = await sending;
      const again = [
        ...before.filter((_, n) => first[n]?.status !== 200),
        ...during.filter((_, n) => refused[n]?.status !== 200),
      ];
      answered.push(...first, ...refused, ...(await expectAnswers(site, again, [200], found)));
      all.push(...before, ...during);
    }
    found.push(...(await mailDifferences(world, answered)));
    if ((await site.stop()) !== 0) found.push('The server did not end well');
    await (await start()).stop(); // Sweeps what was away with the inbox.
    found.push(...(await differences(inbox, all)), ...leftOver(inbox));
    return { differences: found };
  });
