// @vitest-environment node
import { expect, it } from 'vitest';
import { pagesOf, reachedBy, specsOf } from './affected.ts';
import { secondsOfSpecs } from './readReports.ts';

const imports = [
  ['machines/a/a.view.test.tsx', 'src/views/a/A.tsx', 'static'],
  ['src/views/a/A.tsx', 'src/content/words.ts', 'static'],
  ['src/views/b/B.tsx', 'src/views/a/A.tsx', 'type'],
  ['src/routes/modules.ts', 'src/views/a/A.tsx', 'dynamic'],
  ['tests/unit/site.test.ts', 'src/routes/modules.ts', 'static'],
  ['e2e/a.spec.ts', 'machines/a/a.model.ts', 'static'],
  ['e2e/words.spec.ts', 'src/content/words.ts', 'static'],
].map(([from = '', to = '', kind = '']) => ({ from, to, kind }));

it('a change reaches what imports it, but not what loads every page, nor what imports types only', () => {
  expect([...reachedBy(imports, ['src/content/words.ts'])]).toEqual([
    ['src/content/words.ts', 0],
    ['src/views/a/A.tsx', 1],
    ['e2e/words.spec.ts', 1],
    ['machines/a/a.view.test.tsx', 2],
    ['src/routes/modules.ts', 2],
  ]);
});

it('its specs are those that import it and those of the machines whose view shows it, the nearest first', () => {
  const reached = reachedBy(imports, ['src/content/words.ts']);
  expect(specsOf(imports, reached)).toEqual(['e2e/words.spec.ts', 'e2e/a.spec.ts']);
});

it('its pages are those whose view it reaches', () => {
  const loaders = "  a: () => import('../views/a/A.tsx'),\n  b: () => import('../views/b/B.tsx'),";
  expect(pagesOf(imports, reachedBy(imports, ['src/content/words.ts']), loaders)).toEqual(['a']);
  expect(pagesOf(imports, reachedBy(imports, ['src/views/b/B.tsx']), loaders)).toEqual([]);
});

it('a spec took as long as all its tests, those of its groups too', () => {
  const tests = [1_500, 500].map((duration) => ({ results: [{ duration, errors: [] }] }));
  const specs = [{ title: 'opens', ok: true, tests }];
  const suites = [{ title: 'a.spec.ts', specs, suites: [{ title: 'a group', specs }] }];
  expect([
    ...secondsOfSpecs({ stats: { expected: 2, unexpected: 0, flaky: 0 }, suites, errors: [] }),
  ]).toEqual([['e2e/a.spec.ts', 4]]);
});
