import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { copied } from './copied.ts';
import type { Effect, Ended, Input, Model, Timer } from './model.ts';
import { candidatesOf, isInert, matchesDescriptor, refusalKey, transitionKey } from './transitions.ts';
import {
  activeNodes,
  builtInEffectOf,
  childrenOf,
  dryRun,
  EndlessLoop,
  type ExecutableAction,
  failedAt,
  firstSnapshotOf,
  type Microstep,
} from './xstateInternals.ts';

/** The reaction of a machine to one input. */
export interface Reaction<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly timers: readonly Timer[];
  readonly ended: Ended;
  readonly covers: readonly string[];
  /** States of the chart that were entered or passed through. */
  readonly enters: readonly AnyStateNode[];
  readonly effects: readonly Effect[];
  readonly refused: boolean;
  /** The ids of the timers that were set and of the actors that were started. */
  readonly renews: readonly string[];
}

interface MicrostepFrom extends Microstep {
  readonly before: AnyMachineSnapshot;
}

/**
 * The start of a machine: its initial snapshot with timers and effects. Pure.
 * @throws if the machine starts in its error status, e.g. because an initial assign throws
 */
export function begin<M extends AnyStateMachine>(machine: M, input: InputFrom<M> | undefined): Reaction<M> {
  const result = run<M>(machine, { input });
  const { status, error } = result.snapshot as AnyMachineSnapshot;
  if (status === 'error' && error instanceof EndlessLoop) throw error;
  if (status === 'error') throw new Error(`its start ends in an error: ${error}`, { cause: error });
  return withEventsToSelf(machine, [], new Set(), result);
}

/**
 * How a machine reacts to one input. Pure: actions are not executed and actors not started. XState itself evaluates
 * guards, assigns, `always` and raised events. What throws puts the machine into its error status, as in an actor.
 * @throws if transitions or timers of 0 ms follow each other endlessly
 */
export function react<M extends AnyStateMachine>(
  { machine, copiesContext }: Pick<Model<M>, 'machine' | 'copiesContext'>,
  state: { readonly snapshot: SnapshotFrom<M>; readonly timers: readonly Timer[]; readonly ended?: Ended },
  input: Input<EventFrom<M>>,
): Reaction<M> {
  const { ended = new Set() } = state;
  const { context } = state.snapshot as AnyMachineSnapshot;
  const snapshot = copiesContext
    ? ({ ...(state.snapshot as AnyMachineSnapshot), context: copied(context) } as SnapshotFrom<M>)
    : state.snapshot;
  if (input.kind === 'settle' && !input.goesOn) {
    const id = input.event.actorId as string;
    const ref = childrenOf(snapshot as AnyMachineSnapshot)[id] ?? id;
    const { first, event } = input;
    const sent = first && send(machine, { snapshot, timers: state.timers, ended }, first);
    const now = sent ?? { snapshot, timers: state.timers, ended };
    // What it sent may have stopped it.
    if (sent && !(id in childrenOf(sent.snapshot as AnyMachineSnapshot))) return sent;
    const end = send(machine, { ...now, ended: new Set([...now.ended, ref]) }, event);
    return sent ? followedBy(sent, end) : end;
  }
  if (input.kind !== 'elapse') return send(machine, { snapshot, timers: state.timers, ended }, input.event);
  const timers = state.timers.map((timer) => ({ ...timer, ms: timer.ms - input.ms }));
  let reaction: Reaction<M> = {
    snapshot,
    timers,
    ended,
    covers: [],
    enters: [],
    effects: [],
    refused: true,
    renews: [],
  };
  // A clock fires all due timers in order, including timers of 0 ms that are set meanwhile.
  for (let rounds = 0; rounds < 1_000; rounds++) {
    const due = dueFirst(reaction.timers);
    if (!due || due.ms > 0) return reaction;
    const others = reaction.timers.filter((timer) => timer !== due);
    if (due.to !== undefined) {
      const effects = [...reaction.effects, sentTo(due.to, due.event)];
      reaction = { ...reaction, timers: others, effects, refused: false };
      continue;
    }
    const next = send(machine, { ...reaction, timers: others }, due.event);
    reaction = followedBy(reaction, next);
  }
  throw new Error('timers of 0 ms start each other endlessly; give one of them a delay');
}

/** The timer that fires next; of several, the one that was set first. */
export const dueFirst = (timers: readonly Timer[]): Timer | undefined =>
  timers.toSorted((a, b) => a.ms - b.ms)[0];

function send<M extends AnyStateMachine>(
  machine: M,
  { snapshot, timers, ended }: Pick<Reaction<M>, 'snapshot' | 'timers' | 'ended'>,
  event: AnyEventObject,
): Reaction<M> {
  return withEventsToSelf(machine, timers, ended, run<M>(machine, { snapshot, event }));
}

/** What the machine sends to itself comes next, before anything else can happen. */
function withEventsToSelf<M extends AnyStateMachine>(
  machine: M,
  timers: readonly Timer[],
  ended: Ended,
  result: Run<M>,
): Reaction<M> {
  let reaction = reactionOf(timers, ended, result);
  const queue = eventsToSelf(result);
  for (let rounds = 0; queue.length > 0; rounds++) {
    if (rounds > 500) throw new Error('the machine sends itself events endlessly');
    if ((reaction.snapshot as AnyMachineSnapshot).status !== 'active') break;
    const next = run<M>(machine, { snapshot: reaction.snapshot, event: queue.shift()! });
    queue.push(...eventsToSelf(next));
    reaction = followedBy(reaction, reactionOf(reaction.timers, reaction.ended, next));
  }
  return reaction;
}

/** What the machine sends to itself, and the first snapshots of the actors that it starts and observes. */
const eventsToSelf = <M extends AnyStateMachine>(result: Run<M>): AnyEventObject[] => {
  const started = startedBy(result);
  const events = result.actions.flatMap((action) => {
    const effect = builtInEffectOf(action);
    if (effect?.kind === 'start' && effect.actor && started.delete(effect.actor))
      return firstSnapshotOf(effect.actor) ?? [];
    return effect?.kind === 'sendSelf' && effect.delay === undefined ? [effect.event] : [];
  });
  // An assign starts its actors after all actions.
  return [...events, ...[...started].flatMap((actor) => firstSnapshotOf(actor) ?? [])];
};

/** The actors that a machine runs since this run. */
const startedBy = <M extends AnyStateMachine>({ before, snapshot }: Run<M>): Set<AnyActorRef> => {
  const earlier = new Set(before && Object.values(childrenOf(before as AnyMachineSnapshot)));
  const now = Object.values(childrenOf(snapshot as AnyMachineSnapshot));
  return new Set(now.filter((actor) => actor !== undefined && !earlier.has(actor)) as AnyActorRef[]);
};

const followedBy = <M extends AnyStateMachine>(first: Reaction<M>, next: Reaction<M>): Reaction<M> => ({
  ...next,
  covers: [...new Set([...first.covers, ...next.covers])],
  enters: [...first.enters, ...next.enters],
  effects: [...first.effects, ...next.effects],
  refused: first.refused && next.refused,
  renews: [...first.renews, ...next.renews],
});

/** A dry run with the snapshot before it. */
interface Run<M extends AnyStateMachine> {
  readonly before: SnapshotFrom<M> | undefined;
  readonly snapshot: SnapshotFrom<M>;
  readonly microsteps: readonly MicrostepFrom[];
  readonly actions: readonly ExecutableAction[];
}

const run = <M extends AnyStateMachine>(
  machine: M,
  from: { snapshot: SnapshotFrom<M>; event: AnyEventObject } | { input: InputFrom<M> | undefined },
): Run<M> => {
  const start = 'snapshot' in from ? from.snapshot : undefined;
  let result: ReturnType<typeof dryRun>;
  try {
    result = dryRun(machine, from as Parameters<typeof dryRun>[1]);
  } catch (error) {
    if (!start || error instanceof EndlessLoop) throw error;
    return {
      before: start,
      snapshot: failedAt(start as AnyMachineSnapshot, error) as SnapshotFrom<M>,
      microsteps: [],
      actions: [],
    };
  }
  const { snapshot, microsteps, actions } = result;
  return {
    before: start,
    snapshot: snapshot as SnapshotFrom<M>,
    microsteps: microsteps.map((microstep, n) => ({
      ...microstep,
      before: microsteps[n - 1]?.after ?? (start as AnyMachineSnapshot | undefined) ?? microstep.after,
    })),
    actions,
  };
};

const reactionOf = <M extends AnyStateMachine>(
  timers: readonly Timer[],
  ended: Ended,
  result: Run<M>,
): Reaction<M> => {
  const { before, snapshot, microsteps, actions } = result;
  return {
    snapshot,
    timers: (snapshot as AnyMachineSnapshot).status === 'active' ? scheduled(timers, actions) : [],
    ended: stillEnded(ended, snapshot as AnyMachineSnapshot, actions),
    covers: [
      ...new Set([
        ...microsteps.flatMap((m) => [...m.taken.map(transitionKey), ...refusals(m)]),
        ...refusedOnEntry(before as AnyMachineSnapshot | undefined, snapshot as AnyMachineSnapshot),
      ]),
    ],
    enters: [
      ...microsteps.flatMap(({ after, taken }) => [
        ...taken.map(({ source }) => source),
        ...activeNodes(after),
      ]),
      ...activeNodes(snapshot as AnyMachineSnapshot),
    ],
    effects: actions.flatMap(effectOf),
    refused:
      (snapshot as AnyMachineSnapshot).status !== 'error' &&
      microsteps.every(({ taken }) => taken.every(isInert)),
    renews: [...new Set([...actions.flatMap(renewedBy), ...[...startedBy(result)].map(({ id }) => id)])],
  };
};

const renewedBy = (action: ExecutableAction): string[] => {
  const effect = builtInEffectOf(action);
  if (effect?.kind === 'start') return [effect.id];
  if (effect?.kind !== 'raise' && effect?.kind !== 'sendSelf' && effect?.kind !== 'send') return [];
  return effect.delay === undefined ? [] : [effect.id ?? effect.event.type];
};

/** Without the actors that are gone or were started again. */
const stillEnded = (
  ended: Ended,
  snapshot: AnyMachineSnapshot,
  actions: readonly ExecutableAction[],
): Ended => {
  if (ended.size === 0) return ended;
  const children = childrenOf(snapshot);
  const started = new Set(
    actions.flatMap((action) => {
      const effect = builtInEffectOf(action);
      return effect?.kind === 'start' ? [effect.id] : [];
    }),
  );
  const isKept = (actor: unknown) =>
    typeof actor === 'string'
      ? actor in children && !started.has(actor)
      : Object.values(children).includes(actor as never);
  return new Set([...ended].filter(isKept));
};

/** Events that an active state refused because every candidate is guarded. */
const refusals = ({ event, before, taken }: MicrostepFrom): string[] => {
  // A microstep of `always` transitions has the event of the previous microstep.
  if (taken.some(({ eventType }) => eventType === '')) return [];
  const within = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
    node === ancestor || (!!node.parent && within(node.parent, ancestor));
  return activeNodes(before)
    .filter((node) => !taken.some(({ source }) => within(source, node)))
    .flatMap((node) =>
      candidatesOf(node)
        .filter(([descriptor, all]) => matchesDescriptor(descriptor, event.type) && all.every((t) => t.guard))
        .map(([descriptor]) => refusalKey(node, descriptor)),
    );
};

/** XState reports no microstep for a refused `always`: the state was entered and not left. */
const refusedOnEntry = (before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): string[] =>
  activeNodes(after)
    .filter((node) => !(before && activeNodes(before).includes(node)) && node.always?.every((t) => t.guard))
    .map((node) => refusalKey(node, ''));

const scheduled = (timers: readonly Timer[], actions: readonly ExecutableAction[]): Timer[] =>
  actions.reduce<Timer[]>(
    (pending, action) => {
      const effect = builtInEffectOf(action);
      if (effect?.kind === 'cancel') return pending.filter((timer) => timer.id !== effect.id);
      if (effect?.kind !== 'raise' && effect?.kind !== 'send' && effect?.kind !== 'sendSelf') return pending;
      if (typeof effect.delay !== 'number') return pending;
      const { event, id = event.type, delay } = effect;
      const to = effect.kind === 'send' ? { to: effect.to ?? 'an actor' } : {};
      return [...pending.filter((other) => other.id !== id), { id, ms: delay, delay, event, ...to }];
    },
    [...timers],
  );

const sentTo = (actor: string, event: AnyEventObject): Effect => ({
  type: `send to ${actor}`,
  params: event,
});

/** Without the actions that XState handles itself. */
const effectOf = (action: ExecutableAction): Effect[] => {
  const effect = builtInEffectOf(action);
  switch (effect?.kind) {
    case 'start':
      return [{ type: `start ${effect.id}`, params: effect.input }];
    case 'emit':
      return [{ type: `emit ${effect.event.type}`, params: effect.event }];
    case 'send':
      return effect.delay === undefined ? [sentTo(effect.to ?? 'an actor', effect.event)] : [];
    case undefined:
      return [{ type: action.type, params: action.params }];
    default:
      return [];
  }
};
