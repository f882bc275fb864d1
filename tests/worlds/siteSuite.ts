import { expect, type Page, test } from 'playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import { careers } from '../../src/content/careers.ts';
import { storageKeys } from '../../src/wiring/storageKeys.ts';
import { type BrowserSuite, browserSuite, pageUi } from '../paths/browser.ts';
import {
  type Exploration,
  eventually,
  explore,
  leafOf,
  type Path,
  play,
  type State,
  type Step,
  stepsTo,
  Unavailable,
  uiWorld,
} from '../paths/index.ts';
import { censusOf, mustNotGrow } from './census.ts';
import { deploy } from './deploy.ts';
import { saveData } from './saveData.ts';
import { thorough } from './thorough.ts';
import { visitorActsAtOnce } from './visitorActs.ts';

const leaf = <M extends AnyStateMachine>({ snapshot }: State<M>): string =>
  leafOf((snapshot as AnyMachineSnapshot).value);

/** The state of each name that has most in its context: what a visitor has typed. */
const fullestStates = <M extends AnyStateMachine>(states: Iterable<State<M>>): State<M>[] => {
  const fullest = new Map<string, State<M>>();
  const size = ({ snapshot }: State<M>) => JSON.stringify((snapshot as AnyMachineSnapshot).context).length;
  for (const state of states) {
    const other = fullest.get(leaf(state));
    if (!other || size(state) > size(other)) fullest.set(leaf(state), state);
  }
  return [...fullest.values()];
};

/** One path through a state of each name that can be reached from the first start. */
const pathThroughStates = <M extends AnyStateMachine>(start: State<M>): Step<M>[] => {
  const walked: Step<M>[] = [];
  const visited = new Set([leaf(start)]);
  for (let at = start; ; ) {
    const steps = stepsTo([at], (state) => !visited.has(leaf(state)));
    if (!steps) return walked;
    for (const step of steps) visited.add(leaf(step.to));
    walked.push(...steps);
    at = steps.at(-1)?.to ?? at;
  }
};

/** What is typed into the contact form and the request dialog. */
const typedText = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        ':is([id^=contact-], [id^=request-]):is(input, textarea)',
      ),
    ]
      .filter(({ type }) => /^text|^email/.test(type))
      .map(({ value }) => value.trim())
      .filter((value) => value !== ''),
  );
const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (keys) => keys.map((key) => sessionStorage.getItem(key) ?? ''),
    [storageKeys.contact, storageKeys.request],
  );
/** In these states nothing is kept: it was sent, or the visitor has closed the dialog. */
const isOver = (state: string): boolean => /success|closing/.test(state);

/** Follows a link to a page that is not loaded yet. By script, because a dialog may cover it. */
const goOn = async (page: Page, state: string): Promise<void> => {
  const typed = isOver(state) ? [] : await typedText(page);
  const documentPaths = await deploy(page, 'gone');
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/careers"]')?.click());
  await expect(page).toHaveURL(/:\d+\/careers$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(careers.heading);
  expect(documentPaths).toEqual(['/careers']);
  const kept = (await drafts(page)).join();
  expect(typed.filter((text) => !kept.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
};

interface SiteSuite<M extends AnyStateMachine, W extends object> extends BrowserSuite<M, W> {
  /** Visitors type something that a draft keeps. */
  readonly typed?: boolean;
  /** Visitors may go through all its states many times on one page. */
  readonly repeated?: boolean;
  /** The state that each round ends in, if the machine never returns to its first one. */
  readonly home?: string;
}

/**
 * Declares what happens if the site is replaced by another build while a visitor is in any state of a machine. With
 * `typed`, each state is reached and left by itself. Otherwise the build changes first, and one path leads through all
 * states. At the end a link leads to a page of the new build, without the failure page, and drafts are kept.
 */
function deploySuite<M extends AnyStateMachine, W extends object>(
  exploration: Exploration<M>,
  { name, script, url, world: worldOf, settles = 30_000, typed = false }: SiteSuite<M, W>,
): void {
  const [start] = exploration.starts;
  if (!start) throw new Error(`${name} has no start`);
  const paths: readonly Path<M>[] = typed
    ? fullestStates(exploration.states.values()).flatMap((state) => {
        const steps = stepsTo([start.state], (other) => other === state);
        return steps ? [{ name: `in ${leaf(state)}`, start, steps }] : [];
      })
    : [{ name: 'in every state', start, steps: pathThroughStates(start.state) }];
  test.describe(`${name}: a deploy`, thorough, () => {
    for (const path of paths)
      test(path.name, async ({ page }) => {
        const last = leaf(path.steps.at(-1)?.to ?? start.state);
        const input = start.input as InputFrom<M>;
        await saveData(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const ui = pageUi(page, (await worldOf?.(page)) ?? ({} as W));
        await page.clock.install({ time: 0 });
        await script.begin?.(ui, input);
        await page.goto(url);
        await page.clock.pauseAt(settles);
        await script.open?.(ui, input);
        if (!typed) await deploy(page, 'cached');
        await play(path, uiWorld(script, ui));
        await goOn(page, last);
      });
  });
}

/** Long enough for every timer of the site. */
const longTime = 400_000;

/** `npm run test:models:full` walks more. What a round leaves behind shows after a few. */
const rounds = process.env.PATHS_COVER === 'pairs' ? 50 : 6;

/** Declares that a page holds no more after many rounds through all states of a machine than before. */
function longLifeSuite<M extends AnyStateMachine, W extends object>(
  { starts: [start] }: Exploration<M>,
  { name, script, url, world: worldOf, settles = 30_000, home }: SiteSuite<M, W>,
): void {
  if (!start) throw new Error(`${name} has no start`);
  const homeLeaf = home ?? leaf(start.state);
  test(`${name}: many rounds through all states leave nothing behind`, thorough, async ({ page }) => {
    await saveData(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ui = pageUi(page, (await worldOf?.(page)) ?? ({} as W));
    await page.clock.install({ time: 0 });
    await script.begin?.(ui, start.input as InputFrom<M>);
    await page.goto(url);
    await page.clock.pauseAt(settles);
    await script.open?.(ui, start.input as InputFrom<M>);
    const world = uiWorld(script, ui);
    let at = start.state;
    const walk = async (steps: readonly Step<M>[]) => {
      for (const step of steps) {
        // Checks would take most of the time. What the page does not show yet is waited for, except after an answer:
        // a press that comes before it would be ignored.
        let isLate = false;
        await eventually(
          async () => {
            if (isLate) await page.clock.runFor(0);
            isLate = true;
            await world.apply(step.input);
          },
          (error) => error instanceof Unavailable,
        );
        if (step.input.kind === 'settle') await world.check(step.to, step);
        at = step.to;
      }
    };
    const round = async () => {
      await walk(pathThroughStates(at));
      const way = stepsTo([at], (state) => leaf(state) === homeLeaf);
      if (!way) throw new Error(`${name} never returns to ${homeLeaf}`);
      await walk(way);
      await page.clock.runFor(10_000);
    };
    const census = async (rounds: number) => {
      for (let n = 0; n < rounds; n++) await round();
      await page.clock.runFor(longTime);
      return censusOf(page);
    };
    mustNotGrow(await census(2), await census(rounds));
  });
}

/** The paths of a machine's model, a deploy in each of its states, and a long life. */
export function siteSuite<M extends AnyStateMachine, W extends object>(given: SiteSuite<M, W>): void {
  const exploration = explore(given.model);
  const suite = {
    ...given,
    world: async (page: Page) => {
      await visitorActsAtOnce(page);
      return (await given.world?.(page)) ?? ({} as W);
    },
  };
  // `e2e/pages.spec.ts` scans every page.
  browserSuite({ isScanned: true, exploration, ...suite });
  if (process.env.PATHS_PART === 'first') return;
  deploySuite(exploration, suite);
  if (suite.repeated) longLifeSuite(exploration, suite);
}
