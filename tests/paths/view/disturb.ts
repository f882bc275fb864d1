import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { act, fireEvent } from '@testing-library/react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { keyOf } from '../definition/explore.ts';
import { leafOf } from '../definition/leafOf.ts';
import type { Exploration, Start, State, Step } from '../definition/model.ts';
import type { Disturbance, Script } from '../screen/script.ts';
import type { Covering, Path } from '../walk/coveringPaths.ts';
import { statesToDisturb } from '../walk/statesToDisturb.ts';
import { hide, pretend, tell, unhide } from './pageEvents.ts';
import { keepStored, reloadView } from './reload.ts';
import { type Opened, walker } from './walker.ts';

/** What a DOM without a browser can do: how each begins, and how it ends. The view renders in between. */
const disturbances: { readonly [D in Exclude<Disturbance, 'reloaded'>]: readonly (() => void)[] } = {
  offline: [
    () => {
      pretend(navigator, 'onLine', false);
      tell(window, 'offline');
    },
    () => {
      pretend(navigator, 'onLine');
      tell(window, 'online');
    },
  ],
  hidden: [
    hide,
    () => {
      unhide();
      tell(document, 'visibilitychange');
    },
  ],
  kept: [
    () => tell(window, 'pagehide', { persisted: true }),
    () => tell(window, 'pageshow', { persisted: true }),
  ],
  printed: [() => tell(window, 'beforeprint'), () => tell(window, 'afterprint')],
  narrow: [
    () => {
      pretend(window, 'innerWidth', 320);
      tell(window, 'resize');
    },
    () => {
      pretend(window, 'innerWidth');
      tell(window, 'resize');
    },
  ],
  'storage cleared': [
    () => {
      localStorage.clear();
      tell(window, 'storage', { key: null, oldValue: null, newValue: null, storageArea: localStorage });
    },
  ],
  'Enter held': Array<() => void>(3).fill(
    () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat: true }),
  ),
};

/**
 * Disturbs a rendered view in the smallest and the largest state on the paths of each state of the chart, and checks the laws of the
 * script.
 * @param open renders the view
 * @param handOn called with the path to each failure and what then happened to the page; what it returns is added to the text
 * @returns one text for each disturbance that broke its law: how to get there, and what was wrong
 */
export async function disturbView<M extends AnyStateMachine, W extends object>(
  covering: Covering<M>,
  script: Script<M, W>,
  open: (start: Start<M>) => Promise<Opened<M>>,
  handOn: HandOn<M> = async () => '',
): Promise<readonly string[]> {
  const left = statesToDisturb(covering);
  const failures: string[] = [];
  const walked = new Set(covering.paths.flatMap(({ steps }) => steps));
  const walk = walker(covering.exploration.starts, open, (step) => walked.has(step));
  while (left.size > 0) {
    let inWords = '';
    let happened: Disturbance[] = [];
    try {
      const reached = await walk.to((state) => left.has(state));
      const { view } = reached;
      const restore = keepStored();
      let state: State<M> = reached.state;
      left.delete(state);
      for (const name of Object.keys(disturbances) as Brief[]) {
        inWords = `${name} in «${leafOf((state.snapshot as AnyMachineSnapshot).value)}»`;
        happened.push(name);
        const steps = await disturbOnce(view, name, state, script);
        if (steps.length > 0) walk.tell(name);
        for (const step of steps) {
          walk.isNow(step.to, [step]);
          state = step.to;
        }
      }
      happened = ['reloaded'];
      inWords = `reloaded in «${leafOf((reached.state.snapshot as AnyMachineSnapshot).value)}»`;
      // It has lost nothing before.
      if (state === reached.state) restore();
      else walk.leave();
      const { view: present } = await walk.to((other) => other === reached.state);
      await reloadView(
        covering.exploration.model.machine,
        script.environment?.reloaded,
        reached.state,
        present,
      );
      walk.leave();
    } catch (error) {
      const [text, path] = [`${inWords} ${walk.storyOf(error)}`, walk.path()];
      for (const state of left) if (state === walk.target()) left.delete(state);
      walk.leave();
      failures.push([text, path ? await handOn(path, happened) : ''].filter(Boolean).join('\n'));
    }
  }
  walk.leave();
  return failures;
}

/** Writes a path and what then happened to the page; returns the text about it. */
export type HandOn<M extends AnyStateMachine> = (
  path: Path<M>,
  happened: readonly Disturbance[],
) => Promise<string>;

/** Those that end, and leave the view rendered. */
type Brief = keyof typeof disturbances;

/**
 * Disturbs a view once, and checks the law of the script.
 * @returns the steps that the machine took, if the law says that it hears of it
 */
async function disturbOnce<M extends AnyStateMachine, W extends object>(
  { ui, world }: Opened<M>,
  name: Brief,
  state: State<M>,
  { scope, environment = {} }: Script<M, W>,
): Promise<readonly Step<M>[]> {
  const before = await ui.readScreen(scope);
  for (const phase of disturbances[name]) await act(async () => phase());
  const after = await ui.readScreen(scope);
  const events = [environment[name]?.sends(state.snapshot) ?? []].flat() as AnyEventObject[];
  const received = world.receivedEvents();
  if (received) assert.deepEqual(received, events);
  if (events.length === 0) assert.deepEqual(after, before);
  const steps: Step<M>[] = [];
  for (const event of events) steps.push(stepBy(steps.at(-1)?.to ?? state, event));
  const last = steps.at(-1);
  if (last) await world.check(last.to, last.refused ? undefined : last);
  return steps;
}

/**
 * Disturbs a view in the state that a path has led to.
 * @throws if a law of the script is broken
 */
export async function disturbAgain<M extends AnyStateMachine, W extends object>(
  exploration: Exploration<M>,
  script: Script<M, W>,
  view: Opened<M>,
  { start, steps }: Path<M>,
  happened: readonly string[],
): Promise<void> {
  const { model, states } = exploration;
  const last = steps.at(-1)?.to ?? start.state;
  // A path of a file does not know the steps that go on.
  let state = states.get(keyOf(model, last)) ?? last;
  for (const name of happened)
    if (name === 'reloaded') await reloadView(model.machine, script.environment?.reloaded, state, view);
    else if (name in disturbances)
      state = (await disturbOnce(view, name as Brief, state, script)).at(-1)?.to ?? state;
    else throw new Error(`a view cannot be ${name}`);
}

const stepBy = <M extends AnyStateMachine>({ steps }: State<M>, event: AnyEventObject): Step<M> => {
  const step = steps.find(({ input }) => input.kind === 'send' && isDeepStrictEqual(input.event, event));
  if (!step) throw new Error(`the model has no ${JSON.stringify(event)} here`);
  return step;
};
