import { nextTask } from './nextTask.ts';

/** Resolves in the next task, but before a key or a press that comes earlier takes effect. */
export const nextTaskOrInput = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const settle = () => {
      listening.abort();
      resolve();
    };
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, settle, { capture: true, signal: listening.signal });
    void nextTask().then(settle);
  });
