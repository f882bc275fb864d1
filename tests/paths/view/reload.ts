import assert from 'node:assert/strict';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { State } from '../definition/model.ts';
import type { ReloadLaw } from '../screen/script.ts';
import { checkReload } from '../walk/restored.ts';
import { hide, tell, unhide } from './pageEvents.ts';
import type { Opened } from './walker.ts';

/**
 * Loads the page of a view again, and checks the law: the machine begins as the law says, and so does the screen.
 * @param machine the machine of the model, whose actions and actors need no implementation
 * @param state the state of the machine before
 */
export async function reloadView<M extends AnyStateMachine>(
  machine: M,
  law: ReloadLaw<M> | undefined,
  state: State<M>,
  view: Opened<M>,
): Promise<void> {
  const before = { state, input: view.input, entry: history.state as unknown };
  await checkReload(machine, law, before, view.world, {
    reload: view.reload,
    onShown: () => {
      assert.deepEqual(view.requests?.drain() ?? [], [], 'what was sent');
      assert.equal(view.requests?.underWay ?? 0, 0, 'the number of requests under way');
    },
  });
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
