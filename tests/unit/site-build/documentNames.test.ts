// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';

const { readDocumentNames, writeDocumentNames } = (await import(
  new URL('../../../src/site-build/documentNames.mjs', import.meta.url).href
)) as {
  readDocumentNames: (file: string) => Promise<object>;
  writeDocumentNames: (file: string, names: object) => Promise<void>;
};

const folder = mkdtempSync(join(tmpdir(), 'names-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the names of the documents are read when they have been written as a whole', async () => {
  const file = join(folder, 'names.json');
  const names = { shared: ['c-long'], short: [['c-long', 'c-a']] };
  writeFileSync(`${file}.part`, '[');
  let isRead = false;
  const reading = readDocumentNames(file).finally(() => {
    isRead = true;
  });
  await setTimeout(60);
  expect(isRead).toBe(false);
  await writeDocumentNames(file, names);
  expect(await reading).toEqual(names);
});
