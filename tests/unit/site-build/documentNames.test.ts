// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface StyledDocument {
  readonly view: string;
  readonly names: readonly string[];
}
type IsEverywhere = (id: string, name: string) => boolean;

const moduleAt = (name: string): Promise<Record<string, unknown>> =>
  import(new URL(`../../../src/site-build/${name}`, import.meta.url).href);
const { markedById } = (await moduleAt('componentStyles.mjs')) as {
  markedById: (code: string, file: string) => string;
};
const { namesEverywhere, readDocumentNames, writeDocumentNames } = (await moduleAt('documentNames.mjs')) as {
  namesEverywhere: (
    documents: readonly StyledDocument[],
    mark: (code: string, file: string) => string,
  ) => Promise<IsEverywhere>;
  readDocumentNames: (file: string) => Promise<object>;
  writeDocumentNames: (file: string, names: object) => Promise<void>;
};

describe('a class needs no rules in a script (decision B50)', () => {
  let isEverywhere: IsEverywhere;
  beforeAll(async () => {
    const documents = [
      { view: 'src/views/apiDocs/ApiDocsPage.tsx', names: ['c-all', 'c-tabs'] },
      { view: 'src/views/region/RegionPage.tsx', names: ['c-all', 'c-one'] },
      { view: 'src/views/about/AboutPage.static.tsx', names: ['c-all'] },
    ];
    isEverywhere = await namesEverywhere(documents, markedById);
  });
  const tabs = 'src/design/Tabs.tsx#0';
  const topBar = 'src/design/TopBar.tsx#0';
  const toaster = 'src/design/Toaster.tsx#3';
  const unused = 'src/design/pictures/SocialSheet.tsx#0';

  it.each([
    ['if every document has it', topBar, 'c-all', true],
    ['if each document whose script shows the component has it', tabs, 'c-tabs', true],
    ['but not if another document has it', tabs, 'c-one', false],
    ['nor if the app shows the component on a document that lacks it', topBar, 'c-tabs', false],
    ['and also if the app loads the component only later', toaster, 'c-all', true],
    ['nor if no script seems to show the component', unused, 'c-all', false],
  ])('%s', (_, id, name, expected) => {
    expect(isEverywhere(id, name)).toBe(expected);
  });
});

describe('the names of the documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read when they have been written as a whole', async () => {
    const file = join(folder, 'names.json');
    const names = { documents: [{ view: 'a.tsx', names: ['c-long'] }], short: [['c-long', 'c-a']] };
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
});
