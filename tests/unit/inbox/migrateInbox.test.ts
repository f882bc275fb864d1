// @vitest-environment node
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goodFields } from '../../worlds/inbox/form.ts';
import { inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';

const inbox = inboxForEachTest();

const keepAsBefore = (name: string, attachment: object | null, receivedAt = '2026-01-02T03:04:05.678Z') => {
  const folder = join(inbox.folder, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'message.json'), JSON.stringify({ receivedAt, ...goodFields, attachment }));
  if (attachment) writeFileSync(join(folder, 'attachment-a.txt'), 'hello');
};

test('messages of version 1.0 are kept where the new ones are', async () => {
  const file = { fileName: 'a.txt', storedAs: 'attachment-a.txt', size: 5, type: 'text/plain' };
  keepAsBefore('2026-01-02T03-04-05-678Z-00000001', file);
  keepAsBefore('2026-01-02T03-04-05-679Z-00000002', null);
  keepAsBefore('2026-01-02T03-04-05-680Z-00000003', null, '2026-01-02T03:04:05.680Z');
  mkdirSync(join(inbox.folder, '2026-01-02T03-04-05-681Z-00000004')); // Not a message.
  await inbox.secondServer();
  expect(readdirSync(inbox.folder).sort()).toEqual(['2026-01-02T03-04-05-681Z-00000004', 'messages']);
  const messages = inbox.messages();
  expect(messages.map(({ json: { fields } }) => fields)).toEqual([goodFields, goodFields, goodFields]);
  expect(messages.map(({ json: { kind, id } }) => [kind, id.replace(/.*-/, '')]).sort()).toEqual([
    ['contact', '1'],
    ['contact', '1'],
    ['contact', '2'],
  ]);
  const [withFile] = messages.filter(({ json: { attachment } }) => attachment !== null);
  expect(withFile?.files).toEqual(['attachment-a.txt', 'message.json']);
  expect(withFile?.json.attachment).toEqual({
    ...file,
    sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  });
});
