import { useWired } from '../../app/useWired.ts';
import { announcement } from '../../wiring/announcement.ts';

/**
 * For a note that changes while the visitor types: call `announce` on every change, and put `announced` into a live
 * region. An empty note announces nothing.
 */
export const useAnnouncement = () => {
  const [state, send] = useWired(announcement);
  return {
    announced: state.matches('announced') ? state.context.note : '',
    announce: (note: string) => send({ type: 'note.changed', note }),
  };
};
