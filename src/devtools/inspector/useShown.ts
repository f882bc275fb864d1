import { useEffect, useReducer } from 'react';
import { afterTold, nothingShown, type Shown } from './shown.ts';
import { openChannel, type Told } from './told.ts';

/** What a page tells on the channel, from when the inspector is open. */
export const useShown = (): Shown => {
  const [shown, hear] = useReducer(afterTold, nothingShown);
  useEffect(() => {
    const channel = openChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('page' in data) hear(data);
    });
    channel.postMessage({ type: 'hello' });
    return () => channel.close();
  }, []);
  return shown;
};
