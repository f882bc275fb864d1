import type { ActorInfo } from './messages.ts';

export const labelOf = ({ name, nth, carries }: Pick<ActorInfo, 'name' | 'nth' | 'carries'>): string => {
  if (carries !== '') return `${name}: ${carries}`;
  return nth > 1 ? `${name} ${nth}` : name;
};
