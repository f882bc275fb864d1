// @vitest-environment node
import { afterEach, expect, it } from 'vitest';
import { deliverySettings } from '../../../src/delivery/settings.ts';
import { folderSubscribers } from '../../../src/inbox/folderSubscribers.ts';
import { allSubscribers } from '../../../src/inbox/rules/subscribers.ts';
import { type Running, serve } from '../../../src/serve/server.ts';
import { temporaryFolder, testConfig } from '../../worlds/inbox/fixtures.ts';
import { type MailServer, startMailServer } from '../../worlds/inbox/mailServer.ts';

const folder = temporaryFolder();
let running: Running | undefined;
let mailServer: MailServer | undefined;
afterEach(async () => {
  await running?.close(0);
  await mailServer?.close();
  folder.remove();
});

it('a sign-up goes through the server and SMTP, and one press in a mail program ends it (RFC 8058)', async () => {
  mailServer = await startMailServer();
  const settings = deliverySettings({
    SMTP_URL: mailServer.url,
    INBOX_TO: 'owner@desk.test',
    INBOX_FROM: 'Desk <site@desk.test>',
  });
  if (settings === null) throw new Error('There are no settings');
  running = await serve({
    config: { ...testConfig, newsletterPath: '/api/newsletter' },
    inboxFolder: folder.path,
    port: 0,
    delivery: { settings, log: () => {} },
  });
  const { url } = running;
  const answer = await fetch(`${url}/api/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ada@example.org', list: 'letter' }),
    headers: { Accept: 'application/json' },
  });
  expect(await answer.json()).toEqual({ ok: true });
  const [mail] = mailServer.accepted;
  expect(mail?.to).toEqual(['ada@example.org']);
  // Header lines are folded (RFC 5322, 2.2.3), and the text is quoted-printable (RFC 2045, 6.7).
  const raw = mail?.raw.replaceAll(/\r?\n[ \t]+/g, ' ') ?? '';
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const leave = /^List-Unsubscribe: <https:\/\/[^/]+(\S+)>\r?$/m.exec(raw)?.[1] ?? '';
  expect(leave).toMatch(/^\/api\/newsletter\?do=leave&id=[0-9a-f]{32}&token=[0-9a-f]{32}$/);
  expect(await allSubscribers(folderSubscribers(folder.path))).toHaveLength(1);

  expect((await fetch(url + leave)).status).toBe(200);
  expect(await allSubscribers(folderSubscribers(folder.path))).toHaveLength(1);
  const left = await fetch(url + leave, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(left.status).toBe(200);
  expect(await allSubscribers(folderSubscribers(folder.path))).toEqual([]);
});

it('without e-mail, the server takes no sign-up and says so', async () => {
  running = await serve({
    config: { ...testConfig, newsletterPath: '/api/newsletter' },
    inboxFolder: folder.path,
    port: 0,
  });
  const answer = await fetch(`${running.url}/api/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ada@example.org', list: 'letter' }),
  });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('this site cannot send email at present');
});
