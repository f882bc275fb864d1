import type { ActorInfo } from './messages.ts';

/** `now`: the actor is in this state. `around`: in a state inside it. */
export type Mark = 'now' | 'around' | 'no';

export const markOf = (
  { name, isLeaf }: { readonly name: string; readonly isLeaf: boolean },
  { activeStates }: Pick<ActorInfo, 'activeStates'>,
): Mark => {
  if (!activeStates.includes(name)) return 'no';
  return isLeaf ? 'now' : 'around';
};

export const areLast = (
  transitions: readonly { readonly id: string }[],
  { taken }: Pick<ActorInfo, 'taken'>,
): boolean => transitions.some(({ id }) => taken.includes(id));
