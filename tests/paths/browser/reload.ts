import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import type { AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import { leafOf } from '../definition/leafOf.ts';
import type { Model, Start, State, Step } from '../definition/model.ts';
import type { Script, Ui } from '../screen/script.ts';
import type { UiWorld } from '../screen/uiWorld.ts';
import { type Covering, nameOfPath, type Path } from '../walk/coveringPaths.ts';
import { checkReload, isRestored } from '../walk/restored.ts';
import { stepsTo } from '../walk/stepsTo.ts';

/** A page on a path. */
interface Walked<M extends AnyStateMachine, W extends object> {
  readonly page: Page;
  readonly ui: Ui<W>;
  readonly world: UiWorld<M>;
  readonly start: Start<M>;
  readonly state: State<M>;
  /** The path goes on, so the page is loaded again only if that restores this very state. */
  readonly goesOn: boolean;
}

export interface Reloader<M extends AnyStateMachine, W extends object> {
  /**
   * Loads the page again if it is in a state of the chart in which that has not been done, in Chromium, and checks the
   * law of the script. No message may be sent.
   * @throws if something else is restored
   */
  reload(walked: Walked<M, W>): Promise<void>;
}

const leaf = <M extends AnyStateMachine>({ snapshot }: State<M>): string =>
  leafOf((snapshot as AnyMachineSnapshot).value);

/** @param settles milliseconds for the idle work of the page, as at its first load */
export function reloader<M extends AnyStateMachine, W extends object>(
  { machine }: Model<M>,
  { open, environment = {} }: Script<M, W>,
  settles: number,
): Reloader<M, W> {
  const known = new Set<string>();
  return {
    reload: async ({ page, ui, world, start, state, goesOn }) => {
      if (known.has(leaf(state)) || page.context().browser()?.browserType().name() !== 'chromium') return;
      const law = environment.reloaded;
      const before = {
        state,
        input: start.input as InputFrom<M>,
        entry: await page.evaluate((): unknown => history.state),
      };
      if (goesOn && !isRestored(machine, law, before)) return;
      known.add(leaf(state));
      const sent: string[] = [];
      page.on('request', (request) => {
        // The browser may report what the page that is left had sent only now.
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) sent.length = 0;
        if (!/^(GET|HEAD)$/.test(request.method())) sent.push(`${request.method()} ${request.url()}`);
      });
      try {
        await checkReload(machine, law, before, world, {
          reload: async (input) => {
            await page.reload();
            await page.clock.runFor(settles);
            await open?.(ui, input as InputFrom<M>);
          },
          onShown: () => assert.deepEqual(sent, [], 'what was sent'),
        });
      } catch (error) {
        if (error instanceof Error) error.message = `reloaded in «${leaf(state)}»: ${error.message}`;
        throw error;
      }
    },
  };
}

/** In how many states of the chart, of how many, the paths can be reloaded on their way; and paths to the others. */
export function reloadsOf<M extends AnyStateMachine, W extends object>(
  { paths, exploration }: Covering<M>,
  { environment = {} }: Script<M, W>,
): { readonly onPaths: number; readonly all: number; readonly others: readonly Path<M>[] } {
  const { machine } = exploration.model;
  const visits = paths.flatMap(({ start, steps }) =>
    [start.state, ...steps.map(({ to }) => to)].map((state) => ({ start, state })),
  );
  const leaves = new Set(visits.map(({ state }) => leaf(state)));
  const reached = new Set(paths.map(({ start, steps }) => leaf(steps.at(-1)?.to ?? start.state)));
  for (const { start, state } of visits) {
    const before = { state, input: start.input as InputFrom<M>, entry: null };
    if (!reached.has(leaf(state)) && isRestored(machine, environment.reloaded, before))
      reached.add(leaf(state));
  }
  const walked = new Set(paths.flatMap(({ steps }) => steps));
  const mayWalk = (step: Step<M>) => !step.refused && walked.has(step);
  const others = [...leaves]
    .filter((each) => !reached.has(each))
    .flatMap((each) => {
      for (const start of exploration.starts) {
        const steps = stepsTo([start.state], (state) => leaf(state) === each, mayWalk);
        if (steps) return [{ name: nameOfPath(start, steps) || 'start', start, steps }];
      }
      return [];
    });
  return { onPaths: reached.size, all: leaves.size, others };
}
