import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { describe, type Effect, type Stimulus, type Timer } from './model.ts';
import { candidatesOf, isAbout, isInert, refusalKey, transitionKey } from './transitions.ts';

/** What a machine answers to one stimulus. */
export interface Reaction<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly timers: readonly Timer[];
  readonly covers: readonly string[];
  /** States of the chart that were passed or come to. */
  readonly enters: readonly AnyStateNode[];
  readonly effects: readonly Effect[];
  readonly refused: boolean;
}

interface Action {
  readonly type: string;
  readonly params: unknown;
}

interface Microstep {
  readonly event: AnyEventObject;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
}

/**
 * How a machine begins: its initial snapshot, the timers and effects that come with it. Pure.
 * @throws if it begins in its error status, e.g. because an initial assign throws
 */
export function begin<M extends AnyStateMachine>(machine: M, input: InputFrom<M> | undefined): Reaction<M> {
  const ran = run<M>(
    machine,
    undefined,
    (scope) => machine.getInitialSnapshot(scope, input) as SnapshotFrom<M>,
  );
  mustNotFail(ran, `${machine.id}: its start`);
  return reactionOf([], ran);
}

/**
 * What a machine makes of one stimulus. Pure: actions are not executed and actors not started, but guards, assigns,
 * `always` and raised events are evaluated by XState itself.
 * @throws if the stimulus leaves the machine in its error status, or if a guard or an assign throws
 */
export function react<M extends AnyStateMachine>(
  machine: M,
  state: { readonly snapshot: SnapshotFrom<M>; readonly timers: readonly Timer[] },
  stimulus: Stimulus<EventFrom<M>>,
): Reaction<M> {
  if (stimulus.kind !== 'elapse') return send(machine, state.snapshot, state.timers, stimulus);
  const timers = state.timers.map((timer) => ({ ...timer, ms: timer.ms - stimulus.ms }));
  let reaction: Reaction<M> = {
    snapshot: state.snapshot,
    timers,
    covers: [],
    enters: [],
    effects: [],
    refused: true,
  };
  // A clock fires everything that is due, in order; what is set to 0 ms meanwhile is due as well.
  for (let rounds = 0; rounds < 1_000; rounds++) {
    const due = dueFirst(reaction.timers);
    if (!due || due.ms > 0) return reaction;
    const others = reaction.timers.filter((timer) => timer !== due);
    const next = send(machine, reaction.snapshot, others, { ...stimulus, event: due.event });
    reaction = {
      ...next,
      covers: [...new Set([...reaction.covers, ...next.covers])],
      enters: [...reaction.enters, ...next.enters],
      effects: [...reaction.effects, ...next.effects],
      refused: reaction.refused && next.refused,
    };
  }
  throw new Error(`${machine.id}: timers of 0 ms start each other for ever`);
}

/** The timer that fires next; of several, the one that was set first. */
export const dueFirst = (timers: readonly Timer[]): Timer | undefined =>
  timers.toSorted((a, b) => a.ms - b.ms)[0];

function send<M extends AnyStateMachine>(
  machine: M,
  snapshot: SnapshotFrom<M>,
  timers: readonly Timer[],
  stimulus: Stimulus<EventFrom<M>>,
): Reaction<M> {
  const ran = run<M>(
    machine,
    snapshot,
    (scope) => machine.transition(snapshot, stimulus.event, scope) as SnapshotFrom<M>,
  );
  mustNotFail(ran, `${machine.id}: ${describe(stimulus)}`);
  return reactionOf(timers, ran);
}

interface Run<M extends AnyStateMachine> {
  readonly before: SnapshotFrom<M> | undefined;
  readonly snapshot: SnapshotFrom<M>;
  readonly microsteps: readonly Microstep[];
  readonly actions: readonly Action[];
}

/** One macrostep, watched: the microsteps XState reports, and the actions it would execute. */
function run<M extends AnyStateMachine>(
  machine: M,
  start: SnapshotFrom<M> | undefined,
  step: (scope: AnyActorScope) => SnapshotFrom<M>,
): Run<M> {
  const microsteps: Microstep[] = [];
  const actions: Action[] = [];
  let before = start as AnyMachineSnapshot | undefined;
  const self = createEmptyActor();
  self.system.inspect((told) => {
    if (told.type !== '@xstate.microstep') return;
    const after = told.snapshot as AnyMachineSnapshot;
    // The very first microstep, into the initial state, has transitions without an event type.
    const taken = told._transitions.filter(({ eventType }) => eventType !== null);
    microsteps.push({ event: told.event, before: before ?? after, after, taken });
    before = after;
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
    actionExecutor: (action: Action) => void actions.push(action),
  };
  return { before: start, snapshot: step(scope as unknown as AnyActorScope), microsteps, actions };
}

const mustNotFail = <M extends AnyStateMachine>({ snapshot }: Run<M>, what: string): void => {
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
    ...microsteps.flatMap(({ after, taken }) => [...taken.map(({ source }) => source), ...after._nodes]),
    ...(snapshot as AnyMachineSnapshot)._nodes,
  ],
  effects: actions.flatMap(effectOf),
  refused: microsteps.every(({ taken }) => taken.every(isInert)),
});

/** Nodes whose candidates for the event are all guarded, and which were asked in vain. */
const refusals = ({ event, before, taken }: Microstep): string[] => {
  // A microstep of `always` transitions carries the event of the one before.
  if (taken.some(({ eventType }) => eventType === '')) return [];
  const within = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
    node === ancestor || (!!node.parent && within(node.parent, ancestor));
  return before._nodes
    .filter((node) => !taken.some(({ source }) => within(source, node)))
    .flatMap((node) =>
      candidatesOf(node)
        .filter(([descriptor, all]) => isAbout(descriptor, event.type) && all.every((t) => t.guard))
        .map(([descriptor]) => refusalKey(node, descriptor)),
    );
};

/** An `always` that is refused where it is come to leaves no trace but that the state is at rest. */
const refusedOnEntry = (before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): string[] =>
  after._nodes
    .filter((node) => !before?._nodes.includes(node) && node.always?.every((t) => t.guard))
    .map((node) => refusalKey(node, ''));

const scheduled = (timers: readonly Timer[], actions: readonly Action[]): Timer[] =>
  actions.reduce<Timer[]>(
    (pending, { type, params }) => {
      if (type === 'xstate.cancel') {
        const { sendId } = params as { sendId: string };
        return pending.filter((timer) => timer.id !== sendId);
      }
      if (type !== 'xstate.raise') return pending;
      const { event, id, delay } = params as { event: AnyEventObject; id?: string; delay?: number };
      if (typeof delay !== 'number') return pending;
      const timer = { id: id ?? event.type, ms: delay, delay, event };
      return [...pending.filter((other) => other.id !== timer.id), timer];
    },
    [...timers],
  );

/** XState's own bookkeeping is left out. */
const effectOf = ({ type, params }: Action): Effect[] => {
  switch (type) {
    case 'xstate.spawnChild': {
      const { id, input } = params as { id: string; input: unknown };
      return [{ type: `start ${id}`, params: input }];
    }
    case 'xstate.emit': {
      const { event } = params as { event: AnyEventObject };
      return [{ type: `emit ${event.type}`, params: event }];
    }
    case 'xstate.sendTo': {
      const { event, targetId, to } = params as { event: unknown; targetId?: string; to?: { id?: string } };
      return [{ type: `send to ${targetId ?? to?.id ?? 'an actor'}`, params: event }];
    }
    default:
      return type.startsWith('xstate.') ? [] : [{ type, params }];
  }
};
