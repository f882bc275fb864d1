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

  const files = (...sizes: number[]) => sizes.map((size, n) => attachment(`${n}.bin`, Buffer.alloc(size)));
  test.each([
    ['one byte too large', files(limit + 1), 413, 'attachment', 'The attachment is larger than 64 KB.'],
    ['without content', files(0), 422, 'attachment', 'The attachment is empty.'],
    ['two', files(1, 1), 422, 'attachment', 'Only one file can be attached.'],
    ['eleven', files(...Array(11).fill(1)), 422, null, 'The form has too many parts.'],
  ])('that are %s are refused', async (_, sent, status, field, message) => {
    const response = await inbox.post(parts({}, ...sent));
    expect(response.status).toBe(status);
    expect(errorsOf(response)).toEqual([{ field, message }]);
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
