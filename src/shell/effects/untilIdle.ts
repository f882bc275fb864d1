import { whenIdle } from '../../effects/screen/whenIdle.ts';

export const untilIdle = ({ signal }: { readonly signal: AbortSignal }): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', whenIdle(resolve), { once: true });
  });
