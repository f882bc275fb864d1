import { type Page, type TestInfo, test } from 'playwright/test';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { figuresOf } from '../coverage/record.ts';
import type { Exploration, Model, State } from '../definition/model.ts';
import { failuresOf, replaysOf } from '../failures/failures.ts';
import type { NoControls, Script } from '../screen/script.ts';
import { uiWorld } from '../screen/uiWorld.ts';
import { type CoverOptions, coveringPaths, type Path, type Thoroughness } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { type Disturber, disturber } from './disturb.ts';
import { pageUi } from './pageUi.ts';
import { pageWire } from './pageWire.ts';
import { type PathReport, pathReport, suiteAnnotation } from './pathReport.ts';
import { type Reloader, reloader, reloadsOf } from './reload.ts';
import { type Scanner, type Scans, type Scheme, scanner, type Viewport } from './scan.ts';
import { watch } from './watch.ts';

export interface BrowserSuite<M extends AnyStateMachine, W extends object> extends CoverOptions {
  readonly name: string;
  readonly model: Model<M>;
  readonly script: Script<M, W>;
  /** The address of the page, relative to `baseURL` of Playwright. */
  readonly url: string;
  /** The controls of the outside world, created for each page before it is loaded. */
  readonly world?: (page: Page) => W | Promise<W>;
  /** Console errors that are expected: e.g. the browser reports every failed request as an error. */
  readonly tolerates?: readonly RegExp[];
  /** The colour schemes for axe. Default: both. */
  readonly schemes?: readonly Scheme[];
  /** Viewports for axe besides the size of the page. Default: a phone. */
  readonly viewports?: readonly Viewport[];
  /**
   * Milliseconds for the idle work of the page (lazy chunks, hydration) before its clock is stopped. Less than a load may
   * take, or a busy computer makes it fail. Default: 30 000.
   */
  readonly settles?: number;
  /** Another test scans the page as it loads with axe, so the paths scan only what comes after that. */
  readonly isScanned?: boolean;
  /** False: the world cannot load the page again, because it decides what is loaded. Reloads are left to the view. */
  readonly reloads?: false;
  /** The exploration of the model, if you have one: each process that loads the file would explore it again. */
  readonly exploration?: Exploration<M>;
}

const phone: Viewport = { width: 360, height: 800 };
/** `PATHS_COVER=pairs` sets the default of `cover` for every browser suite. */
const coverInEnvironment = process.env.PATHS_COVER as Thoroughness | undefined;

/** `PATHS_PART=first` leaves out the tests with the tag `@thorough`, `PATHS_PART=rest` the others. Unset: all. */
const part = process.env.PATHS_PART as 'first' | 'rest' | undefined;

/** The tag of tests that look closer at what others walk already. */
const closer = '@thorough';

/** What the usual paths of this process have scanned, by schemes and viewports. */
const known = new Map<string, Set<number>>();

/** What looks at each state, and the states so far. */
interface Looks<M extends AnyStateMachine, W extends object> {
  readonly screens: Scanner;
  readonly disturbances: Disturber;
  readonly reloads: Reloader<M, W>;
  readonly states?: Set<string>;
}

/**
 * Declares level c: every path (default: every transition) walked in the browser on the built site, with one Playwright
 * test and one page load each. The clock of the page is stopped. Axe scans every state, and later whatever is new in
 * it. Console errors, page errors and CSP violations fail the test. Tests with the tag `@thorough` walk the paths again:
 * they scan each state with every rule at every size, disturb it in every way and load it again. Call it at the top level
 * of a spec file, and add `tests/paths/reporter.ts` to the reporters in the config: it writes the records and prints what
 * axe scanned.
 */
export function browserSuite<M extends AnyStateMachine, W extends object = NoControls>(
  suite: BrowserSuite<M, W>,
): void {
  const { name, model, script, url, cover = coverInEnvironment ?? 'transitions' } = suite;
  const { maxSteps, tolerates = [] } = suite;
  const { schemes = ['light', 'dark'], viewports = [phone], settles = 30_000 } = suite;
  const covering = coveringPaths(model, { cover, maxSteps }, suite.exploration);
  const { paths, coverage } = covering;
  const failures = failuresOf(name, 'browser', covering.exploration);
  const { scope, aspects, environment = {} } = script;
  const { onPaths, all, others } = reloadsOf(covering, script);
  const isReloaded = suite.reloads !== false;
  const plan = figuresOf(covering, []);

  const declare = (title: string, isCloser: boolean, tag: string[] = []): void => {
    // A worker only knows its own scans, so all paths of a machine run in one worker.
    let scansOfWorker: Scanner | undefined;
    const scansOf = ({ project }: TestInfo): Scanner => {
      const { scans = isCloser ? 'all' : 'once' } = project.metadata as { scans?: Scans };
      const key = JSON.stringify([schemes, viewports]);
      if (scans === 'once' && !known.has(key)) known.set(key, new Set());
      scansOfWorker ??= scanner(schemes, viewports, scans, scans === 'once' ? known.get(key) : undefined);
      return scansOfWorker;
    };
    const newDisturber = (inTurn = false) =>
      disturber({ scope, aspects, except: Object.keys(environment), inTurn });
    const disturbances = newDisturber(!isCloser);
    const newReloader = () => reloader(model, script, settles);
    const reloads = newReloader();
    const annotation = suiteAnnotation({ name, cover, isCloser, plan });

    test.describe(title, { tag }, () => {
      test.describe.configure({ mode: 'default' });

      const walk = async (
        page: Page,
        path: Path<M>,
        i: number,
        { screens, disturbances, reloads, states = new Set() }: Looks<M, W>,
      ): Promise<void> => {
        const input = path.start.input as InputFrom<M>;
        const complaints = await watch(page, tolerates);
        const world = (await suite.world?.(page)) ?? ({} as W);
        const ui = pageUi(page, world);
        // Firefox does not tell what is in a form.
        const isTold = page.context().browser()?.browserType().name() === 'chromium';
        const compareWire = script.wire && isTold ? pageWire(page) : undefined;
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
        if (suite.isScanned && !isCloser && i === 0) await screens.know(page);
        const onChecked = async (state: string) => {
          states.add(state);
          await screens.scanState(page, state);
          await disturbances.disturbState(page, state);
        };
        const uiOfPath = uiWorld(script, ui, { onChecked, compareWire });
        const last = path.steps.at(-1)?.to ?? path.start.state;
        const reload = async (state: State<M>, goesOn: boolean) =>
          isReloaded &&
          isCloser &&
          reloads.reload({ page, ui, world: uiWorld(script, ui), start: path.start, state, goesOn });
        await play(path, {
          ...uiOfPath,
          check: async (state, came) => {
            await uiOfPath.check(state, came);
            await reload(state, true);
          },
        });
        await reload(last, false);
        complaints.mustBeNone();
      };

      for (const [i, path] of paths.entries())
        test(`${i + 1}/${paths.length}: ${path.name}`, { annotation }, async ({ page, browser }) => {
          test.setTimeout(300_000 + path.steps.length * 10_000);
          const screens = scansOf(test.info());
          const states = new Set<string>();
          const before = { screens: screens.count(), scans: screens.scans() };
          const walkAgain = async (other: Path<M>) => {
            test.setTimeout(test.info().timeout + 30_000);
            const context = await browser.newContext();
            try {
              // What was looked at before would not be looked at again.
              const looks = {
                screens: scanner(schemes, viewports),
                disturbances: newDisturber(),
                reloads: newReloader(),
              };
              await walk(await context.newPage(), other, i, looks);
            } finally {
              await context.close();
            }
          };
          await failures.walk(
            i + 1 + (isCloser ? paths.length : 0),
            path,
            () => walk(page, path, i, { screens, disturbances, reloads, states }),
            walkAgain,
          );
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

      for (const replay of isCloser ? replaysOf(name, 'browser', model) : [])
        test(replay.title, async ({ page }) => {
          await replay.run((path) =>
            walk(page, path, 0, { screens: scansOf(test.info()), disturbances, reloads }),
          );
        });

      if (isReloaded && isCloser)
        test.describe(`environment: reloaded in ${all} states`, () => {
          // In the others, the paths do so.
          for (const path of others)
            test(`reloaded after ${path.name}`, async ({ page }) => {
              test.setTimeout(300_000 + path.steps.length * 10_000);
              await walk(page, path, 0, { screens: scansOf(test.info()), disturbances, reloads });
            });
          test('states without an end of a path are reached by one', () => {
            test.expect(onPaths + others.length).toBe(all);
          });
        });

      if (tag.length === 0)
        test('every transition and every refusal by guards is on a path', () => {
          test.expect(coverage.uncovered).toEqual([]);
        });
    });
  };
  const title = `${name}: paths in the browser`;
  if (cover === 'pairs') declare(title, true);
  else {
    if (part !== 'rest') declare(title, false);
    if (part !== 'first') declare(`${name}: each state closely`, true, [closer]);
  }
}
