// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attachment, goodFields, parts } from '../../worlds/inbox/form.ts';
import { errorsOf, inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';

const inbox = inboxForEachTest();

describe('a valid message', () => {
  test('is completely on disk before the response', async () => {
    const from = Date.now();
    const response = await inbox.post(parts());
    expect(response.status).toBe(200);
    const [only, ...others] = inbox.messages();
    expect(others).toEqual([]);
    const { id, receivedAt, ...rest } = only!.json;
    expect(JSON.parse(response.body.toString())).toEqual({
      ok: true,
      next: '/contact/thanks',
      reference: id,
    });
    expect(id).toMatch(/^[0-9a-f]{32}-1$/);
    expect(only?.folder).toBe(join('messages', ...id.split('-')));
    expect(only?.files).toEqual(['message.json']);
    expect(rest).toEqual({ kind: 'contact', fields: goodFields, attachment: null });
    expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(from);
    expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.now());
    expect(inbox.reported).toEqual([{ id, isNew: true, isOwn: true }]);
  });

  test.runIf(process.platform !== 'win32')('can be read only by its owner', async () => {
    await inbox.post(parts({}, attachment('a.txt', 'hello')));
    const [only] = inbox.messages();
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(inbox.folder)).toBe('700');
    expect(mode(join(inbox.folder, String(only?.folder)))).toBe('700');
    for (const name of only?.files ?? [])
      expect(mode(join(inbox.folder, String(only?.folder), name))).toBe('600');
  });

  test('needs only the required fields, and is stored without unknown ones', async () => {
    const few = parts({
      company: undefined,
      _subject: undefined,
      _replyto: undefined,
      page_url: undefined,
      consent: 'on',
      __proto__x: 'y',
    });
    expect(
      (
        await inbox.post([
          ...few,
          { name: '__proto__', value: 'z' },
          { name: 'cv', value: 'f', fileName: 'cv.txt' },
        ])
      ).status,
    ).toBe(200);
    // The server composes what the page's script would have sent.
    expect(inbox.messages()[0]?.json.fields).toEqual({ ...goodFields, page_url: '' });
  });

  test('is stored with every character as it was sent, but each field of one line in one line', async () => {
    const name = '👨‍👩‍👧‍👦 \u202Eevil\u202C "quoted" <img src=x onerror=alert(1)>';
    const message = `${goodFields.message}\n\u0000\u001b[2J\u007f\u009b`;
    const company = 'Zoë\u0007 &\r\n Søn';
    expect((await inbox.post(parts({ name, company, message }))).status).toBe(200);
    const [only] = inbox.messages();
    expect(only?.json.fields).toMatchObject({ name, company: 'Zoë  &  Søn', message });
    // Escaped, so that an editor does not reverse the line and a terminal obeys nothing.
    const text = readFileSync(join(inbox.folder, only!.folder, 'message.json'), 'utf8');
    expect(text).toContain('\\u202eevil\\u202c');
    expect(text).toContain('\\u0000\\u001b[2J\\u007f\\u009b');
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('can arrive with 39 others at the same time', async () => {
    const files = Array.from({ length: 40 }, (_, n) => attachment(`${n}.bin`, randomBytes(5000 + n)));
    const responses = await Promise.all(
      files.map((file, n) => inbox.post(parts({ name: `Sender ${n}` }, file))),
    );
    expect(responses.map(({ status }) => status)).toEqual(files.map(() => 200));
    const messages = inbox.messages();
    expect(messages).toHaveLength(40);
    for (const { folder: name, json: stored } of messages) {
      const sent = files[Number(String(stored.fields.name).slice(7))];
      const bytes = readFileSync(join(inbox.folder, name, String(stored.attachment?.storedAs)));
      expect(bytes.equals(Buffer.from(sent?.value ?? ''))).toBe(true);
    }
  });
});

describe('fields', () => {
  const lines = (count: number, end: string) => `${'x'.repeat(count - 10)}${`y${end}`.repeat(5)}`;

  test.each<[string, Record<string, string | undefined>, string[]]>([
    ['no name', { name: undefined }, ['name']],
    ['a blank name', { name: ' \t' }, ['name']],
    ['a name of 10,000 characters', { name: 'n'.repeat(10_000) }, ['name']],
    ['a name of 201 characters', { name: 'n'.repeat(201) }, ['name']],
    ['no email', { email: '' }, ['email']],
    ['an email without a host', { email: 'ada' }, ['email']],
    ['an email of 255 characters', { email: `${'a'.repeat(243)}@example.org` }, ['email']],
    ['a blank subject', { subject: '\u00a0' }, ['subject']],
    ['no message', { message: undefined }, ['message']],
    ['10,000 characters', { message: 'x'.repeat(10_000) }, ['message']],
    ['600 blanks', { message: ' '.repeat(600) }, ['message']],
    ['495 characters and 5 CRLF that count once, less one', { message: lines(499, '\r\n') }, ['message']],
    ['an address of the page of 3 kB', { page_url: `/${'x'.repeat(3000)}` }, ['page_url']],
  ])('%s gets 422 with each field once', async (_, changes, invalidFields) => {
    const response = await inbox.post(parts(changes));
    expect(response.status).toBe(422);
    expect(errorsOf(response).map(({ field }) => field)).toEqual(invalidFields);
    for (const problem of errorsOf(response)) expect(problem.message).toMatch(/\w.*\.$/);
    inbox.expectEmptyInbox();
  });

  test.each<[string, string]>([
    ['2000 characters', 'x'.repeat(2000)],
    ['1995 characters and 5 CRLF', lines(2000, '\r\n')],
    ['495 characters and 5 CR', lines(500, '\r')],
  ])('%s are valid and stored with \\n', async (_, text) => {
    expect((await inbox.post(parts({ message: text }))).status).toBe(200);
    expect(inbox.messages()[0]?.json.fields.message).toBe(text.replace(/\r\n?/g, '\n'));
  });

  test('sent twice count once: the first is stored', async () => {
    await inbox.post([...parts(), { name: 'name', value: 'Second' }]);
    expect(inbox.messages()[0]?.json.fields.name).toBe('Ada Lovelace');
  });

  test.each([51, 400])('are rejected if there are %s', async (count) => {
    const many = Array.from({ length: count }, (_, n) => ({ name: `f${n}`, value: 'x' }));
    expect((await inbox.post([...parts(), ...many])).status).toBe(422);
    inbox.expectEmptyInbox();
  });
});
