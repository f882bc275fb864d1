import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { act, fireEvent } from '@testing-library/react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leafOf } from '../definition/leafOf.ts';
import type { Start, State, Step } from '../definition/model.ts';
import type { Disturbance, Script } from '../screen/script.ts';
import type { Covering } from '../walk/coveringPaths.ts';
import { statesToDisturb } from '../walk/statesToDisturb.ts';
import { type Opened, walker } from './walker.ts';

/** Gives a property of the page another value for as long as something runs. */
const during = (owner: object, name: string, value: unknown, run: () => void): void => {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
  run();
  if (own) Object.defineProperty(owner, name, own);
  else Reflect.deleteProperty(owner, name);
};

/** What a DOM without a browser can do. Each begins and ends. */
const disturbances: { readonly [D in Disturbance]?: () => Promise<void> } = {
  offline: async () => {
    during(navigator, 'onLine', false, () => fireEvent(window, new Event('offline')));
    fireEvent(window, new Event('online'));
  },
  hidden: async () => {
    during(document, 'visibilityState', 'hidden', () =>
      during(document, 'hidden', true, () => fireEvent(document, new Event('visibilitychange'))),
    );
    fireEvent(document, new Event('visibilitychange'));
  },
  kept: async () => {
    for (const type of ['pagehide', 'pageshow'])
      fireEvent(window, Object.assign(new Event(type), { persisted: true }));
  },
  printed: async () => {
    for (const type of ['beforeprint', 'afterprint']) fireEvent(window, new Event(type));
  },
  narrow: async () => {
    during(window, 'innerWidth', 320, () => fireEvent(window, new Event('resize')));
    fireEvent(window, new Event('resize'));
  },
  'storage cleared': async () => {
    const { localStorage } = window;
    localStorage.clear();
    const cleared = { key: null, oldValue: null, newValue: null, storageArea: localStorage };
    fireEvent(window, Object.assign(new Event('storage'), cleared));
  },
  'Enter held': async () => {
    for (let n = 0; n < 3; n++)
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat: true });
  },
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
      let state: State<M> = reached.state;
      left.delete(state);
      for (const [name, disturb] of Object.entries(disturbances)) {
        inWords = `${name} in «${leafOf((state.snapshot as AnyMachineSnapshot).value)}»`;
        const law = environment[name as Disturbance] ?? 'unchanged';
        if (typeof law === 'object' && !('sends' in law)) continue;
        const before = await view.ui.readScreen(scope);
        await act(disturb);
        const after = await view.ui.readScreen(scope);
        const event = typeof law === 'object' ? law.sends(state.snapshot) : undefined;
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
