import { type Page, test } from 'playwright/test';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { type CoverOptions, coveringPaths } from './cover.ts';
import type { Model } from './model.ts';
import { pageUi } from './pageUi.ts';
import { play } from './play.ts';
import { figuresOf, record } from './record.ts';
import { type Scheme, scanner } from './scan.ts';
import type { NoControls, Script } from './script.ts';
import { uiWorld } from './uiWorld.ts';
import { watch } from './watch.ts';

export interface BrowserSuite<M extends AnyStateMachine, W extends object> extends CoverOptions {
  readonly name: string;
  readonly model: Model<M>;
  readonly script: Script<M, W>;
  /** The page, relative to Playwright's `baseURL`. */
  readonly url: string;
  /** The controls of the outside world, made for each page before it is loaded. */
  readonly world?: (page: Page) => W | Promise<W>;
  /** What the console may say: e.g. the browser reports every refused request as an error. */
  readonly tolerates?: readonly RegExp[];
  /** Axe scans each screen in these. Default: both. */
  readonly schemes?: readonly Scheme[];
  /** Milliseconds for the page's idle work (lazy chunks, hydration) before its clock stands still. Default: 60 000. */
  readonly settles?: number;
}

/**
 * Declares level c: every path (default: every transition) played in the browser on the built site, one Playwright
 * test each. The page's clock is held; axe scans every different screen met; console errors, page errors and
 * violations of the content security policy are failures. Call it at the top level of a spec file.
 */
export function browserSuite<M extends AnyStateMachine, W extends object = NoControls>(
  suite: BrowserSuite<M, W>,
): void {
  const { name, model, script, url, cover = 'transitions', maxSteps = 12 } = suite;
  const { tolerates = [], schemes = ['light', 'dark'], settles = 60_000 } = suite;
  const covering = coveringPaths(model, { cover, maxSteps });
  // Screens are scanned once for all paths: they are told apart within one worker, so the paths stay in one.
  const screens = scanner(schemes);
  let passed = 0;

  test.describe(`${name}: paths in the browser`, () => {
    test.describe.configure({ mode: 'default' });

    for (const [i, path] of covering.paths.entries())
      test(`${i + 1}/${covering.paths.length}: ${path.name}`, async ({ page }) => {
        test.setTimeout(30_000 + path.steps.length * 5_000);
        const input = path.start.input as InputFrom<M>;
        const complaints = await watch(page, tolerates);
        const world = (await suite.world?.(page)) ?? ({} as W);
        const ui = pageUi(page, world);
        await page.emulateMedia({
          reducedMotion: 'reduce',
          colorScheme: schemes[i % schemes.length] ?? 'light',
        });
        await screens.prepare(page);
        await page.clock.install({ time: 0 });
        await script.begin?.(ui, input);
        await page.goto(url);
        await page.clock.pauseAt(settles);
        await script.open?.(ui, input);
        const seen = (key: string) => screens.scan(page, key);
        await play(path, uiWorld(script, ui, { seen }));
        complaints.mustBeNone();
        passed++;
        test.info().annotations.push({ type: 'screens scanned so far', description: `${screens.count()}` });
      });

    test('every transition and every guard’s refusal is on a path', () => {
      test.expect(covering.coverage.uncovered).toEqual([]);
    });

    test.afterAll(() => {
      const figures = { screens: screens.count(), scans: screens.scans() };
      record({ name, level: 'browser', passed, ...figuresOf(covering), ...figures });
      console.log(`${name}: ${passed} paths, axe on ${figures.screens} screens in ${figures.scans} scans`);
    });
  });
}
