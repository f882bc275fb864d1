import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { fileOf } from '../failures/files.ts';
import { type ExampleFaults, exampleLaws, examplePage } from './examplePage.ts';
import { exampleView } from './exampleView.ts';
import { explorePage } from './explorePage.ts';
import { mustObey, pageFailures } from './pageFailures.ts';
import { type PagePath, pagePaths } from './pagePaths.ts';
import { walkPage } from './walkPage.ts';

const explored = (faults: ExampleFaults = {}) => explorePage(examplePage(faults));
type Page = ReturnType<typeof examplePage>;
type Path = PagePath<Page['parts'], Page['start']>;

/** Walks a story on the view of the example, with a fault or without. */
const walkOn = (takesFocus: boolean) => async (path: Path) => {
  const view = exampleView(['request', 'article', 'notices'], takesFocus);
  let before = '';
  await walkPage(path, {
    apply: async (part, { event }) => view.send(part, event),
    act: async (message) => {
      const { hash = before } = message as { hash?: string };
      before = view.read().hash;
      view.reach(hash);
    },
    check: async ({ parts, page }) =>
      assert.deepEqual(view.read(), { ...parts, focus: page.focus, hash: page.hash }),
  });
};
const messageOf = (check: Promise<void>): Promise<string> =>
  check.then(
    () => 'passes',
    (error: Error) => error.message,
  );
const inputsIn = (file: string): string[] =>
  JSON.parse(readFileSync(file, 'utf8')).steps.map(({ event }: { event: { type: string } }) => event.type);

afterEach(() => {
  vi.unstubAllEnvs();
  for (const [suite, level] of [
    ['pageWalked', 'view'],
    ['pageJudged', 'page'],
  ] as const)
    rmSync(fileOf(suite, level, 1), { force: true });
});

it('a story that fails is a file with the steps that it needs, which every level walks again', async () => {
  const exploration = explored();
  const failures = pageFailures('pageWalked', 'view', exploration);
  const { paths } = pagePaths(exploration, { maxSteps: 30 });
  const isFailing = async (path: Path) => (await messageOf(walkOn(true)(path))) !== 'passes';
  const failing = (await Promise.all(paths.map(isFailing))).indexOf(true);
  const path = paths[failing]!;
  const message = await messageOf(failures.walk(1, path, walkOn(true)));
  expect(message).toMatch(
    /\d+ steps, of which 2 are enough \(\d+ of at most 60 walks\):\n {2}request: open → request: send\nnpm run replay \S+pageWalked-view-1\.json$/,
  );
  const file = fileOf('pageWalked', 'view', 1);
  expect(inputsIn(file)).toEqual(['open', 'send']);

  vi.stubEnv('PATHS_REPLAY', file);
  const [replay] = failures.replays();
  expect(await messageOf(replay!.run(walkOn(true)))).toContain("focus: 'notice'");
  expect(await messageOf(replay!.run(walkOn(false)))).toBe('passes');
  expect(pageFailures('another', 'view', exploration).replays()).toEqual([]);
  // On the machines alone it breaks no law.
  const [onMachines] = pageFailures('pageWalked', 'actor', exploration).replays();
  expect(await messageOf(onMachines!.run(async (story) => mustObey(exampleLaws, story)))).toBe('passes');
  await failures.walk(1, path, walkOn(false));
  expect(existsSync(file)).toBe(false);
});

it('a law that is broken is a file that is judged again, acts on the page included', async () => {
  const title = 'the address names the article that is open, and no other';
  const file = fileOf('pageJudged', 'page', 1);
  const broken = explored({ keepsHash: true });
  const check = (exploration: typeof broken) =>
    pageFailures('pageJudged', 'actor', exploration).law(1, title, exampleLaws[title]!);
  expect(await messageOf(check(broken))).toMatch(/npm run replay \S+pageJudged-page-1\.json$/);
  expect(inputsIn(file)).toEqual(['hash.typed', 'back']);

  vi.stubEnv('PATHS_REPLAY', file);
  const replayed = (exploration: typeof broken) => {
    const [replay] = pageFailures('pageJudged', 'actor', exploration).replays();
    return messageOf(replay!.run(async (path) => mustObey(exampleLaws, path)));
  };
  expect(await replayed(broken)).toBe(title);
  expect(await replayed(explored())).toBe('passes');
  const ended = { ...explored(), starts: [] };
  await expect(replayed(ended)).resolves.toBe('the recorded inputs are not possible any more');
  await check(explored());
  expect(existsSync(file)).toBe(false);
});

it('without a budget nothing is written', async () => {
  vi.stubEnv('PATHS_TRIES', '0');
  const exploration = explored();
  const [path] = pagePaths(exploration).paths;
  const walk = async () => assert.fail('no page');
  expect(await messageOf(pageFailures('pageWalked', 'view', exploration).walk(1, path!, walk))).toBe(
    'no page',
  );
  expect(existsSync(fileOf('pageWalked', 'view', 1))).toBe(false);
});
