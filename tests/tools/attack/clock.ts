import { differences, type Post } from './posts.ts';
import { attacked, expectAnswers, type Found, mailDifferences, makePosts } from './world.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** Starts servers with wrong clocks, and sets the clock while one runs: nothing is deleted, refused or forgotten. */
export const jumpClock = (): Promise<Found> =>
  attacked({}, async (world) => {
    const { inbox, start } = world;
    const found: string[] = [];
    const all: Post[] = [];
    const answered = [];
    for (const clocks of [
      [0, 10 * year, 0, -10 * year, 0],
      [10 * year, 0],
      [-10 * year, 0],
    ]) {
      const site = await start({
        INBOX_KEEP_DAYS: '365',
        // Which is 20 of all addresses: more than one clock sees, and fewer than all do.
        INBOX_POSTS_PER_MINUTE: '1',
        CLOCK_OFFSET: String(clocks[0]),
      });
      for (const clock of clocks) {
        await site.control({ clock });
        const posts = makePosts(10, all.length);
        all.push(...posts);
        answered.push(...(await expectAnswers(site, posts, [200], found)));
        if (clock === 0) found.push(...(await mailDifferences(world, answered)));
      }
      if ((await site.stop()) !== 0) found.push('The server did not end well');
    }
    found.push(...(await differences(inbox, all)));
    return { differences: found };
  });
