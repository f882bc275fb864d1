import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something is true. Rejects with what was waited for. */
export async function eventually(
  isTrue: () => boolean | Promise<boolean>,
  what: () => string,
  seconds = 30,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Not within ${seconds} s: ${what()}`);
    await wait(10);
  }
}
