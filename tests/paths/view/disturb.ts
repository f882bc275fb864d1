import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { act, fireEvent } from '@testing-library/react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leafOf } from '../definition/leafOf.ts';
import type { Start, State, Step } from '../definition/model.ts';
import type { Disturbance, Script } from '../screen/script.ts';
import type { Covering } from '../walk/coveringPaths.ts';
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
 * @returns one text for each disturbance that broke its law: how to get there, and what was wrong
 */
export async function disturbView<M extends AnyStateMachine, W extends object>(
  covering: Covering<M>,
  { scope, environment = {} }: Script<M, W>,
  open: (start: Start<M>) => Promise<Opened<M>>,
): Promise<readonly string[]> {
  const left = statesToDisturb(covering);
  const failures: string[] = [];
  const walked = new Set(covering.paths.flatMap(({ steps }) => steps));
  const walk = walker(covering.exploration.starts, open, (step) => walked.has(step));
  while (left.size > 0) {
    let inWords = '';
    try {
      const reached = await walk.to((state) => left.has(state));
      const { view } = reached;
      const restore = keepStored();
      let state: State<M> = reached.state;
      left.delete(state);
      for (const [name, phases] of Object.entries(disturbances)) {
        inWords = `${name} in «${leafOf((state.snapshot as AnyMachineSnapshot).value)}»`;
        const before = await view.ui.readScreen(scope);
        for (const phase of phases) await act(async () => phase());
        const after = await view.ui.readScreen(scope);
        const event = environment[name as keyof typeof disturbances]?.sends(state.snapshot);
        const received = view.world.receivedEvents();
        if (received) assert.deepEqual(received, event ? [event] : []);
        if (event) {
          const step = stepBy(state, event as AnyEventObject);
          walk.tell(name);
          walk.isNow(step.to);
          state = step.to;
          await view.world.check(state, step.refused ? undefined : step);
        } else assert.deepEqual(after, before);
      }
      inWords = `reloaded in «${leafOf((reached.state.snapshot as AnyMachineSnapshot).value)}»`;
      // It has lost nothing before.
      if (state === reached.state) restore();
      else walk.leave();
      const { view: present } = await walk.to((other) => other === reached.state);
      await reloadView(covering.exploration.model.machine, environment.reloaded, reached.state, present);
      walk.leave();
    } catch (error) {
      failures.push(`${inWords} ${walk.storyOf(error)}`);
      for (const state of left) if (state === walk.target()) left.delete(state);
      walk.leave();
    }
  }
  walk.leave();
  return failures;
}

const stepBy = <M extends AnyStateMachine>({ steps }: State<M>, event: AnyEventObject): Step<M> => {
  const step = steps.find(({ input }) => input.kind === 'send' && isDeepStrictEqual(input.event, event));
  if (!step) throw new Error(`the model has no ${JSON.stringify(event)} here`);
  return step;
};
