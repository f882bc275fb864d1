import type { ActorInfo } from './messages.ts';

/** The inspector's name for an actor: `resource: help topic payments-billing`, or `toasts 2`. */
export const labelOf = ({ name, nth, carries }: Pick<ActorInfo, 'name' | 'nth' | 'carries'>): string => {
  if (carries !== '') return `${name}: ${carries}`;
  return nth > 1 ? `${name} ${nth}` : name;
};
