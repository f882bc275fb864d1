import { eventually } from '../../worlds/eventually.ts';
import { ask } from '../../worlds/inbox/fixtures.ts';
import { differences } from './posts.ts';
import { attacked, type Found, leftOver, mailDifferences, makePosts, sendHalves } from './world.ts';

/** Ends the server as systemd does, in the middle of uploads: each is finished, and no new one is begun. */
export const endDuringUploads = (count: number): Promise<Found> =>
  attacked({}, async (world) => {
    const { inbox, start } = world;
    const found: string[] = [];
    const site = await start();
    const posts = makePosts(count);
    const uploads = sendHalves(site, posts);
    await eventually(
      () => leftOver(inbox).length === count,
      () => 'all uploads are under way',
    );
    const exit = site.stop();
    const isRefused = () =>
      ask(site.url, '/faq').then(
        () => false,
        () => true,
      );
    await eventually(isRefused, () => 'nobody is let in any more');
    uploads.goOn();
    const answers = await uploads.answers;
    for (const answer of answers)
      if (answer?.status !== 200) found.push(`An upload was answered with ${answer?.status ?? 'nothing'}`);
    if ((await exit) !== 0) found.push('The server did not end well');
    found.push(...(await differences(inbox, posts)), ...leftOver(inbox));
    await start();
    found.push(...(await mailDifferences(world, answers)));
    return { differences: found };
  });
