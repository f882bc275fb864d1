import { type Page, test } from 'playwright/test';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { figuresOf } from '../coverage/record.ts';
import type { Model } from '../definition/model.ts';
import type { NoControls, Script } from '../screen/script.ts';
import { uiWorld } from '../screen/uiWorld.ts';
import { type CoverOptions, coveringPaths, type Thoroughness } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { pageUi } from './pageUi.ts';
import { type PathReport, pathReport, suiteAnnotation } from './pathReport.ts';
import { type Scheme, scanner, type Viewport } from './scan.ts';
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
  /** Axe scans each screen in these as well as in the page's own size. Default: a phone. */
  readonly viewports?: readonly Viewport[];
  /** Milliseconds for the page's idle work (lazy chunks, hydration) before its clock is stopped. Default: 60 000. */
  readonly settles?: number;
}

const phone: Viewport = { width: 360, height: 800 };
/** `PATHS_COVER=pairs` makes every browser suite as thorough. */
const coverInEnvironment = process.env.PATHS_COVER as Thoroughness | undefined;

/**
 * Declares level c: every path (default: every transition) played in the browser on the built site, one Playwright
 * test and one page load each. The page's clock is held; axe scans every state, and whatever is new in it later; console
 * errors, page errors and violations of the content security policy are failures. Call it at the top level of a spec
 * file, and name `tests/paths/reporter.ts` among the config's reporters: it writes the records and prints what axe has seen.
 */
export function browserSuite<M extends AnyStateMachine, W extends object = NoControls>(
  suite: BrowserSuite<M, W>,
): void {
  const { name, model, script, url, cover = coverInEnvironment ?? 'transitions' } = suite;
  const { maxSteps = cover === 'transitions' ? 12 : 30, tolerates = [] } = suite;
  const { schemes = ['light', 'dark'], viewports = [phone], settles = 60_000 } = suite;
  const covering = coveringPaths(model, { cover, maxSteps });
  const { paths, coverage } = covering;
  // What was scanned is known within one worker, so a machine's paths stay in one; other machines have the others.
  const screens = scanner(schemes, viewports);
  const annotation = suiteAnnotation({ name, cover, plan: figuresOf(covering, []) });

  test.describe(`${name}: paths in the browser`, () => {
    test.describe.configure({ mode: 'default' });

    for (const [i, path] of paths.entries())
      test(`${i + 1}/${paths.length}: ${path.name}`, { annotation }, async ({ page }) => {
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
        const states = new Set<string>();
        const before = { screens: screens.count(), scans: screens.scans() };
        const seen = async (state: string) => {
          states.add(state);
          await screens.look(page, state);
        };
        await play(path, uiWorld(script, ui, { seen }));
        complaints.mustBeNone();
        const report: PathReport = {
          missing: figuresOf(covering, [path]).missing,
          scanned: schemes.length > 0 ? [...states] : [],
          screens: screens.count() - before.screens,
          scans: screens.scans() - before.scans,
        };
        await test
          .info()
          .attach(pathReport, { body: JSON.stringify(report), contentType: 'application/json' });
      });

    test('every transition and every guard’s refusal is on a path', () => {
      test.expect(coverage.uncovered).toEqual([]);
    });
  });
}
