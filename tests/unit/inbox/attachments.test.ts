// @vitest-environment node
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { receiveForm } from '../../../src/inbox/rules/receive.ts';
import { testConfig } from '../../worlds/inbox/fixtures.ts';
import { attachment, parts } from '../../worlds/inbox/form.ts';
import { errorsOf, inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';

const inbox = inboxForEachTest();
const limit = testConfig.attachmentLimit;

describe('attachments', () => {
  test.each([1, limit - 1, limit])('of %s bytes are stored unchanged', async (size) => {
    const bytes = randomBytes(size);
    expect((await inbox.post(parts({}, attachment('report.pdf', bytes, 'application/pdf')))).status).toBe(
      200,
    );
    const [only] = inbox.messages();
    expect(only?.json.attachment).toEqual({
      fileName: 'report.pdf',
      storedAs: 'attachment-report.pdf',
      size,
      type: 'application/pdf',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(only?.files).toEqual(['attachment-report.pdf', 'message.json']);
    expect(
      readFileSync(join(inbox.folder, String(only?.folder), 'attachment-report.pdf')).equals(bytes),
    ).toBe(true);
  });

  test('that are one byte too large get 413', async () => {
    const response = await inbox.post(parts({}, attachment('a.bin', Buffer.alloc(limit + 1))));
    expect(response.status).toBe(413);
    expect(errorsOf(response)).toEqual([
      { field: 'attachment', message: 'The attachment is larger than 64 KB.' },
    ]);
    inbox.expectEmptyInbox();
  });

  test.each([limit, limit + 1])(
    'of %s bytes are taken by the worker if they are not too large',
    async (size) => {
      const body = new FormData();
      body.append('attachment', new File([new Uint8Array(size)], 'a.bin'));
      const request = new Request('https://deskhand.example/api/contact', { method: 'POST', body });
      const received = receiveForm(request, { attachmentLimit: limit, bodyLimit: 2 * limit });
      if (size > limit) await expect(received).rejects.toMatchObject({ status: 413 });
      else expect((await received).files).toMatchObject([{ fileName: 'a.bin', size }]);
    },
  );

  test('that look like a boundary are stored unchanged', async () => {
    const bytes = Buffer.from('\r\n------deskhand\r\n--\r\n\r\n----deskhand--\r\n'.repeat(50));
    await inbox.post(parts({}, attachment('odd.txt', bytes)));
    const [only] = inbox.messages();
    expect(readFileSync(join(inbox.folder, String(only?.folder), 'attachment-odd.txt')).equals(bytes)).toBe(
      true,
    );
  });

  test('without content get 422', async () => {
    const response = await inbox.post(parts({}, attachment('empty.txt', '')));
    expect(response.status).toBe(422);
    expect(errorsOf(response)).toEqual([{ field: 'attachment', message: 'The attachment is empty.' }]);
    inbox.expectEmptyInbox();
  });

  test('get 422 if there are two or eleven files', async () => {
    const two = await inbox.post(parts({}, attachment('a.txt', 'a'), attachment('b.txt', 'b')));
    expect(two.status).toBe(422);
    expect(errorsOf(two)).toEqual([{ field: 'attachment', message: 'Only one file can be attached.' }]);
    const many = Array.from({ length: 11 }, (_, n) => attachment(`${n}.txt`, 'x'));
    expect((await inbox.post(parts({}, ...many))).status).toBe(422);
    inbox.expectEmptyInbox();
  });

  test.each([
    '../../../etc/passwd',
    '..\\..\\windows\\system32\\evil.dll',
    '/etc/passwd',
    'C:\\evil.exe',
    '.',
    '..',
    '...',
    '.htaccess',
    '-rf',
    'message.json',
    'CON.txt',
    'nul',
    'a\u0000b.txt',
    'photo\u202Egpj.exe',
    'name with spaces.PDF',
    'quote%22.txt',
    'line%0D%0Abreak.txt',
    "it's.tar.gz",
    '👨‍👩‍👧‍👦.png',
    'Übergrößenträger.docx',
    '報告書.xlsx',
    `${'x'.repeat(300)}.txt`,
    `a.${'e'.repeat(300)}`,
    '／etc／passwd',
    '$(rm -rf ~).sh',
    '<img src=x onerror=alert(1)>.svg',
    'trailing.dot.',
    ' ',
  ])('named %j are stored in their folder under a safe name', async (fileName) => {
    expect((await inbox.post(parts({}, attachment(fileName, 'content')))).status).toBe(200);
    const [only, ...others] = inbox.messages();
    const stored = only?.json.attachment;
    expect(others).toEqual([]);
    expect(stored?.fileName).toBe(fileName);
    expect(stored?.storedAs).toMatch(/^attachment(-[A-Za-z0-9-]+)?(\.[a-z0-9]{1,10})?$/);
    expect(String(stored?.storedAs).length).toBeLessThanOrEqual(100);
    expect(only?.files).toEqual([String(stored?.storedAs), 'message.json'].sort());
    expect(readdirSync(inbox.parent)).toEqual(['inbox']);
  });

  test('with a line break in their name are stored under a safe name', async () => {
    await inbox.post(parts({}, attachment('a\nb.txt', 'content')));
    for (const { files } of inbox.messages())
      expect(files.every((file) => /^[\w.-]+$/.test(file))).toBe(true);
    expect(readdirSync(inbox.parent)).toEqual(['inbox']);
  });
});
