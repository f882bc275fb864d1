import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventFrom, SnapshotFrom } from 'xstate';
import { runningActors, settleInput } from './actors.ts';
import { contentOf } from './contentOf.ts';
import { freeze } from './freeze.ts';
import { growthOf } from './growth.ts';
import { identify } from './identify.ts';
import { begin, dueFirst, type Reaction, react } from './macrostep.ts';
import { compareMerges, type Merge } from './merges.ts';
import {
  describe,
  type Ended,
  type Exploration,
  type Input,
  type Model,
  type Start,
  type State,
  type Step,
  type Timer,
} from './model.ts';
import { transitionKey } from './transitions.ts';
import { type Relative, unchangedIn } from './unchanged.ts';
import { boundTo, EndlessLoop, isInternalEvent } from './xstateInternals.ts';

/** A machine and its model cannot be explored. The message has the reason and the shortest story that leads to it. */
export class CannotExplore extends Error {
  constructor(machine: AnyStateMachine, reason: string, story: string, cause?: unknown) {
    super(`${machine.id}: ${reason}${story === '' ? '' : `\nafter: ${story}`}`, { cause });
  }
}

/**
 * Explores every state that the machine can reach under the events and outcomes of the model, and as time passes.
 * Timers fire in the order of a clock and only when due. History, pending timers and running actors are part of the
 * identity of a state. Contexts are frozen, so that an assign cannot change an earlier one; with `copiesContext` of the
 * model it gets a copy.
 * @param visit is called with each new step; it may throw to end the exploration
 * @param relative a machine that differs from this one in a single state of the chart, with its exploration: what cannot
 * differ is taken over, without a visit.
 * @throws {@link CannotExplore} if there are more states than the limit of the model, if an input puts the machine into
 * its error status and the model does not say that it may fail, if transitions follow each other endlessly, if a
 * context cannot be compared, or if the identity of the model merges states that behave differently
 */
export function explore<M extends AnyStateMachine>(
  model: Model<M>,
  visit: (step: Step<M>) => void = () => {},
  relative?: Relative<M>,
): Exploration<M> {
  const { machine, limit = 2_000, comparisons = 500 } = model;
  const states = new Map<string, State<M>>();
  const steps: Step<M>[] = [];
  const queue: State<M>[] = [];
  const cameBy = new Map<State<M>, readonly [State<M>, Input]>();
  const merges: Merge<M>[] = [];

  const inputsTo = (state: State<M> | undefined, input?: Input): Input[] => {
    const inputs = input ? [input] : [];
    for (let at = state && cameBy.get(state); at; at = cameBy.get(at[0])) inputs.unshift(at[1]);
    return inputs;
  };
  const storyOf = (state: State<M> | undefined, input?: Input): string => inWords(inputsTo(state, input));
  const guarded = <T>(from: State<M> | undefined, input: Input | undefined, run: () => T): T => {
    try {
      return run();
    } catch (error) {
      if (error instanceof CannotExplore) throw error;
      throw new CannotExplore(machine, reasonOf(error), storyOf(from, input), error);
    }
  };

  const reach = (key: string, reaction: Place<M>, from?: State<M>, input?: Input): State<M> => {
    const existing = states.get(key);
    if (existing) {
      if (model.identity)
        merges.push({ state: existing, reaction: reaction as Reaction<M>, story: inputsTo(from, input) });
      return existing;
    }
    if (states.size >= limit)
      throw new Error(
        `more than ${limit} states${growthOf([...states.values()])}; give the model fewer cases of events, or an identity`,
      );
    const { snapshot, timers, ended } = reaction;
    freeze((snapshot as AnyMachineSnapshot).context);
    const state: State<M> = { key, snapshot, timers, ended, steps: [] };
    states.set(key, state);
    queue.push(state);
    if (from && input) cameBy.set(state, [from, input]);
    return state;
  };

  const takeStep = (from: State<M>, input: Input<EventFrom<M>>): Step<M> =>
    guarded(from, input, () => {
      const place = {
        ...from,
        snapshot: boundTo(from.snapshot as AnyMachineSnapshot, machine) as SnapshotFrom<M>,
      };
      const reaction = react(model, place, input);
      mustNotFail(model, reaction, input);
      const { covers, enters, effects, refused } = reaction;
      const to = reach(keyOf(model, reaction), reaction, from, input);
      const renews = namedIn(model, to, reaction.renews);
      return { from, input, to, covers, enters, effects, refused, renews };
    });
  const addStep = (step: Step<M>): void => {
    step.from.steps.push(step);
    steps.push(step);
  };
  const unchanged = relative ? unchangedIn(relative) : null;

  const covered: string[] = [];
  const entered: AnyStateNode[] = [];
  const starts = (model.inputs ?? [undefined]).map(
    (input): Start<M> =>
      guarded(undefined, undefined, () => {
        const reaction = begin(machine, input);
        covered.push(...reaction.covers);
        entered.push(...reaction.enters);
        return { input, state: reach(keyOf(model, reaction), reaction), effects: reaction.effects };
      }),
  );

  for (let from = queue.shift(); from; from = queue.shift()) {
    const known = unchanged?.stepsFrom(from.key);
    if (known)
      for (const step of known)
        if (unchanged!.has(step))
          addStep({
            ...step,
            from,
            to: guarded(from, step.input, () => reach(step.to.key, step.to, from, step.input)),
          });
        else {
          const changed = takeStep(from, step.input);
          addStep(changed);
          visit(changed);
        }
    else
      for (const input of possibleInputs(model, from)) {
        const step = takeStep(from, input);
        addStep(step);
        visit(step);
      }
    if (!known && keyOf(model, from) !== from.key)
      throw new CannotExplore(machine, changesContext, storyOf(from));
  }
  const { difference, ...merged } = compareMerges(
    model,
    merges,
    states,
    (place) => possibleInputs(model, place),
    (place) => keyOf(model, place),
    comparisons,
  );
  if (difference)
    throw new CannotExplore(
      machine,
      `the identity of the model merges two states that do not take ${difference.text} alike`,
      `${inWords(difference.merge.story) || 'another start'}\nand after: ${storyOf(difference.merge.state) || 'the start'}`,
    );
  return { model, starts, states, steps, covered, entered, merged };
}

type Place<M extends AnyStateMachine> = Pick<State<M>, 'snapshot' | 'timers' | 'ended'>;

const inWords = (inputs: readonly Input[]): string => inputs.map(describe).join(' → ');

/** What went wrong, in one sentence. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof EndlessLoop) return `${error.message}: ${error.taken.map(transitionKey).join(', ')}`;
  return error instanceof Error ? error.message : String(error);
};

const changesContext =
  'an assign changes the context that it is given, instead of returning a new one; if you cannot change the machine, set `copiesContext` in the model';

/** Whether an error comes from writing to a frozen context, in V8, SpiderMonkey or JavaScriptCore. */
const isFrozenError = (error: unknown): boolean =>
  error instanceof TypeError &&
  /read.?only|not extensible|(delete|redefine) property|non-(configurable|writable)/i.test(error.message);

const mustNotFail = <M extends AnyStateMachine>(
  { mayFail = false }: Model<M>,
  { snapshot }: Reaction<M>,
  input: Input,
): void => {
  const { status, error } = snapshot as AnyMachineSnapshot;
  if (status === 'error' && isFrozenError(error))
    throw new Error(`${describe(input)}: ${changesContext} (${error})`, { cause: error });
  if (status === 'error' && !mayFail)
    throw new Error(`${describe(input)} ends in an error: ${error}`, { cause: error });
};

/** The inputs that are possible in a state. */
export function* possibleInputs<M extends AnyStateMachine>(
  model: Model<M>,
  {
    snapshot,
    timers,
    ended,
  }: { readonly snapshot: SnapshotFrom<M>; readonly timers: readonly Timer[]; readonly ended: Ended },
): Generator<Input<EventFrom<M>>> {
  const current = snapshot as AnyMachineSnapshot;
  if (current.status !== 'active') return;
  for (const event of eventsOf(model))
    if (model.possible?.(snapshot, event) ?? true) yield { kind: 'send', event };

  const next = dueFirst(timers);
  if (next) yield { kind: 'elapse', ms: next.ms, delay: next.delay, event: next.event };

  for (const actor of runningActors(current, ended, model.outcomes))
    for (const [name, outcome] of Object.entries(model.outcomes?.[actor.entry] ?? {}))
      if (outcome.possible?.(current) ?? true) yield settleInput(actor, name, outcome);
}

const knownEvents = new WeakMap<object, readonly unknown[]>();

/** Every case of every event that the world can send, whether possible now or not. */
export function eventsOf<M extends AnyStateMachine>(model: Model<M>): readonly EventFrom<M>[] {
  const known = knownEvents.get(model);
  if (known) return known as readonly EventFrom<M>[];
  const cases = model.events as Readonly<Record<string, readonly object[] | undefined>>;
  // Every event in `on`, without internal ones and wildcards.
  const mentioned = model.machine.events.filter((type) => !isInternalEvent(type) && !type.includes('*'));
  const events = [...new Set([...Object.keys(cases), ...mentioned])]
    .filter((type) => !model.internal?.includes(type))
    .flatMap((type) => (cases[type] ?? [{}]).map((payload) => ({ type, ...payload }) as EventFrom<M>));
  knownEvents.set(model, events);
  return events;
}

/** The names of running actors instead of their ids, as in `renews`. */
export const namedIn = <M extends AnyStateMachine>(
  { outcomes }: Model<M>,
  { snapshot, ended }: Pick<State<M>, 'snapshot' | 'ended'>,
  ids: readonly string[],
): string[] => {
  const named = runningActors(snapshot as AnyMachineSnapshot, ended, outcomes);
  return ids.map((id) => named.find((actor) => actor.id === id)?.name ?? id);
};

/** What identifies a state of the exploration. */
export const keyOf = <M extends AnyStateMachine>(
  model: Model<M>,
  { snapshot, timers, ended }: Pick<State<M>, 'snapshot' | 'timers' | 'ended'>,
): string => {
  const { value, status, historyValue, error } = snapshot as AnyMachineSnapshot;
  const history = Object.entries(historyValue as Record<string, AnyStateNode[]>).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const pending = timers.map(({ id, ms }) => [id, ms]);
  const running = runningActors(snapshot as AnyMachineSnapshot, ended, model.outcomes)
    .map(({ name }) => name)
    .sort();
  const content = contentOf(model, snapshot);
  const failure = status === 'error' ? identify(error, 'error') : '';
  return `${status} ${identify(value, 'value')} ${content} ${JSON.stringify([history, pending, running])}${failure}`;
};
