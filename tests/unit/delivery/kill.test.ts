// @vitest-environment node
// @proof thorough
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messageFolder, messageIds } from '../../../src/inbox/messageStore.ts';
import { eventually } from '../../worlds/eventually.ts';
import { ask, temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { multipart, parts } from '../../worlds/inbox/form.ts';
import {
  type MailServer,
  messageIdOf,
  startMailServer,
  type Verdict,
} from '../../worlds/inbox/mailServer.ts';
import { startSite } from '../../worlds/inbox/startedSite.ts';

const kills = 5;

let folder: ReturnType<typeof temporaryFolder>;
let mailServer: MailServer;

beforeEach(async () => {
  folder = temporaryFolder();
  mailServer = await startMailServer({
    verdict: async (): Promise<Verdict> => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      return 'accept';
    },
  });
});
afterEach(async () => {
  await mailServer.close();
  folder.remove();
});

const inbox = () => join(folder.path, 'inbox');

const startServer = () =>
  startSite(folder.path, {
    SMTP_URL: mailServer.url,
    INBOX_TO: 'desk@example.com',
    INBOX_FROM: 'site@example.com',
  });

/** Posts the form, and returns the message's id if the server acknowledged it. */
async function post(url: string, subject: string): Promise<string[]> {
  const { type, body } = multipart(parts({ subject }));
  try {
    const headers = { 'content-type': type, accept: 'application/json' };
    const response = await ask(url, '/api/contact', { method: 'POST', headers, body });
    return response.status === 200 ? [JSON.parse(response.body.toString()).reference] : [];
  } catch {
    return []; // Killed.
  }
}

const isDelivered = (id: string): boolean => existsSync(join(messageFolder(inbox(), id), 'delivery.json'));

test('every acknowledged message is e-mailed, however often the server is killed', async () => {
  const acknowledged: string[] = [];
  for (let round = 1; round <= kills; round++) {
    const { url, kill } = await startServer();
    const posts = Array.from({ length: 8 }, (_, n) => post(url, `Round ${round}, message ${n}`));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1500));
    await kill();
    acknowledged.push(...(await Promise.all(posts)).flat());
  }
  const { kill } = await startServer();
  const stored = await messageIds(inbox());
  await eventually(
    () => stored.every(isDelivered),
    () => `all of ${stored.length} are delivered`,
    60,
  );
  await kill();
  const toOwner = mailServer.accepted.filter(({ to }) => to.includes('desk@example.com'));
  const mails = toOwner.map((mail) => messageIdOf(mail).replace(/^<|@.*$/g, ''));
  expect([...new Set(mails)].sort()).toEqual([...stored].sort());
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  // Those that the mail server had accepted when the server was killed (L26).
  expect(mails.length - stored.length).toBeLessThanOrEqual(kills * 4);
});
