import type { ActorOptions, AnyStateMachine, InspectionEvent } from 'xstate';

/** What an actor is started with in place of what the page would start it with. */
export interface LogicReplacement {
  /** Takes the page's machine's place: has its states, its context and its events. */
  readonly machine: AnyStateMachine;
  /** In place of the page's own input. */
  readonly input?: unknown;
  /** In place of the browser's timers, for the actor and for all that it starts. */
  readonly clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']>;
}

/** What tests and development tools may hook into every actor that the site starts; empty in production. */
export interface ActorHooks {
  /** Sees every event and snapshot of the actors, and of the actors that they start. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  /**
   * Asked before an actor is created, with its machine, provided with its effects; `undefined` leaves it as it is. For
   * a tool that shows a page in a state of its choice. In strict mode React renders a component twice, so it may be
   * asked twice for one actor; it is not asked for actors that a machine itself starts.
   */
  readonly replaceLogic?: ((machine: AnyStateMachine) => LogicReplacement | undefined) | undefined;
}

/** The arguments of `createActor` for a machine, with the hooks applied to them. */
export const withHooks = (
  { inspect }: ActorHooks,
  machine: AnyStateMachine,
  options: ActorOptions<AnyStateMachine>,
  replacement: LogicReplacement | undefined,
): [machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>] => {
  const { machine: logic, ...replaced } = replacement ?? { machine };
  return [logic, { ...options, ...replaced, ...(inspect ? { inspect } : {}) }];
};
