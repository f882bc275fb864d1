import { differences, type Post } from './posts.ts';
import { attacked, expectAnswers, type Found, leftOver, makePosts, sendHalves } from './world.ts';

export interface SlowResult extends Found {
  readonly slow: number;
  /** Of the slow ones, because their network has no more places. */
  readonly refused: number;
}

const networks = 10;

/** `count` senders of ten networks stop in the middle of their posts; others send theirs meanwhile. */
export const sendSlowly = (count: number): Promise<SlowResult | Found> =>
  attacked({}, async ({ inbox, start }) => {
    const found: string[] = [];
    const site = await start({ INBOX_OPEN_UPLOADS: '50' });
    const slow = makePosts(count);
    const uploads = sendHalves(site, slow, (n) => `192.0.2.${n % networks}`);
    const quick = makePosts(100, count);
    await expectAnswers(site, quick, [200], found);
    uploads.goOn();
    const kept: Post[] = [...quick];
    let refused = 0;
    for (const [n, answer] of (await uploads.answers).entries())
      if (answer?.status === 200) kept.push(slow[n]!);
      else if (answer?.status === 429) refused += 1;
      else found.push(`A slow sender was answered with ${answer?.status ?? 'nothing'}`);
    const places = Math.min(count, 50 * networks);
    if (kept.length !== quick.length + places)
      found.push(`Of the slow posts, ${kept.length - quick.length} were kept in ${places} places`);
    found.push(...(await differences(inbox, kept)), ...leftOver(inbox));
    return { differences: found, slow: count, refused };
  });
