import { join } from 'node:path';
import { readInbox } from '../../../src/inbox/readInbox.ts';
import { ask } from '../../worlds/inbox/fixtures.ts';
import { goodRequest, multipart, parts } from '../../worlds/inbox/form.ts';
import { protectionProblems } from '../hosts/protection.ts';
import { withSite } from './withSite.ts';

export interface RebindingResult {
  /** Empty when nothing was sent to and kept for a page whose name only points to this machine. */
  readonly differences: readonly string[];
  readonly names: number;
  readonly answers: number;
}

/** Names that whoever owns them can let point to 127.0.0.1, and spellings that look like the server's own. */
const foreignNames = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '7f000001.evil.example',
  'deskhand.example.evil.example',
  'evildeskhand.example',
  'localhost.localdomain',
  'localhos\u0074\u00ad',
  '0.0.0.0',
  '0x7f000001',
  '2130706433',
  '127.1',
  '169.254.169.254',
  '[::]',
  '[::ffff:127.0.0.1]',
  'evil.example#localhost',
  'localhost@evil.example',
  'evil.example\\@localhost',
  'xn--lclhst-bua.example',
];

/** Posts and reads as a page of each name would, whose browser takes the server for the page's own. */
export const rebinding = (): Promise<RebindingResult> =>
  withSite(async ({ url, folder }) => {
    const differences: string[] = [];
    let answers = 0;
    const { port } = new URL(url);
    for (const name of foreignNames.flatMap((each) => [each, `${each}:${port}`])) {
      const own = { host: name, origin: `http://${name}`, 'sec-fetch-site': 'same-origin' };
      const { type, body } = multipart(parts({ name }));
      const request = JSON.stringify({ ...goodRequest, name });
      const replies = {
        page: await ask(url, '/faq', { headers: { host: name } }),
        form: await ask(url, '/api/contact', {
          method: 'POST',
          headers: { ...own, 'content-type': type },
          body,
        }),
        request: await ask(url, '/api/request', {
          method: 'POST',
          headers: { ...own, 'content-type': 'application/json' },
          body: request,
        }),
      };
      for (const [what, reply] of Object.entries(replies)) {
        answers += 1;
        if (reply.status !== 421 && reply.status !== 400)
          differences.push(`The ${what} of ${name} gets ${reply.status}`);
        differences.push(...protectionProblems(reply).map((problem) => `The ${what} of ${name}: ${problem}`));
      }
    }
    const { entries } = await readInbox(join(folder, 'inbox'));
    differences.push(...entries.map(({ message }) => `A message of ${message.fields.name} is kept`));
    const host = `localhost:${port}`;
    if ((await ask(url, '/faq', { headers: { host } })).status !== 200)
      differences.push(`${host} is not answered`);
    return { differences, names: foreignNames.length, answers };
  });
