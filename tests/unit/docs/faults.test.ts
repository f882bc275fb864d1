// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';
import { faults } from './faults.ts';
import { proofProblem, proofText } from './proof.ts';
import { testTitles } from './testTitles.ts';

const cases = Object.values(faults).flat();

const introduction = `# Faults and bad input

What may go wrong and what bad input may be, each with the tests that prove what happens then. The list is in \`tests/unit/docs/faults.ts\`; a test fails when a case has no test, or names one that no longer exists. \`npx vitest run --config tests/vitest.config.ts tests/unit/docs/faults -u\` writes this page.
`;

const section = ([heading, rows]: (typeof entries)[number]): string =>
  [
    `## ${heading}`,
    '',
    '| What | Proved by |',
    '| --- | --- |',
    ...rows.map(({ what, tests }) => `| ${what} | ${tests.map(proofText).join('<br>')} |`),
    '',
  ].join('\n');
const entries = Object.entries(faults);

describe('faults and bad input', () => {
  it('each have a test that exists', () => {
    expect(cases.length).toBeGreaterThan(90);
    expect(
      cases
        .flatMap(({ what, tests }) => tests.map((test) => [what, proofProblem(test)]))
        .filter(([, problem]) => problem !== null),
    ).toEqual([]);
    expect(cases.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('are named once in their section', () => {
    for (const [heading, rows] of entries)
      expect(new Set(rows.map(({ what }) => what)).size, heading).toBe(rows.length);
  });

  it('are all in docs/faults.md (-u rewrites it)', async () => {
    const text = [introduction, ...entries.map(section)].join('\n');
    await expect(text).toMatchFileSnapshot(join(root, 'docs/faults.md'));
  });
});

describe('a proof', () => {
  it.each([
    [['e2e/nothing.spec.ts', 'a'], 'e2e/nothing.spec.ts does not exist'],
    [['tests/unit/docs/faults.test.ts', 'nothing'], 'tests/unit/docs/faults.test.ts has no test “nothing”'],
    [['tests/unit/docs/faults.test.ts'], 'tests/unit/docs/faults.test.ts has no suite of a machine'],
    [['tests/unit/docs/faults.test.ts', 'a proof'], null],
    [['machines/share/share.test.ts'], null],
  ] as const)('%j: %s', (proof, problem) => expect(proofProblem(proof)).toBe(problem));

  it('is the title of a test, a group or a table of tests', () => {
    const text = [
      "test('one', () => {});",
      "it.each<[string]>([['not this', (1)]])('of %s', () => {});",
      'describe("two", () => {});',
      'test(`in $'.concat('{path}`, () => {});'),
      "expect('nor this');",
      "test.use({ name: 'nor this' });",
    ].join('\n');
    expect([...testTitles('', text)]).toEqual(['one', 'of %s', 'two', 'in …']);
  });
});
