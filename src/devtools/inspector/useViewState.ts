import { useEffect, useReducer } from 'react';
import { type InspectorMessage, openChannel } from './messages.ts';
import { afterMessage, emptyViewState, showPresent, type ViewState } from './viewState.ts';

const afterAct = (view: ViewState, act: InspectorMessage | 'showPresent'): ViewState =>
  act === 'showPresent' ? showPresent(view) : afterMessage(view, act);

export const useViewState = (): readonly [view: ViewState, showPresent: () => void] => {
  const [view, dispatch] = useReducer(afterAct, emptyViewState);
  useEffect(() => {
    const channel = openChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<InspectorMessage>) => {
      if ('page' in data) dispatch(data);
    });
    channel.postMessage({ type: 'hello' });
    return () => channel.close();
  }, []);
  return [view, () => dispatch('showPresent')];
};
