// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeMail, fromOf, mailAttachmentLimit, oneLine } from '../../../src/inbox/rules/mail.ts';
import type { StoredMessage } from '../../../src/inbox/rules/submission.ts';
import { eventually } from '../../worlds/eventually.ts';
import { headerOf, headersOf, partsOf, textOf } from '../../worlds/inbox/mailServer.ts';
import { firstService, firstServiceName } from '../../worlds/services.ts';
import { anyCharacters } from '../../worlds/typedText.ts';
import { contact, deliveryForEachTest, site } from './deliveryHarness.ts';

const id = `${'0123456789abcdef'.repeat(2)}-1`;
const stored = (message: Partial<StoredMessage> = {}): StoredMessage => ({
  ...contact('A message'),
  id,
  receivedAt: '2026-11-22T10:20:30.000Z',
  attachment: null,
  ...message,
});
const request = stored({
  kind: 'request',
  fields: {
    service: firstService,
    description: 'Our sheet\nis slow.',
    timeframe: 'asap',
    budget: '500-1500',
    name: 'Ada',
    email: 'ada@example.com',
    company: '',
    agreedToPrivacy: true,
    page_path: '/pricing',
    timestamp: '2026-11-22T10:20:29.000Z',
    utm_source: 'news',
    utm_medium: '',
    utm_campaign: '',
  },
});
const file = (size: number, more: object = {}) => ({
  fileName: 'plan.pdf',
  storedAs: 'attachment-plan.pdf',
  size,
  type: 'application/pdf',
  sha256: '0',
  ...more,
});

describe('the e-mail about a contact message', () => {
  test('has the composed subject, the visitor as Reply-To, and all that they wrote', () => {
    const options = { ...site, hasCommand: true, timeZone: 'Asia/Tokyo' };
    expect(composeMail(stored({ attachment: file(2048) }), options)).toEqual({
      messageId: `<${id}@deskhand.example>`,
      date: new Date('2026-11-22T10:20:30.000Z'),
      subject: 'Website Contact — Engines — Ada Lovelace',
      sender: 'Ada Lovelace',
      replyTo: { name: 'Ada Lovelace', address: 'ada@example.com' },
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachment: { fileName: 'plan.pdf', storedAs: 'attachment-plan.pdf', type: 'application/pdf' },
      text: `Ada Lovelace wrote to Deskhand with the contact form.

Name: Ada Lovelace
Email: ada@example.com
Company: not given
Subject: Engines

Message:
A message

To answer, reply to this email. Your reply goes to ada@example.com.
To mark it as done: npm run inbox -- done 01234567-1

-- 
Received: Sunday, November 22, 2026 at 7:20 PM GMT+9
Page: https://deskhand.example/contact
Attachment: plan.pdf (2 KB)
Id: ${id}
`,
    });
  });

  test('leads to the desk where there is one, and says that a reply is not kept there', () => {
    const { text } = composeMail(stored(), { ...site, hasCommand: true, hasDesk: true });
    expect(text).toContain(`
To answer it, and to mark it as done: https://deskhand.example/desk#order-${id}
A reply to this email goes to ada@example.com, but is not kept there.
`);
    expect(text).not.toContain('npm run');
  });
});

describe('the e-mail about a request', () => {
  test('has the labels of what was chosen', () => {
    const { subject, text, replyTo } = composeMail(request, { ...site, timeZone: 'America/New_York' });
    expect(subject).toBe(`Website Request — ${firstServiceName} — Ada`);
    expect(replyTo).toEqual({ name: 'Ada', address: 'ada@example.com' });
    for (const part of [
      'Ada sent Deskhand a request.\n\nService: Excel assistance\nTimeframe: As soon as possible\nBudget: €500–1,500\n',
      '\nName: Ada\nEmail: ada@example.com\nCompany: not given\n',
      `\n\nDescription:\nOur sheet\nis slow.\n\nTo answer, reply to this email. Your reply goes to ada@example.com.\n\n-- \nReceived: Sunday, November 22, 2026 at 5:20 AM EST\nPage: /pricing\nCampaign source: news\nId: ${id}\n`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('npm run');
  });

  test('shows an option that has no label as it is', () =>
    expect(
      composeMail(stored({ ...request, fields: { ...request.fields, service: 'constructor' } }), site)
        .subject,
    ).toBe('Website Request — constructor — Ada'));
});

describe('an attachment', () => {
  test('is included up to 7 MB', () =>
    expect(composeMail(stored({ attachment: file(mailAttachmentLimit) }), site).attachment).not.toBeNull());

  test('above 7 MB is named with its size, and the id says where it is', () => {
    const { attachment, text } = composeMail(stored({ attachment: file(mailAttachmentLimit + 1) }), site);
    expect(attachment).toBeNull();
    expect(text).toContain(
      `Attachment: plan.pdf (7 MB), too large for this e-mail: it is in the inbox\nId: ${id}\n`,
    );
  });

  test.each([
    ['text/html; charset=x', 'application/octet-stream'],
    ['text/html\r\nX-Evil: 1', 'application/octet-stream'],
    ['message/rfc822', 'application/octet-stream'],
    ['multipart/mixed', 'application/octet-stream'],
    ['', 'application/octet-stream'],
    ['Image/PNG', 'image/png'],
  ])('of type %j is sent as %s', (type, safe) =>
    expect(composeMail(stored({ attachment: file(1, { type }) }), site).attachment?.type).toBe(safe),
  );
});

describe('a visitor’s address', () => {
  test.each(['a@b', "o'neil+desk@mail.example.com", 'ada@bücher.example'])('%s is the Reply-To', (email) =>
    expect(composeMail(stored({ fields: contact('x', { email }).fields }), site).replyTo?.address).toBe(
      email,
    ),
  );

  test.each([
    'a,b@c.example',
    '<a@b.example>',
    '"a b"@c.example',
    'a@b.example>,<c@d.example',
    'a@[127.0.0.1]',
    'ünï@example.com',
    `${'a'.repeat(250)}@b.example`,
  ])('%s is in the text only', (email) => {
    const { replyTo, text } = composeMail(stored({ fields: contact('x', { email }).fields }), site);
    expect(replyTo).toBeNull();
    expect(text).toContain(`Email: ${email}\n`);
    expect(text).toContain('a reply to this email would not reach it');
  });
});

describe('the sender', () => {
  const ours = { name: 'Deskhand', address: 'site@deskhand.example' };
  test.each([
    ['Ada Lovelace', 'Ada Lovelace via Deskhand'],
    ['Zoë O’Neil-Smith, Dr.', 'Zoë O’Neil-Smith Dr. via Deskhand'],
    ['PayPal <help@paypal.example>,', 'PayPal help paypal.example via Deskhand'],
    ['\u202e\r\n"', 'Deskhand'],
    ['x'.repeat(200), `${'x'.repeat(59)}… via Deskhand`],
  ])('%j is shown as %s, with our address', (name, shown) =>
    expect(fromOf(composeMail(stored({ fields: contact('x', { name }).fields }), site), ours)).toEqual({
      name: shown,
      address: ours.address,
    }),
  );
  test('is the visitor alone if the site has no name of its own', () =>
    expect(fromOf(composeMail(stored(), site), { ...ours, name: '' }).name).toBe('Ada Lovelace'));
});

test('one line has no control characters, separators or changes of direction', () => {
  expect(oneLine('a\r\nb\u0000c\u2028d\u202ee\u0085f  g ')).toBe('a b c d e f g');
  fc.assert(
    fc.property(anyCharacters(), (text) => {
      expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

describe('what the mail server receives', () => {
  const inbox = deliveryForEachTest();
  const evil = '\r\nBcc: victim@example.com\r\n\r\n<b>hello</b>\n.\nX: \u0000\u001b[31m\u2028\u202e';

  test('has no header but ours, whatever the visitor types', async () => {
    const server = await inbox.mailServer();
    const clean = await inbox.store(contact('clean'), { name: 'plan.pdf', content: Buffer.from('plan') });
    const nasty = await inbox.store(
      contact(`nasty ${evil}`, {
        name: `Eve ${evil} "quoted" <eve@example.com>,`,
        email: 'eve@example.com',
        company: evil,
        subject: `Hi ${evil}`,
        _subject: `=?utf-8?Q?=0D=0ABcc:_x@example.com?= ${evil}`,
        _replyto: `victim@example.com${evil}`,
        page_url: evil,
      }),
      { name: `../../..//"evil${evil}.pdf`, content: Buffer.from('plan') },
    );
    await inbox.start(server.url);
    await eventually(
      () => server.accepted.length === 2,
      () => JSON.stringify(inbox.lines),
    );
    const mailOf = (messageId: string) =>
      server.accepted.find(({ raw }) => headerOf(raw, 'message-id') === `<${messageId}@deskhand.example>`);
    const [one, other] = [mailOf(clean), mailOf(nasty)];
    const names = (raw = '') => headersOf(raw).map(([name]) => name);
    expect(names(other?.raw)).toEqual(names(one?.raw));
    expect(names(other?.raw).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(other?.to).toEqual(['desk@example.com']);
    const raw = other?.raw ?? '';
    expect(headerOf(raw, 'to')).toBe('desk@example.com');
    expect(headerOf(raw, 'from')).toMatch(/^"?Eve .* via Deskhand"? <site@deskhand\.example>$/);
    expect(headerOf(raw, 'from')?.match(/@/g)).toHaveLength(1);
    expect(headerOf(raw, 'reply-to')).toMatch(/^"?Eve .*<eve@example\.com>$/);
    expect(headerOf(raw, 'reply-to')?.match(/<[^>]*>$/)?.[0]).toBe('<eve@example.com>');
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    const [text, plan, ...more] = partsOf(raw);
    expect(more).toEqual([]);
    expect(plan?.content.toString()).toBe('plan');
    expect(plan?.headers.get('content-type')).toMatch(/^application\/pdf/);
    expect([...(plan?.headers.keys() ?? [])].sort()).toEqual([
      'content-disposition',
      'content-transfer-encoding',
      'content-type',
    ]);
    expect(text?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(other && textOf(other)).toContain('nasty \nBcc: victim@example.com\n\n<b>hello</b>\n.\nX:');
    expect(other && textOf(other)).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});
