import { useMachine } from '@xstate/react';
import { useInspect } from '../../app/actors.ts';
import { announcement } from '../../wiring/announcement.ts';

/**
 * For a note that changes while one types: `tell` it with every change, and put `told` into a live region. An empty
 * note is none.
 */
export const useAnnouncement = () => {
  const inspect = useInspect();
  const [state, send] = useMachine(announcement, inspect ? { inspect } : {});
  return {
    told: state.matches('told') ? state.context.note : '',
    tell: (note: string) => send({ type: 'note.changed', note }),
  };
};
