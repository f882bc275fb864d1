import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFrom,
  SnapshotFrom,
} from 'xstate';
import { begin, dueFirst, type Reaction, react } from './macrostep.ts';
import type { Exploration, Input, Model, Outcome, Start, State, Step, Timer } from './model.ts';
import { activeNodes, doneEvent, errorEvent, isInternalEvent } from './xstateInternals.ts';

/**
 * Explores every state that the machine can reach under the events and outcomes of the model, and as time passes.
 * Timers fire in the order of a clock and only when due. History and pending timers are part of the identity of a
 * state.
 * @param visit is called with each new step; it may throw to end the exploration
 * @throws if there are more states than the limit of the model, or if an input puts the machine into its error status
 */
export function explore<M extends AnyStateMachine>(
  model: Model<M>,
  visit: (step: Step<M>) => void = () => {},
): Exploration<M> {
  const { machine, limit = 2_000 } = model;
  const states = new Map<string, State<M>>();
  const steps: Step<M>[] = [];
  const queue: State<M>[] = [];

  const reach = ({ snapshot, timers }: Reaction<M>): State<M> => {
    const key = keyOf(model, snapshot, timers);
    const existing = states.get(key);
    if (existing) return existing;
    if (states.size >= limit)
      throw new Error(
        `${machine.id}: more than ${limit} states; give the model fewer cases of events, or an identity`,
      );
    const state: State<M> = { key, snapshot, timers, steps: [] };
    states.set(key, state);
    queue.push(state);
    return state;
  };

  const covered: string[] = [];
  const entered: AnyStateNode[] = [];
  const starts = (model.inputs ?? [undefined]).map((input): Start<M> => {
    const reaction = begin(machine, input);
    covered.push(...reaction.covers);
    entered.push(...reaction.enters);
    return { input, state: reach(reaction), effects: reaction.effects };
  });

  for (let from = queue.shift(); from; from = queue.shift()) {
    for (const input of possibleInputs(model, from)) {
      const reaction = react(machine, from, input);
      const { covers, enters, effects, refused } = reaction;
      const step: Step<M> = { from, input, to: reach(reaction), covers, enters, effects, refused };
      from.steps.push(step);
      steps.push(step);
      visit(step);
    }
  }
  return { model, starts, states, steps, covered, entered };
}

/** The inputs that are possible in a state. */
export function* possibleInputs<M extends AnyStateMachine>(
  model: Model<M>,
  { snapshot, timers }: { readonly snapshot: SnapshotFrom<M>; readonly timers: readonly Timer[] },
): Generator<Input<EventFrom<M>>> {
  const current = snapshot as AnyMachineSnapshot;
  if (current.status !== 'active') return;
  for (const event of eventsOf(model))
    if (model.possible?.(snapshot, event) ?? true) yield { kind: 'send', event };

  const next = dueFirst(timers);
  if (next) yield { kind: 'elapse', ms: next.ms, delay: next.delay, event: next.event };

  for (const node of activeNodes(current))
    for (const { id } of node.invoke)
      for (const [name, outcome] of Object.entries(model.outcomes?.[id] ?? {}))
        yield { kind: 'settle', actor: id, outcome: name, event: endOf(id, outcome) };
}

/** Every case of every event that the world can send, whether possible now or not. */
export function* eventsOf<M extends AnyStateMachine>(model: Model<M>): Generator<EventFrom<M>> {
  const cases = model.events as Readonly<Record<string, readonly object[] | undefined>>;
  // Every event in `on`, without internal ones and wildcards.
  const mentioned = model.machine.events.filter((type) => !isInternalEvent(type) && !type.includes('*'));
  for (const type of new Set([...Object.keys(cases), ...mentioned]))
    if (!model.internal?.includes(type))
      for (const payload of cases[type] ?? [{}]) yield { type, ...payload } as EventFrom<M>;
}

/** The event that reports the end of an invoked actor to its machine. */
export const endOf = (id: string, outcome: Outcome): AnyEventObject =>
  'output' in outcome ? doneEvent(id, outcome.output) : errorEvent(id, outcome.error);

const keyOf = <M extends AnyStateMachine>(
  { identity }: Model<M>,
  snapshot: SnapshotFrom<M>,
  timers: readonly Timer[],
): string => {
  const { value, context, status, historyValue } = snapshot as AnyMachineSnapshot;
  const history = Object.entries(historyValue as Record<string, AnyStateNode[]>).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const pending = timers.map(({ id, ms }) => [id, ms]);
  return JSON.stringify(
    [status, value, identity ? identity(snapshot) : context, history, pending],
    withoutLoss,
  );
};

/** Keeps values apart that JSON would drop or make equal. */
const withoutLoss = (_: string, value: unknown): unknown => {
  if (value === undefined) return 'undefined';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Map || value instanceof Set) return [...value];
  if (value instanceof Blob) return `${'name' in value ? value.name : 'blob'} of ${value.size} bytes`;
  return value;
};
