import assert from 'node:assert/strict';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type AnyStateMachine, type EventFrom, initialTransition, transition } from 'xstate';
import type { Input, State } from '../definition/model.ts';
import type { ReloadLaw } from '../screen/script.ts';
import { hide, tell, unhide } from './pageEvents.ts';
import type { Opened } from './walker.ts';

/**
 * Loads the page of a view again, and checks the law: the machine begins as the law says, and so does the screen.
 * @param machine the machine of the model, whose actions and actors need no implementation
 * @param state the state of the machine before
 */
export async function reloadView<M extends AnyStateMachine>(
  machine: M,
  { input, receives, does }: ReloadLaw<M> = {},
  { snapshot: before }: State<M>,
  view: Opened<M>,
): Promise<void> {
  const begins = input ? input(before) : view.input;
  const entry: unknown = history.state;
  await view.reload(begins);
  type Transition = (from: State<M>['snapshot'], event: EventFrom<M>) => State<M>['snapshot'];
  const after: Transition = (from, event) => transition(machine, from, event as never)[0] as typeof from;
  const [initial] = initialTransition(machine, begins as never);
  let snapshot = (receives?.(before, entry) ?? []).reduce(after, initial as State<M>['snapshot']);
  const check = () =>
    view.world.check({ key: 'reloaded', snapshot, timers: [], ended: {}, steps: [] } as never);
  await check();
  assert.deepEqual(view.requests?.drain() ?? [], [], 'what was sent');
  assert.equal(view.requests?.underWay ?? 0, 0, 'the number of requests under way');
  for (const event of does?.(before) ?? []) {
    await view.world.apply({ kind: 'send', event } as Input<EventFrom<M>>);
    snapshot = after(snapshot, event);
    await check();
  }
}

/**
 * Removes a view as a reload does. Listeners hear that the page is left; what a view stores while it is removed is
 * undone, and its timers end, because a browser removes nothing: it drops the page.
 */
export async function unload(close: () => void): Promise<void> {
  let restore = (): void => {};
  await act(async () => {
    tell(window, 'beforeunload');
    tell(window, 'pagehide', { persisted: false });
    hide();
    restore = keepStored();
  });
  close();
  // A view may end what it has rendered by itself a task later.
  await new Promise((later) => setImmediate(later));
  vi.clearAllTimers();
  unhide();
  restore();
}

/** Returns what restores the storages and the history entry as they are now. */
export const keepStored = (): (() => void) => {
  const storages = [localStorage, sessionStorage].map((storage) => {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    return { storage, entries: keys.map((key) => [key, storage.getItem(key) ?? ''] as const) };
  });
  const { state } = history;
  const { href } = location;
  return () => {
    for (const { storage, entries } of storages) {
      storage.clear();
      for (const [key, text] of entries) storage.setItem(key, text);
    }
    history.replaceState(state, '', href);
  };
};
