import { eventually } from '../../worlds/eventually.ts';
import { differences } from './posts.ts';
import { attacked, expectAnswers, type Found, mailDifferences, makePosts } from './world.ts';

/** Lets the mail server take e-mails and say nothing: posts are kept, and sent once it speaks again. */
export const hangMail = (): Promise<Found> => {
  let speak = (): void => {};
  const silence = new Promise<'hangUp'>((resolve) => {
    speak = () => resolve('hangUp');
  });
  let isSilent = true;
  return attacked({ verdict: () => (isSilent ? silence : 'accept') }, async (world) => {
    const { inbox, mails, start } = world;
    const found: string[] = [];
    const posts = makePosts(100);
    const first = await start();
    const answers = await expectAnswers(first, posts.slice(0, 50), [200], found);
    await eventually(
      () => mails.read.length > 0,
      () => 'the mail server has read an e-mail',
    );
    // The next server finds what the first one could not send.
    if ((await first.stop()) !== 0) found.push('The server did not end well');
    isSilent = false;
    speak();
    const second = await start();
    answers.push(...(await expectAnswers(second, posts.slice(50), [200], found)));
    found.push(...(await mailDifferences(world, answers)), ...(await differences(inbox, posts)));
    return { differences: found };
  });
};
