import { useWired } from '../../app/useWired.ts';
import { announcement } from '../../wiring/announcement.ts';

/**
 * For a note that changes while the visitor types: call `announce` on every change, and put `announced` into a live
 * region. An empty note announces nothing, nor does one that is no longer `current` because the text was replaced.
 */
export const useAnnouncement = (current: string) => {
  const [state, send] = useWired(announcement);
  return {
    announced: state.matches('announced') && state.context.note === current ? current : '',
    announce: (note: string) => send({ type: 'note.changed', note }),
  };
};
