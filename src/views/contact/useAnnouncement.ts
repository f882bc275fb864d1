import { useEffect } from 'react';
import { useWired } from '../../hooks/useWired.ts';
import { announcement } from '../../wiring/announcement.ts';

/** Call `announce` on every change: any other cancels it. Put `announced` into a live region. */
export const useAnnouncement = (current: string) => {
  const [state, send] = useWired(announcement);
  const typed = state.context.note;
  useEffect(() => {
    if (typed !== current) send({ type: 'note.changed', note: '' });
  }, [typed, current, send]);
  return {
    announced: state.matches('announced') ? state.context.note : '',
    announce: (note: string) => send({ type: 'note.changed', note }),
  };
};
