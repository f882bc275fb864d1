import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type InspectionEvent,
  StateMachine,
} from 'xstate';

// The adapter: whatever the library and the development tools need of XState beyond its documentation is here, and
// nowhere else. `xstateInternals.test.ts` has a test for each function. Versions are those that brought what is used.

/** Every active state of the chart, parents first. `snapshot._nodes`, since 5.0. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes;

/** The transitions of one microstep. `_transitions` of `@xstate.microstep`, since 5.7. */
export const transitionsTaken = ({
  _transitions,
}: Extract<InspectionEvent, { type: '@xstate.microstep' }>): readonly AnyTransitionDefinition[] =>
  _transitions;

/** The actor that invoked or spawned an actor. `_parent`, since 5.0 (4 had `parent`). */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => actor._parent;

/** The machine that an actor runs; `null` for a promise and the like. `actor.logic`, since 5.0. */
export const machineOf = (actor: ActorRefLike): AnyStateMachine | null => {
  const { logic } = actor as { logic?: { config?: { id?: unknown }; root?: unknown } };
  return logic?.root && logic.config ? (logic as AnyStateMachine) : null;
};

/** Whether an actor was restored from a snapshot. `actor.options.snapshot`, since 5.0. */
export const isRestored = (actor: AnyActorRef): boolean =>
  (actor as { options?: { snapshot?: unknown } }).options?.snapshot !== undefined;

/** What `@statelyai/inspect` 0.7 reads of an actor: its ids, its machine's config, and its parent's session. */
export const actorLike = (
  { sessionId, id }: AnyActorRef,
  config: unknown,
  parentSessionId: string | null,
): AnyActorRef => {
  const _parent = parentSessionId === null ? undefined : { sessionId: parentSessionId };
  return { sessionId, id, logic: { config }, _parent } as unknown as AnyActorRef;
};

/** Whether XState itself makes events of this type. The prefix `xstate.`, since 5.0. */
export const isInternalEvent = (type: string): boolean => type.startsWith('xstate.');

/** Whether an actor starts with this event. `xstate.init`, since 4. */
export const isInitEvent = ({ type }: { readonly type: string }): boolean => type === 'xstate.init';

/** Whether an actor is stopped with this event. `xstate.stop`, since 4. */
export const isStopEvent = ({ type }: { readonly type: string }): boolean => type === 'xstate.stop';

/** The event with which an invoked actor is done. Its type, since 5.0; `actorId`, since 5.14. */
export const doneEvent = (id: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});

/** The event with which an invoked actor fails. Its type, since 5.0; `actorId`, since 5.14. */
export const errorEvent = (id: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});

/** The type of the event that `after` raises in a state: of a named delay its name, else milliseconds. Since 5.0. */
export const afterEventType = (delay: string | number, { id }: { readonly id: string }): string =>
  `xstate.after.${delay}.${id}`;

/** An event of XState's own, taken apart. */
export interface InternalEvent {
  readonly kind: 'after' | 'done' | 'done.actor' | 'error.actor' | 'snapshot';
  /** The delay, the actor's id, or the state's id. */
  readonly of: string;
}

/** What one of XState's own events is about; `null` for an event of the machine. The types, since 5.0. */
export const parseInternalEvent = (type: string): InternalEvent | null => {
  const [, kind, of = ''] =
    /^xstate\.(after|done\.state|done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type) ?? [];
  switch (kind) {
    case 'after':
      // A delay that has a name of its own has no dot; the rest is the state's id.
      return { kind, of: of.replace(/\..*$/, '') };
    case 'done.state':
      return { kind: 'done', of };
    case 'done.actor':
    case 'error.actor':
    case 'snapshot':
      return { kind, of };
    default:
      return null;
  }
};

/** Whether an entry or exit action is one that XState adds for `after`: it raises or cancels its event. Since 5.0. */
export const isTimerAction = (action: unknown): boolean => {
  const { event, sendId } = action as { event?: { type?: string }; sendId?: unknown };
  return parseInternalEvent(`${event?.type ?? sendId ?? ''}`)?.kind === 'after';
};

/**
 * Whether an implementation is one of XState's action creators (`assign`, `raise`, `emit` …), which belong to what the
 * machine decides, rather than a function with a side effect. They have a `resolve`, since 5.0.
 */
export const isBuiltInAction = (action: unknown): boolean =>
  typeof action === 'function' && 'resolve' in action;

/** What `raise`, `emit` and the like in a chart are called and which event they have. Their `type` and `event`, since 5.0. */
export const builtInActionOf = (
  action: unknown,
): { readonly name: string; readonly event: string | undefined } | null => {
  const { type, event } = action as { type?: unknown; event?: { type?: string } | (() => unknown) };
  if (typeof type !== 'string' || !type.startsWith('xstate.')) return null;
  return { name: type.slice('xstate.'.length), event: typeof event === 'object' ? event.type : undefined };
};

/** The guards that `and`, `or` and `not` combine; none of any other guard. Their `guards`, since 5.0. */
export const combinedGuards = (guard: unknown): readonly unknown[] | null => {
  const { guards } = (typeof guard === 'function' ? guard : {}) as { guards?: unknown };
  return Array.isArray(guards) ? guards : null;
};

/** What a machine has been provided with. `machine.implementations`, since 5.0. */
export const implementationsOf = ({ implementations }: AnyStateMachine): AnyStateMachine['implementations'] =>
  implementations;

/**
 * A machine of another config with the same implementations. The constructor of `StateMachine`, since 5.0;
 * `maxIterations` ends `always` transitions that never come to rest, since 5.31.
 * @throws what XState finds wrong with the config
 */
export const rebuilt = <M extends AnyStateMachine>(machine: M, config: object, maxIterations: number): M => {
  const { options } = config as { options?: object };
  const changed = { ...config, options: { ...options, maxIterations } };
  return new StateMachine(changed as never, machine.implementations as never) as unknown as M;
};

/** An action as XState hands it to its executor. */
export interface ExecutableAction {
  readonly type: string;
  readonly params: unknown;
}

/** What XState does by itself when it is handed one of its own actions. */
export type BuiltInEffect =
  | { readonly kind: 'raise'; readonly event: AnyEventObject; readonly id?: string; readonly delay?: number }
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'start'; readonly id: string; readonly input: unknown }
  | { readonly kind: 'emit'; readonly event: AnyEventObject }
  | { readonly kind: 'send'; readonly event: unknown; readonly to: string | undefined }
  | { readonly kind: 'other' };

/** Takes one of XState's own actions apart; `null` for an action of the machine. Types and `params`, since 5.19. */
export const builtInEffectOf = ({ type, params }: ExecutableAction): BuiltInEffect | null => {
  switch (type) {
    case 'xstate.raise':
      return { ...(params as { event: AnyEventObject; id?: string; delay?: number }), kind: 'raise' };
    case 'xstate.cancel':
      return { kind: 'cancel', id: (params as { sendId: string }).sendId };
    case 'xstate.spawnChild': {
      const { id, input } = params as { id: string; input: unknown };
      return { kind: 'start', id, input };
    }
    case 'xstate.emit':
      return { kind: 'emit', event: (params as { event: AnyEventObject }).event };
    case 'xstate.sendTo': {
      const { event, targetId, to } = params as { event: unknown; targetId?: string; to?: { id?: string } };
      return { kind: 'send', event, to: targetId ?? to?.id };
    }
    default:
      return type.startsWith('xstate.') ? { kind: 'other' } : null;
  }
};

/** One microstep of a dry run. */
export interface Microstep {
  readonly event: AnyEventObject;
  readonly after: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
}

/** A macrostep that was evaluated and not executed. */
export interface DryRun {
  readonly snapshot: AnyMachineSnapshot;
  readonly microsteps: readonly Microstep[];
  /** What XState would have executed, in order. */
  readonly actions: readonly ExecutableAction[];
}

/**
 * One macrostep without its side effects, with the transitions that it takes. XState's own `transition()` does not report
 * the transitions, so `machine.transition` is called with an actor scope made here, whose `actionExecutor` (since 5.19)
 * only takes notes. The way into the initial state is no microstep; `always` transitions from there are.
 * @param from a snapshot and the event it is sent; or the input of an actor that starts
 * @throws if a guard or an assign throws
 */
export const dryRun = (
  machine: AnyStateMachine,
  from:
    | { readonly snapshot: AnyMachineSnapshot; readonly event: AnyEventObject }
    | { readonly input: unknown },
): DryRun => {
  const microsteps: Microstep[] = [];
  const actions: ExecutableAction[] = [];
  const self = createEmptyActor();
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep')
      microsteps.push({
        event: event.event,
        after: event.snapshot as AnyMachineSnapshot,
        taken: transitionsTaken(event),
      });
  });
  const nothing = () => {};
  const scope = {
    self,
    system: self.system,
    id: machine.id,
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action: ExecutableAction) => void actions.push(action),
  } as unknown as AnyActorScope;
  const snapshot =
    'event' in from
      ? machine.transition(from.snapshot, from.event, scope)
      : machine.getInitialSnapshot(scope, from.input);
  return { snapshot, microsteps, actions };
};
