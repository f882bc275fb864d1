import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { describe, type Effect, type Input, type Timer } from './model.ts';
import { candidatesOf, isInert, matchesDescriptor, refusalKey, transitionKey } from './transitions.ts';
import {
  activeNodes,
  builtInEffectOf,
  dryRun,
  type ExecutableAction,
  type Microstep,
} from './xstateInternals.ts';

/** The reaction of a machine to one input. */
export interface Reaction<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly timers: readonly Timer[];
  readonly covers: readonly string[];
  /** States of the chart that were entered or passed through. */
  readonly enters: readonly AnyStateNode[];
  readonly effects: readonly Effect[];
  readonly refused: boolean;
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
  assertNoError(result, `${machine.id}: its start`);
  return reactionOf([], result);
}

/**
 * How a machine reacts to one input. Pure: actions are not executed and actors not started. XState itself evaluates
 * guards, assigns, `always` and raised events.
 * @throws if the machine ends in its error status, or if a guard or an assign throws
 */
export function react<M extends AnyStateMachine>(
  machine: M,
  state: { readonly snapshot: SnapshotFrom<M>; readonly timers: readonly Timer[] },
  input: Input<EventFrom<M>>,
): Reaction<M> {
  if (input.kind !== 'elapse') return send(machine, state.snapshot, state.timers, input);
  const timers = state.timers.map((timer) => ({ ...timer, ms: timer.ms - input.ms }));
  let reaction: Reaction<M> = {
    snapshot: state.snapshot,
    timers,
    covers: [],
    enters: [],
    effects: [],
    refused: true,
  };
  // A clock fires all due timers in order, including timers of 0 ms that are set meanwhile.
  for (let rounds = 0; rounds < 1_000; rounds++) {
    const due = dueFirst(reaction.timers);
    if (!due || due.ms > 0) return reaction;
    const others = reaction.timers.filter((timer) => timer !== due);
    const next = send(machine, reaction.snapshot, others, { ...input, event: due.event });
    reaction = {
      ...next,
      covers: [...new Set([...reaction.covers, ...next.covers])],
      enters: [...reaction.enters, ...next.enters],
      effects: [...reaction.effects, ...next.effects],
      refused: reaction.refused && next.refused,
    };
  }
  throw new Error(`${machine.id}: timers of 0 ms start each other endlessly; give one of them a delay`);
}

/** The timer that fires next; of several, the one that was set first. */
export const dueFirst = (timers: readonly Timer[]): Timer | undefined =>
  timers.toSorted((a, b) => a.ms - b.ms)[0];

function send<M extends AnyStateMachine>(
  machine: M,
  snapshot: SnapshotFrom<M>,
  timers: readonly Timer[],
  input: Input<EventFrom<M>>,
): Reaction<M> {
  const result = run<M>(machine, { snapshot, event: input.event });
  assertNoError(result, `${machine.id}: ${describe(input)}`);
  return reactionOf(timers, result);
}

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
  const { snapshot, microsteps, actions } = dryRun(machine, from as Parameters<typeof dryRun>[1]);
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

const assertNoError = <M extends AnyStateMachine>({ snapshot }: Run<M>, what: string): void => {
  const { status, error } = snapshot as AnyMachineSnapshot;
  if (status === 'error') throw new Error(`${what} ends in an error: ${error}`, { cause: error });
};

const reactionOf = <M extends AnyStateMachine>(
  timers: readonly Timer[],
  { before, snapshot, microsteps, actions }: Run<M>,
): Reaction<M> => ({
  snapshot,
  timers: (snapshot as AnyMachineSnapshot).status === 'active' ? scheduled(timers, actions) : [],
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
  refused: microsteps.every(({ taken }) => taken.every(isInert)),
});

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
      if (effect?.kind !== 'raise' || typeof effect.delay !== 'number') return pending;
      const { event, id = event.type, delay } = effect;
      return [...pending.filter((other) => other.id !== id), { id, ms: delay, delay, event }];
    },
    [...timers],
  );

/** Without the actions that XState handles itself. */
const effectOf = (action: ExecutableAction): Effect[] => {
  const effect = builtInEffectOf(action);
  switch (effect?.kind) {
    case 'start':
      return [{ type: `start ${effect.id}`, params: effect.input }];
    case 'emit':
      return [{ type: `emit ${effect.event.type}`, params: effect.event }];
    case 'send':
      return [{ type: `send to ${effect.to ?? 'an actor'}`, params: effect.event }];
    case undefined:
      return [{ type: action.type, params: action.params }];
    default:
      return [];
  }
};
