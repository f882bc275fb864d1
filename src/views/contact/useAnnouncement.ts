import { useEffect } from 'react';
import { useWired } from '../../app/useWired.ts';
import { announcement } from '../../wiring/announcement.ts';

/**
 * For a note that changes while the visitor types: call `announce` on every change, and put `announced` into a live
 * region. An empty note announces nothing. When the `current` note changes otherwise, because the text was replaced,
 * nothing is announced any more.
 */
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
