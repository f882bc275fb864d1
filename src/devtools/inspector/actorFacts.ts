import type { ActorRefLike, AnyStateMachine } from 'xstate';

/** The machine that an actor runs; none of a promise and the like. */
export const machineOf = (actor: ActorRefLike): AnyStateMachine | null => {
  const { logic } = actor as { logic?: { config?: { id?: unknown }; root?: unknown } };
  return logic?.root && logic.config ? (logic as AnyStateMachine) : null;
};
