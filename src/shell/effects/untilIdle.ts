import { whenIdle } from '../../effects/screen/whenIdle.ts';

/** Resolves when the browser is idle, unless the signal aborts before. */
export const untilIdle = ({ signal }: { readonly signal: AbortSignal }): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', whenIdle(resolve), { once: true });
  });
