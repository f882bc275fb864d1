// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';
import { citedIds } from './citedIds.ts';
import { brokenLinks, filesIn } from './documents.ts';

const folder = 'docs/decisions';
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Decision {
  readonly id: string;
  readonly title: string;
  /** The line below the heading. */
  readonly line: string;
  readonly file: string;
}

const records = filesIn(folder).filter((file) => !/\/(README|dependencies)\.md$/.test(file));

const decisions: readonly Decision[] = records.flatMap((file) =>
  [...read(file).matchAll(/^## (.*)\n\n(.*)$/gm)].map(([, heading = '', line = '']) => {
    const [, id = '', title = ''] = /^([A-Z]\d+) · (.+)$/.exec(heading) ?? [];
    return { id, title, line, file };
  }),
);
const ids = new Set(decisions.map(({ id }) => id));

const statusLine = /^(Accepted|Given|Reversed by ([A-Z]\d+)) · (\d{4}-\d{2}-\d{2})$/;

describe('the records', () => {
  it('each have an id, a title, a status and a date', () => {
    expect(decisions.length).toBeGreaterThan(100);
    const headings = records.flatMap((file) => read(file).match(/^##+ /gm) ?? []);
    expect(decisions).toHaveLength(headings.length);
    expect(decisions.filter(({ id, line }) => id === '' || !statusLine.test(line))).toEqual([]);
  });

  it('have unique ids, with one letter for each file', () => {
    expect(decisions.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
    const letters = records.map((file) => [
      ...new Set(decisions.filter((each) => each.file === file).map(({ id }) => id.charAt(0))),
    ]);
    expect(letters.filter(({ length }) => length !== 1)).toEqual([]);
    expect(new Set(letters.flat()).size).toBe(records.length);
  });

  it('name the decision that reversed them', () => {
    const reversals = decisions
      .map(({ line }) => statusLine.exec(line)?.[2])
      .filter((id) => id !== undefined);
    expect(reversals.length).toBeGreaterThan(0);
    expect(reversals.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are in files that the index lists by their letter', () => {
    const rows = [...read(`${folder}/README.md`).matchAll(/^\| ([A-Z]) \| \[(.+?)\]/gm)];
    const letterOf = (file: string) => decisions.find((each) => each.file === file)?.id.charAt(0);
    expect(rows.map(([, letter, file]) => `${letter} ${folder}/${file}`).sort()).toEqual(
      records.map((file) => `${letterOf(file)} ${file}`).sort(),
    );
  });
});

describe('citations of decisions', () => {
  const letters = [...new Set([...ids].map((id) => id.charAt(0)))].join('');

  it('are found in comments, test titles and prose', () => {
    const cited = (text: string, file = 'a.ts') => [...citedIds(file, text, 'CR')].sort();
    expect(cited('/** Sends it\n * once (decisions C5 to\n * C7 and X9). */')).toEqual([
      'C5',
      'C6',
      'C7',
      'X9',
    ]);
    expect(cited('// As R5 has it, also (Z1, Z2).')).toEqual(['R5', 'Z1', 'Z2']);
    expect(cited("it('keeps R5', () => {})")).toEqual(['R5']);
    expect(cited("const d = 'M8 C5 R7';")).toEqual([]);
    expect(cited("const text = 'Not // a comment: C5';")).toEqual([]);
    expect(cited("description: 'It fades (decision C4).'")).toEqual(['C4']);
    expect(cited('See R5.\n\n```\nR6\n```\n\nand `R7`.', 'a.md')).toEqual(['R5']);
  });

  it('cite decisions that exist', () => {
    const files = ['src', 'machines', 'tests', 'e2e', 'docs', '.']
      .flatMap((each) => filesIn(each, each !== '.'))
      .filter((file) => file !== 'tests/unit/docs/decisions.test.ts');
    const citations = files.flatMap((file) =>
      [...citedIds(file, read(file), letters)].map((id) => ({ file, id })),
    );
    expect(citations.filter(({ file }) => !file.startsWith('docs/')).length).toBeGreaterThan(100);
    expect(citations.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});

describe('links in documents', () => {
  it('lead to a file and a heading that exist', () => {
    const documents = [
      ...filesIn('.', false),
      ...filesIn('docs'),
      ...filesIn('machines'),
      ...filesIn('tests'),
    ];
    expect(documents.filter((file) => file.endsWith('.md')).flatMap((file) => brokenLinks(file))).toEqual([]);
  });

  it('are reported if broken', () => {
    expect(brokenLinks('README.md', '[a](nothing.md), [b](LICENSE), [c](README.md#nothing)')).toEqual([
      'README.md: nothing.md',
      'README.md: README.md#nothing',
    ]);
  });
});

/** The packages of the prescribed stack. Every other package needs a reason (T8). */
const given = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@statelyai/inspect',
  '@stitches/react',
  '@testing-library/react',
  '@xstate/react',
  'parcel',
  'playwright',
  'react',
  'react-dom',
  'vitest',
  'wouter',
  'xstate',
];

it('dependencies.md gives a reason for every package beyond the prescribed stack', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const explained = [...read(`${folder}/dependencies.md`).matchAll(/^\| `(.+?)` \| \S.* \|$/gm)];
  expect(explained.map(([, name]) => name).sort()).toEqual(
    installed.filter((name) => !given.includes(name)).sort(),
  );
});
