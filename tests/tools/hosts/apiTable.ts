/** Requests to the two endpoints, with the reply that every server gives to each. */
import { contactThanks } from '../../../src/content/contactThanks.ts';
import { follow } from '../../../src/content/follow.ts';
import { attachment, goodFields, goodRequest, multipart, type Part, parts } from '../../worlds/inbox/form.ts';

export interface ApiCase {
  readonly name: string;
  readonly path: string;
  readonly method?: string;
  /** `origin` is the server's own. */
  readonly headers?: (origin: string) => Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly expected: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string | RegExp>>;
    /** The fields of the listed problems, of a reply in JSON. */
    readonly problems?: readonly (string | null)[];
    /** What an HTML reply contains. */
    readonly text?: readonly string[];
    /** What is kept, with a reference in the reply; otherwise nothing is. */
    readonly kept?: {
      readonly kind: string;
      readonly fields: object;
      readonly attachment?: object;
      readonly signals?: readonly string[];
    };
  };
}

const json = { accept: 'application/json' };
const contact = '/api/contact';
const request = '/api/request';

/** A contact form of its own, so that no two cases have the same content. */
const form = (
  name: string,
  list: readonly Part[],
  expected: ApiCase['expected'],
  headers: ApiCase['headers'] = () => json,
): ApiCase => {
  const { type, body } = multipart(list);
  return {
    name,
    path: contact,
    method: 'POST',
    headers: (origin) => ({ 'content-type': type, ...headers(origin) }),
    body,
    expected,
  };
};

const requestCase = (
  name: string,
  sent: unknown,
  expected: ApiCase['expected'],
  headers: ApiCase['headers'] = () => ({}),
): ApiCase => ({
  name,
  path: request,
  method: 'POST',
  headers: (origin) => ({ 'content-type': 'application/json', ...headers(origin) }),
  body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  expected,
});

const ok = { status: 200, headers: { 'content-type': /^application\/json/ } } as const;
const keptForm = (changes: object, file?: object) => ({
  kind: 'contact',
  fields: { ...goodFields, ...changes },
  ...(file ? { attachment: file } : {}),
});
const keptRequest = (changes: object) => ({ kind: 'request', fields: { ...goodRequest, ...changes } });
const receipt = { 'content-type': /^text\/html/, 'content-security-policy': /style-src 'sha256-[^']+'/ };
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/**
 * `attachmentLimit` is the server's, in bytes. With `hasOrders`, a form without a script is answered with its receipt
 * (D12).
 */
export const apiTable = (attachmentLimit: number, hasOrders = false): readonly ApiCase[] => [
  ...[contact, request].flatMap((path): ApiCase[] => [
    ...['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map(
      (method): ApiCase => ({
        name: `${method} ${path}`,
        path,
        method,
        headers: () => json,
        expected: { status: 405, headers: { allow: 'POST' }, problems: [null] },
      }),
    ),
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/mixed; boundary=x'].map(
      (type): ApiCase => ({
        name: `${type} to ${path}`,
        path,
        method: 'POST',
        headers: () => ({ ...json, 'content-type': type }),
        body: 'name=x',
        expected: { status: 415, problems: [null] },
      }),
    ),
  ]),

  form('a message', parts({ name: 'Case 1' }), { ...ok, kept: keptForm({ name: 'Case 1' }) }),
  form('a message with a file', parts({ name: 'Case 2' }, attachment('a.txt', 'hello', 'text/plain')), {
    ...ok,
    kept: keptForm(
      { name: 'Case 2' },
      {
        fileName: 'a.txt',
        storedAs: 'attachment-a.txt',
        size: 5,
        type: 'text/plain',
        sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
      },
    ),
  }),
  form(
    'a file of the largest size',
    parts({ name: 'Case 3' }, attachment('b.bin', Buffer.alloc(attachmentLimit))),
    {
      ...ok,
      kept: keptForm({ name: 'Case 3' }, { size: attachmentLimit }),
    },
  ),
  form('a file that is one byte larger', parts({}, attachment('c.bin', Buffer.alloc(attachmentLimit + 1))), {
    status: 413,
    problems: ['attachment'],
  }),
  form(
    'a file that is much larger',
    parts({}, attachment('d.bin', Buffer.alloc(attachmentLimit + 2 ** 21))),
    {
      status: 413,
      problems: ['attachment'],
    },
  ),
  form('an empty file', parts({}, attachment('e.txt', '')), { status: 422, problems: ['attachment'] }),
  form('two files', parts({}, attachment('f.txt', 'f'), attachment('g.txt', 'g')), {
    status: 422,
    problems: ['attachment'],
  }),
  form('no file chosen', parts({ name: 'Case 4' }, attachment('', '')), {
    ...ok,
    kept: keptForm({ name: 'Case 4' }),
  }),
  form(
    'a form without a script',
    parts({ name: 'Case 5', _subject: '', _replyto: undefined }),
    {
      ...(hasOrders
        ? { status: 200, headers: receipt, text: [contactThanks.heading, follow.message] }
        : { status: 303, headers: { location: '/contact/thanks' } }),
      kept: keptForm({ name: 'Case 5', _subject: 'Website Contact — Sales sheet — Case 5' }),
    },
    (origin) => ({ ...browser, origin }),
  ),
  form(
    'a refused form without a script',
    parts({ name: '', message: 'short' }),
    {
      status: 422,
      headers: { 'content-type': /^text\/html/, 'content-security-policy': /style-src 'sha256-[^']+'/ },
      text: ['Your message was not sent', 'Your name is missing.', 'at least 500 are needed'],
    },
    () => browser,
  ),
  form('nothing filled in', parts({ name: '', email: '', subject: ' ', message: '' }), {
    status: 422,
    problems: ['name', 'email', 'subject', 'message'],
  }),
  form('an e-mail address with a line break', parts({ email: 'ada@example.org\r\nBcc: all@example.org' }), {
    status: 422,
    problems: ['email'],
  }),
  form(
    'fields of one line with line breaks and control characters',
    parts({
      name: 'Case 6\r\nX: y',
      company: 'Zo\u0007\u001b\u009b & Co',
      subject: 'Hi\r\nBcc: all@example.org',
      _subject: 'Hi\nBcc: all@example.org',
      _replyto: 'a@b\r\nBcc: c@d',
    }),
    {
      ...ok,
      kept: keptForm({
        name: 'Case 6 X: y',
        company: 'Zo  & Co',
        subject: 'Hi Bcc: all@example.org',
        _subject: 'Hi Bcc: all@example.org',
        _replyto: 'a@b Bcc: c@d',
      }),
    },
  ),
  form('a message with line breaks', parts({ name: 'Case 7', message: `${goodFields.message}\r\nBye` }), {
    ...ok,
    kept: keptForm({ name: 'Case 7', message: `${goodFields.message}\nBye` }),
  }),
  form('an e-mail address with ESC', parts({ email: 'ada\u001b@example.org' }), {
    status: 422,
    problems: ['email'],
  }),
  ...['javascript:alert(1)', 'data:text/html,x', 'www.example.org', 'https://', '/contact'].map((page_url) =>
    form(`a page at ${page_url}`, parts({ page_url }), { status: 422, problems: ['page_url'] }),
  ),
  form('600 characters of no width', parts({ message: `Hello ${'\u200b'.repeat(600)}` }), {
    status: 422,
    problems: ['message'],
  }),
  form('499 characters and emoji joiners', parts({ message: `${'x'.repeat(499)}\u200d\ufe0f` }), {
    status: 422,
    problems: ['message'],
  }),
  form('500 characters', parts({ name: 'Case 8', message: 'x'.repeat(500) }), {
    ...ok,
    kept: keptForm({ name: 'Case 8', message: 'x'.repeat(500) }),
  }),
  form('499 characters', parts({ message: 'x'.repeat(499) }), { status: 422, problems: ['message'] }),
  form('2001 characters', parts({ message: 'x'.repeat(2001) }), { status: 422, problems: ['message'] }),
  form('a field sent twice', [...parts({ name: 'First' }), { name: 'name', value: 'Second' }], {
    ...ok,
    kept: keptForm({ name: 'First' }),
  }),
  form(
    'too many parts',
    [...parts(), ...Array.from({ length: 61 }, (_, n) => ({ name: `f${n}`, value: '' }))],
    {
      status: 422,
      problems: [null],
    },
  ),
  form('a filled honeypot', parts({ _gotcha: 'x', name: 'Robot' }), {
    ...ok,
    kept: { ...keptForm({ name: 'Robot' }), signals: ['honeypot'] },
  }),
  ...['https://evil.example', 'null'].map((origin) =>
    form(`a form of a page of ${origin}`, parts(), { status: 403, problems: [null] }, () => ({
      ...json,
      origin,
    })),
  ),
  ...['cross-site', 'same-site'].map((site) =>
    form(`a form that a browser calls ${site}`, parts(), { status: 403, problems: [null] }, (origin) => ({
      ...json,
      origin,
      'sec-fetch-site': site,
    })),
  ),
  form(
    'a form that a browser calls its own, under a name that a proxy has changed',
    parts({ name: 'Case 9' }),
    { ...ok, kept: keptForm({ name: 'Case 9' }) },
    () => ({ ...json, origin: 'https://public.example', 'sec-fetch-site': 'same-origin' }),
  ),
  form(
    'a form of another origin that no site has started',
    parts(),
    { status: 403, problems: [null] },
    () => ({ ...json, origin: 'https://evil.example', 'sec-fetch-site': 'none' }),
  ),

  requestCase(
    'a request',
    { ...goodRequest, name: 'Case 6' },
    { ...ok, kept: keptRequest({ name: 'Case 6' }) },
  ),
  requestCase(
    'a request with only the required fields, and an unknown one',
    { service: 'not-sure', name: 'Case 7', email: 'a@b', agreedToPrivacy: true, admin: true },
    {
      ...ok,
      kept: {
        kind: 'request',
        fields: {
          ...Object.fromEntries(Object.keys(goodRequest).map((name) => [name, ''])),
          service: 'not-sure',
          name: 'Case 7',
          email: 'a@b',
          agreedToPrivacy: true,
        },
      },
    },
  ),
  requestCase('a request of another site', goodRequest, { status: 403, problems: [null] }, () => ({
    origin: 'https://evil.example',
  })),
  requestCase(
    'a request without answers',
    {},
    {
      status: 422,
      problems: ['service', 'name', 'email', 'agreedToPrivacy'],
    },
  ),
  requestCase(
    'a request whose fields of one line have line breaks and control characters',
    {
      ...goodRequest,
      name: 'Case 10\r\nX: y',
      company: 'a\u0000b',
      utm_source: 'c\u001b[2J',
      page_path: '/a\nb',
    },
    {
      status: 200,
      kept: keptRequest({ name: 'Case 10 X: y', company: 'a b', utm_source: 'c [2J', page_path: '/a b' }),
    },
  ),
  requestCase(
    'a request without consent',
    { ...goodRequest, agreedToPrivacy: false },
    {
      status: 422,
      problems: ['agreedToPrivacy'],
    },
  ),
  requestCase(
    'a request with a malformed address',
    { ...goodRequest, email: 'a b@c' },
    {
      status: 422,
      problems: ['email'],
    },
  ),
  requestCase(
    'a request with other types and options',
    { ...goodRequest, name: 1, service: 'x', timeframe: 'soon', agreedToPrivacy: 'yes' },
    { status: 422, problems: ['service', 'timeframe', 'name', 'agreedToPrivacy'] },
  ),
  ...['null', '[]', '"text"', '1'].map((body) =>
    requestCase(`the JSON ${body}`, body, { status: 422, ...(body === '[]' ? {} : { problems: [null] }) }),
  ),
  ...['', '{', 'service=x', '\ufeff\u0000'].map((body) =>
    requestCase(`${JSON.stringify(body)} instead of JSON`, body, { status: 400, problems: [null] }),
  ),
  requestCase(
    'a request of 300 kB',
    { ...goodRequest, description: 'x'.repeat(300_000) },
    {
      status: 413,
      problems: [null],
    },
  ),
];
