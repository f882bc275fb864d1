import { useMachine } from '@xstate/react';
import { useInspect } from '../../app/actors.ts';
import { announcement } from '../../wiring/announcement.ts';

/**
 * For a note that changes while one types: `announce` it with every change, and put `announced` into a live region. An empty
 * note is none.
 */
export const useAnnouncement = () => {
  const inspect = useInspect();
  const [state, send] = useMachine(announcement, inspect ? { inspect } : {});
  return {
    announced: state.matches('announced') ? state.context.note : '',
    announce: (note: string) => send({ type: 'note.changed', note }),
  };
};
