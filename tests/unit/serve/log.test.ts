// @vitest-environment node
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../worlds/eventually.ts';
import { ask, temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { attachment, goodFields, goodRequest, multipart, parts } from '../../worlds/inbox/form.ts';
import { type MailServer, startMailServer } from '../../worlds/inbox/mailServer.ts';
import { sendOrder, visitorOf } from '../../worlds/inbox/orderClient.ts';
import { startSite } from '../../worlds/inbox/startedSite.ts';

const typed = 'typed-by-a-visitor';
const email = `${typed}@example.org`;

let folder: ReturnType<typeof temporaryFolder>;
let mails: MailServer;
beforeEach(async () => {
  folder = temporaryFolder();
  // It names the address that it refuses.
  const recipient = (address: string) =>
    address === email ? { code: 550, text: `Nobody is at ${address}` } : ('accept' as const);
  mails = await startMailServer({ recipient });
});
afterEach(async () => {
  await mails.close();
  folder.remove();
});

test('each line of the log is JSON, and none has anything that a visitor typed', async () => {
  const site = await startSite(folder.path, {
    LOG_FORMAT: 'json',
    SMTP_URL: mails.url,
    INBOX_TO: 'desk@example.com',
    INBOX_FROM: 'site@example.com',
  });
  const headers = {
    accept: 'application/json',
    'user-agent': typed,
    referer: `/${typed}`,
    'x-real-ip': typed,
    'idempotency-key': typed,
  };
  const send = async (fields: Record<string, string>, fileName = `${typed}.txt`) => {
    const { type, body } = multipart(parts(fields, attachment(fileName, typed, `text/${typed}`)));
    const post = { method: 'POST', headers: { ...headers, 'content-type': type }, body };
    return (await ask(site.url, `/api/contact?${typed}`, post)).status;
  };
  const every = (of: object) => Object.fromEntries(Object.keys(of).map((name) => [name, typed]));
  const valid = {
    name: typed,
    company: typed,
    subject: typed,
    email,
    _replyto: email,
    message: typed.repeat(40),
  };
  const order = await sendOrder(
    site.url,
    { name: typed, email, description: typed, company: typed },
    headers,
  );
  await visitorOf(site.url, order).act({ type: 'message.write', text: typed });
  await visitorOf(site.url, { ...order, key: typed }).get();
  const statuses = [
    await send(valid),
    await send({ ...every(goodFields), [typed]: typed }),
    (await ask(site.url, `/${typed}?${typed}`, { headers })).status,
    (
      await ask(site.url, '/api/request', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...goodRequest, ...every(goodRequest) }).slice(1),
      })
    ).status,
  ];
  await eventually(
    () => /Nobody is at/.test(site.printed()) && /delivered to desk/.test(site.printed()),
    () => `the mail server's answers in ${site.printed()}`,
  );
  renameSync(join(folder.path, 'inbox'), join(folder.path, typed));
  statuses.push(await send({ ...valid, subject: 'Another' }));
  expect(await site.stop()).toBe(0);
  expect(statuses).toEqual([200, 422, 404, 400, 500]);
  const lines = site.printed().trimEnd().split('\n');
  expect(lines.filter((line) => !/^\{"time":"[^"]+","level":"(info|warning|error)",/.test(line))).toEqual([]);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(lines.filter((line) => line.includes(typed))).toEqual([]);
});
