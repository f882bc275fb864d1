import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  createActor,
  fromCallback,
  type InspectionEvent,
  StateMachine,
} from 'xstate';

// The adapter: everything that uses undocumented parts of XState is in this file. `xstateInternals.test.ts`
// tests each function. The version is the one that introduced the part in question.

/** Every active state of the chart, parents first. `snapshot._nodes`, since 5.0. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes;

/** The transitions of one microstep. `_transitions` of `@xstate.microstep`, since 5.7. */
export const transitionsTaken = ({
  _transitions,
}: Extract<InspectionEvent, { type: '@xstate.microstep' }>): readonly AnyTransitionDefinition[] =>
  _transitions;

/** The actors that a machine runs, by id; undefined where their logic is not implemented. `snapshot.children`, since 5.0. */
export const childrenOf = ({
  children,
}: AnyMachineSnapshot): Readonly<Record<string, AnyActorRef | undefined>> => children;

/** What becomes of an actor's snapshot when a guard or an assign throws. `Actor._process`, since 5.0. */
export const failedAt = (snapshot: AnyMachineSnapshot, error: unknown): AnyMachineSnapshot =>
  ({ ...snapshot, status: 'error', error }) as AnyMachineSnapshot;

/** Whether an actor reports its snapshots to its parent (`onSnapshot`). `_syncSnapshot`, since 5.0. */
export const isObserved = (actor: AnyActorRef): boolean =>
  (actor as { _syncSnapshot?: boolean })._syncSnapshot === true;

/** Keeps an actor from reporting its snapshots to its parent (`onSnapshot`). `_syncSnapshot`, since 5.0. */
export const muteSnapshots = (actor: AnyActorRef): void => {
  (actor as { _syncSnapshot?: boolean })._syncSnapshot = false;
};

/** What an actor that is observed (`onSnapshot`) reports as soon as it starts; `null` for others. Since 5.0. */
export const firstSnapshotOf = (actor: AnyActorRef): AnyEventObject | null => {
  const snapshot = isObserved(actor) ? actor.getSnapshot() : null;
  return snapshot?.status === 'active' ? snapshotEvent(actor.id, snapshot) : null;
};

/** The actor that invoked or spawned an actor. `_parent`, since 5.0 (4 had `parent`). */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => actor._parent;

/** The machine that an actor runs; `null` for a promise and the like. `actor.logic`, since 5.0. */
export const machineOf = (actor: ActorRefLike): AnyStateMachine | null => {
  const { logic } = actor as { logic?: { config?: { id?: unknown }; root?: unknown } };
  return logic?.root && logic.config ? (logic as AnyStateMachine) : null;
};

/**
 * A snapshot of one machine as a snapshot of another that has the same states. `snapshot.machine`, `_nodes` and the nodes
 * of its histories, since 5.0.
 */
export const boundTo = <S extends AnyMachineSnapshot>(snapshot: S, machine: AnyStateMachine): S => {
  if (snapshot.machine === machine) return snapshot;
  const nodesOf = (nodes: readonly AnyStateNode[]) => nodes.map(({ id }) => machine.getStateNodeById(id));
  const histories = Object.entries(snapshot.historyValue as Record<string, AnyStateNode[]>);
  const historyValue = Object.fromEntries(histories.map(([id, nodes]) => [id, nodesOf(nodes)]));
  return { ...snapshot, machine, _nodes: nodesOf(snapshot._nodes), historyValue };
};

/** Whether an actor was restored from a snapshot. `actor.options.snapshot`, since 5.0. */
export const isRestored = (actor: AnyActorRef): boolean =>
  (actor as { options?: { snapshot?: unknown } }).options?.snapshot !== undefined;

/** A delayed event that an actor sends to itself. */
interface PendingEvent {
  readonly id: string;
  /** Milliseconds from now. */
  readonly ms: number;
  readonly event: AnyEventObject;
}

/**
 * Puts a running actor into another snapshot of its machine, as if `event` had led there: no action is executed. Its
 * pending delayed events are replaced by `timers`. Actors that the snapshot does not run are stopped; none is started,
 * so all others of the snapshot must run already. An actor that is not running stays as it is. `actor.logic`, since 5.0.
 */
export const overwriteSnapshot = (
  actor: AnyActorRef,
  event: AnyEventObject,
  snapshot: AnyMachineSnapshot,
  timers: readonly PendingEvent[],
): void => {
  const running = actor as unknown as { logic: object };
  const { logic } = running;
  const transition = (
    { children }: AnyMachineSnapshot,
    _: AnyEventObject,
    { self, system, defer, stopChild }: AnyActorScope,
  ): AnyMachineSnapshot => {
    const ids = Object.keys(snapshot.children);
    for (const [id, child] of Object.entries(children))
      if (child && !ids.includes(id)) defer(() => stopChild(child as AnyActorRef));
    system.scheduler.cancelAll(self);
    for (const { id, ms, event: delayed } of timers) system.scheduler.schedule(self, self, delayed, ms, id);
    const kept = ids.map((id) => [id, children[id]]);
    return { ...snapshot, children: Object.fromEntries(kept) } as AnyMachineSnapshot;
  };
  running.logic = Object.assign(Object.create(logic), { transition });
  actor.send(event);
  running.logic = logic;
};

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

/** The event of an invoked actor that is done. Its type, since 5.0; `actorId`, since 5.14. */
export const doneEvent = (id: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});

/** The event of an invoked actor that failed. Its type, since 5.0; `actorId`, since 5.14. */
export const errorEvent = (id: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});

/** The event that reports a snapshot of an actor to its parent. Its type, since 5.0. */
export const snapshotEvent = (id: string, snapshot: unknown): AnyEventObject => ({
  type: `xstate.snapshot.${id}`,
  snapshot,
});

/** Whether XState made up the id of an actor, which is another one in each system. `x:1`, since 5.0. */
export const isMadeUpId = (id: string): boolean => /^x:\d+$/.test(id);

/** The type of the event that `after` raises in a state, with the name of the delay or its milliseconds. Since 5.0. */
export const afterEventType = (delay: string | number, { id }: { readonly id: string }): string =>
  `xstate.after.${delay}.${id}`;

/** The parts of an internal event of XState. */
export interface InternalEvent {
  readonly kind: 'after' | 'done' | 'done.actor' | 'error.actor' | 'snapshot';
  /** The delay, the actor's id, or the state's id. */
  readonly of: string;
}

/** Splits an internal event into its parts; `null` for an event of the machine. The types, since 5.0. */
export const parseInternalEvent = (type: string): InternalEvent | null => {
  const [, kind, of = ''] =
    /^xstate\.(after|done\.state|done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type) ?? [];
  switch (kind) {
    case 'after':
      // The name of a delay contains no dot. The rest is the id of the state.
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

/** Whether XState added an entry or exit action for `after`, to raise or cancel its event. Since 5.0. */
export const isTimerAction = (action: unknown): boolean => {
  const { event, sendId } = action as { event?: { type?: string }; sendId?: unknown };
  return parseInternalEvent(`${event?.type ?? sendId ?? ''}`)?.kind === 'after';
};

/**
 * Whether an implementation is an action creator of XState (`assign`, `raise`, `emit` …) rather than a function with a
 * side effect. Creators have a `resolve`, since 5.0.
 */
export const isBuiltInAction = (action: unknown): boolean =>
  typeof action === 'function' && 'resolve' in action;

/** The name and event of `raise`, `emit` and the like in a chart. Their `type` and `event`, since 5.0. */
export const builtInActionOf = (
  action: unknown,
): { readonly name: string; readonly event: string | undefined } | null => {
  const { type, event } = action as { type?: unknown; event?: { type?: string } | (() => unknown) };
  if (typeof type !== 'string' || !type.startsWith('xstate.')) return null;
  return { name: type.slice('xstate.'.length), event: typeof event === 'object' ? event.type : undefined };
};

/** The guards that `and`, `or` or `not` combines; `null` for any other guard. Their `guards`, since 5.0. */
export const combinedGuards = (guard: unknown): readonly unknown[] | null => {
  const { guards } = (typeof guard === 'function' ? guard : {}) as { guards?: unknown };
  return Array.isArray(guards) ? guards : null;
};

type Check = (snapshot: unknown, args: unknown, guard: unknown) => boolean;
type CombinedGuard = (() => boolean) & { check: Check; guards: readonly unknown[] };

/**
 * Puts an observer around a guard that `and`, `or` or `not` combines. It is given the evaluation of the whole, which calls it back
 * with the number and the value of each guard inside that combines no others. Their `check`, since 5.0.
 * @returns what puts the guard back as it was
 */
export const observeGuard = (
  guard: unknown,
  observe: (evaluate: (condition: (at: number, value: boolean) => boolean) => boolean) => boolean,
): (() => void) => {
  const whole = guard as CombinedGuard;
  const { check } = whole;
  whole.check = (snapshot, args) =>
    observe((condition) => {
      let count = 0;
      const copy = (of: unknown, inner: Check): CombinedGuard =>
        Object.assign(() => false, {
          check: inner,
          guards: (of as CombinedGuard).guards.map((each) => {
            if (combinedGuards(each)) return copy(each, (each as CombinedGuard).check);
            const at = count++;
            const all = and([each as never]) as unknown as CombinedGuard;
            const leaf: Check = (...rest) => condition(at, all.check(rest[0], rest[1], all));
            return Object.assign(() => false, { check: leaf });
          }),
        });
      return check(snapshot, args, copy(whole, check));
    });
  return () => {
    whole.check = check;
  };
};

/** The implementations of a machine. `machine.implementations`, since 5.0. */
export const implementationsOf = ({ implementations }: AnyStateMachine): AnyStateMachine['implementations'] =>
  implementations;

/**
 * Builds a machine from another config with the same implementations. The constructor of `StateMachine`, since 5.0.
 * `maxIterations` stops endless `always` transitions, since 5.31.
 * @throws if XState rejects the config
 */
export const rebuilt = <M extends AnyStateMachine>(machine: M, config: object, maxIterations: number): M => {
  const { options } = config as { options?: object };
  const changed = { ...config, options: { ...options, maxIterations } };
  return new StateMachine(changed as never, machine.implementations as never) as unknown as M;
};

/** An action as XState passes it to its executor. */
export interface ExecutableAction {
  readonly type: string;
  readonly params: unknown;
  /** The machine sends an event to itself. */
  readonly isToSelf?: boolean;
}

/** What XState itself does for one of its own actions. */
export type BuiltInEffect =
  | { readonly kind: 'raise'; readonly event: AnyEventObject; readonly id?: string; readonly delay?: number }
  /** Without a delay, the event is next, after those that the machine raises. */
  | {
      readonly kind: 'sendSelf';
      readonly event: AnyEventObject;
      readonly id?: string;
      readonly delay?: number;
    }
  | { readonly kind: 'cancel'; readonly id: string }
  | {
      readonly kind: 'start';
      readonly id: string;
      readonly input: unknown;
      readonly actor?: AnyActorRef | undefined;
    }
  | { readonly kind: 'emit'; readonly event: AnyEventObject }
  | {
      readonly kind: 'send';
      readonly event: AnyEventObject;
      readonly to: string | undefined;
      readonly id?: string;
      readonly delay?: number;
    }
  | { readonly kind: 'other' };

/** Reads one of the built-in actions of XState; `null` for an action of the machine. Types and `params`, since 5.19. */
export const builtInEffectOf = ({ type, params, isToSelf }: ExecutableAction): BuiltInEffect | null => {
  switch (type) {
    case 'xstate.raise':
      return { ...(params as { event: AnyEventObject; id?: string; delay?: number }), kind: 'raise' };
    case 'xstate.cancel':
      return { kind: 'cancel', id: (params as { sendId: string }).sendId };
    case 'xstate.spawnChild': {
      const { id, input, actorRef } = params as { id: string; input: unknown; actorRef?: AnyActorRef };
      return { kind: 'start', id, input, actor: actorRef };
    }
    case 'xstate.emit':
      return { kind: 'emit', event: (params as { event: AnyEventObject }).event };
    case 'xstate.sendTo': {
      const { targetId, to, ...rest } = params as {
        event: AnyEventObject;
        id?: string;
        delay?: number;
        targetId?: string;
        to?: { id?: string };
      };
      return isToSelf ? { ...rest, kind: 'sendSelf' } : { ...rest, kind: 'send', to: targetId ?? to?.id };
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

const maxMicrosteps = 500;

/** Transitions without an event of their own follow each other without an end. */
export class EndlessLoop extends Error {
  readonly taken: readonly AnyTransitionDefinition[];
  constructor(microsteps: readonly Microstep[]) {
    super('transitions follow each other endlessly');
    this.taken = [...new Set(microsteps.slice(-20).flatMap((microstep) => microstep.taken))];
  }
}

/** The result of a macrostep without side effects. */
export interface DryRun {
  readonly snapshot: AnyMachineSnapshot;
  readonly microsteps: readonly Microstep[];
  /** What XState would have executed, in order. */
  readonly actions: readonly ExecutableAction[];
}

/**
 * Runs one macrostep without side effects and reports the transitions that it takes. `transition()` of XState does not
 * report them, so this calls `machine.transition` with an actor scope whose `actionExecutor` (since 5.19) only records
 * the actions. Entering the initial state is not a microstep; `always` transitions from there are.
 * @param from a snapshot and an event, or the input of an actor that starts
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
  // A machine may read its own id.
  const self = createActor(
    fromCallback(() => {}),
    { id: machine.id },
  );
  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep') return;
    const taken = transitionsTaken(event);
    microsteps.push({ event: event.event, after: event.snapshot as AnyMachineSnapshot, taken });
    if (microsteps.length > maxMicrosteps) throw new EndlessLoop(microsteps);
  });
  const ignore = () => {};
  const scope = {
    self,
    system: self.system,
    id: machine.id,
    sessionId: '',
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: ({ type, params }: ExecutableAction) => {
      const isToSelf = type === 'xstate.sendTo' && (params as { to?: unknown }).to === self;
      actions.push(isToSelf ? { type, params, isToSelf } : { type, params });
    },
  } as unknown as AnyActorScope;
  const snapshot =
    'event' in from
      ? machine.transition(from.snapshot, from.event, scope)
      : machine.getInitialSnapshot(scope, from.input);
  return { snapshot, microsteps, actions };
};
