import type { ActorOptions, AnyStateMachine, InspectionEvent } from 'xstate';

export interface LogicReplacement {
  /** Must have the same states, context and events. */
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  readonly clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']>;
}

/** Hooks of tests and development tools into every actor. Empty in production. */
export interface ActorHooks {
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  /** Called with each wired machine, twice in strict mode; `undefined` keeps the machine. */
  readonly replaceLogic?: ((machine: AnyStateMachine) => LogicReplacement | undefined) | undefined;
}

export const withHooks = (
  { inspect }: ActorHooks,
  machine: AnyStateMachine,
  options: ActorOptions<AnyStateMachine>,
  replacement: LogicReplacement | undefined,
): [machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>] => {
  const { machine: logic, ...replaced } = replacement ?? { machine };
  return [logic, { ...options, ...replaced, ...(inspect ? { inspect } : {}) }];
};
