import { differences } from './posts.ts';
import { attacked, type Found, mailDifferences, makePosts, sendHalves } from './world.ts';

/** Sends each post to two servers of one inbox at once, while further ones start, end and are killed beside them. */
export const shareInbox = (starts: number): Promise<Found> =>
  attacked({}, async (world) => {
    const { inbox, start } = world;
    const found: string[] = [];
    const posts = makePosts(starts * 40);
    const answers = [];
    let [one, other] = [await start(), await start()];
    for (let n = 0; n < starts; n++) {
      const part = posts.slice(n * 40, (n + 1) * 40);
      const [toOne, toOther] = [sendHalves(one, part), sendHalves(other, part)];
      await (await start()).kill();
      toOne.goOn();
      toOther.goOn();
      const [ours, theirs] = [await toOne.answers, await toOther.answers];
      for (const [at, answer] of ours.entries())
        if (answer?.status !== 200 || answer.reference !== theirs[at]?.reference)
          found.push(`${part[at]?.name} was answered with ${answer?.reference}, ${theirs[at]?.reference}`);
      answers.push(...ours);
      // Whoever delivers goes, the other one goes on.
      await one.stop();
      [one, other] = [other, await start()];
    }
    found.push(...(await mailDifferences(world, answers)), ...(await differences(inbox, posts)));
    return { differences: found };
  });
