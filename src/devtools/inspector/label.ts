import type { ActorInfo } from './messages.ts';

/** How the inspector calls an actor: `resource: help topic payments-billing`, or `toasts 2` if it carries nothing. */
export const labelOf = ({ name, nth, carries }: Pick<ActorInfo, 'name' | 'nth' | 'carries'>): string => {
  if (carries !== '') return `${name}: ${carries}`;
  return nth > 1 ? `${name} ${nth}` : name;
};
