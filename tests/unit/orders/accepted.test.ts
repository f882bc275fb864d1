// @vitest-environment node
import { expect, test } from 'vitest';
import { acceptedPage } from '../../../src/inbox/rules/acceptedPage.ts';
import { ask } from '../../worlds/inbox/fixtures.ts';
import { parts } from '../../worlds/inbox/form.ts';
import { ordersForEachTest } from '../../worlds/inbox/inboxHarness.ts';

const inbox = ordersForEachTest({ deskKey: '' });
const browser = { accept: 'text/html' };

test('a form without a script is answered with its number and a link that opens it', async () => {
  const { status, headers, body } = await inbox.post(parts(), browser);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  const html = body.toString();
  const id = inbox.messages()[0]?.json.id;
  const [, link] = /href="(\/request\/[^"]+)"/.exec(html) ?? [];
  expect(link).toMatch(new RegExp(`^/request/${id}#[\\w-]{22}$`));
  expect(html).toContain('we don’t email it');
  expect(html).toContain('no one works on requests made here');
  const [, action, value] =
    /action="([^"]+)">\s*<input type="hidden" name="link" value="([^"]+)"/.exec(html) ?? [];
  expect(value).toBe(link);
  const opened = await ask(inbox.url, String(action), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ link: String(value) }).toString(),
  });
  expect([opened.status, opened.headers.location]).toEqual([303, `/orders/${id}`]);
});

test('a live site does not say that no one works on it', () =>
  expect(acceptedPage({ reference: 'a-1', key: 'k', isMailed: true }, { siteName: 'Desk' })).not.toContain(
    'no one works',
  ));

test('who sends the same again without being known gets thanks only', async () => {
  await inbox.post(parts(), browser);
  const { status, headers } = await inbox.post(parts(), browser);
  expect([status, headers.location]).toEqual([303, '/contact/thanks']);
});

test('a script is told whether the link is mailed', async () => {
  const { body } = await inbox.post(parts());
  expect(JSON.parse(body.toString()).mailed).toBe(false);
});
