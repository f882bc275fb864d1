import { useEffect, useReducer } from 'react';
import { type InspectorMessage, openChannel } from './messages.ts';
import { afterMessage, emptyViewState, type ViewState } from './viewState.ts';

export const useViewState = (): ViewState => {
  const [view, receive] = useReducer(afterMessage, emptyViewState);
  useEffect(() => {
    const channel = openChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<InspectorMessage>) => {
      if ('page' in data) receive(data);
    });
    channel.postMessage({ type: 'hello' });
    return () => channel.close();
  }, []);
  return view;
};
