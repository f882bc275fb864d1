import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { runningActors } from '../definition/actors.ts';
import { dueFirst } from '../definition/macrostep.ts';
import { describe, type Exploration, type Model, type State, type Step } from '../definition/model.ts';
import { shortestPath } from '../definition/shortestPath.ts';

type Condition<M extends AnyStateMachine> = (snapshot: SnapshotFrom<M>) => boolean;

/** What must hold over time, in every state that can be reached. */
export type TemporalLaw<M extends AnyStateMachine> =
  | { readonly kind: 'never'; readonly when: Condition<M> }
  | {
      readonly kind: 'leadsTo' | 'until';
      readonly when: Condition<M>;
      readonly then: Condition<M>;
      readonly atRest: boolean;
    };

export interface Assumption {
  /** The visitor does something for a while only, and not for ever. Default: false. */
  readonly atRest?: boolean;
}

/** Temporal laws by name: each name is a sentence about the visitor. */
export type TemporalLaws<M extends AnyStateMachine> = Readonly<Record<string, TemporalLaw<M>>>;

/** No state that can be reached is like that. */
export const never = <M extends AnyStateMachine>(when: Condition<M>): TemporalLaw<M> => ({
  kind: 'never',
  when,
});

/**
 * Whenever `when` holds, `then` holds at once or later, whatever the visitor does or leaves undone. Timers fire and
 * actors do one of their outcomes if they are left running for ever; which outcome is anybody's guess.
 */
export const leadsTo = <M extends AnyStateMachine>(
  when: Condition<M>,
  then: Condition<M>,
  { atRest = false }: Assumption = {},
): TemporalLaw<M> => ({ kind: 'leadsTo', when, then, atRest });

/** As {@link leadsTo}, and until then `when` goes on to hold. */
export const until = <M extends AnyStateMachine>(
  when: Condition<M>,
  then: Condition<M>,
  { atRest = false }: Assumption = {},
): TemporalLaw<M> => ({ kind: 'until', when, then, atRest });

/**
 * The shortest story that breaks the law, or null. A story without an end is a beginning and a loop:
 * `open → send, and for ever: send fails → send`.
 */
export function counterexample<M extends AnyStateMachine>(
  exploration: Exploration<M>,
  law: TemporalLaw<M>,
): string | null {
  const story = brokenStory(exploration, law);
  if (!story) return null;
  const { steps, goesOn } = story;
  if (goesOn === 'quiet') return `${inWords(steps)}, and then nothing comes by itself`;
  return goesOn ? `${inWords(steps)}, and for ever: ${inWords(goesOn)}` : inWords(steps);
}

/** A story that breaks a law over time. */
interface BrokenStory<M extends AnyStateMachine> {
  /** Where the story begins. */
  readonly start: State<M>;
  readonly steps: readonly Step<M>[];
  /** The round that follows for ever; `quiet` if nothing comes by itself; null if the law is broken at once. */
  readonly goesOn: readonly Step<M>[] | 'quiet' | null;
}

/** The shortest story that breaks the law, as steps; or null. */
function brokenStory<M extends AnyStateMachine>(
  exploration: Exploration<M>,
  law: TemporalLaw<M>,
): BrokenStory<M> | null {
  const states = [...exploration.states.values()];
  const to = (state: State<M>): readonly Step<M>[] => shortestPath(exploration, state);
  const { when } = law;
  const story = (
    last: State<M>,
    steps: readonly Step<M>[],
    goesOn: BrokenStory<M>['goesOn'],
  ): BrokenStory<M> => ({ start: steps[0]?.from ?? last, steps, goesOn });
  if (law.kind === 'never') {
    const found = states.find(({ snapshot }) => when(snapshot));
    return found ? story(found, to(found), null) : null;
  }
  const { then } = law;
  const isWaiting = (state: State<M>): boolean => !then(state.snapshot);
  const begins = states.filter((state) => when(state.snapshot) && isWaiting(state));
  if (law.kind === 'until')
    for (const state of begins)
      for (const step of state.steps)
        if (isWaiting(step.to) && !when(step.to.snapshot)) return story(state, [...to(state), step], null);

  const cameBy = new Map<State<M>, Step<M> | null>(begins.map((state) => [state, null]));
  for (const state of cameBy.keys())
    for (const step of state.steps) if (isWaiting(step.to) && !cameBy.has(step.to)) cameBy.set(step.to, step);
  const waiting = new Set(cameBy.keys());
  const stepsOf = (state: State<M>): readonly Step<M>[] => {
    const step = cameBy.get(state);
    return step ? [...stepsOf(step.from), step] : to(state);
  };
  const quiet = [...waiting].find((state) => clocks(exploration.model, state).length === 0);
  if (quiet) return story(quiet, stepsOf(quiet), 'quiet');
  const isInLoop = ({ input }: Step<M>) => !law.atRest || input.kind !== 'send';
  const loop = components(waiting, isInLoop).find((states) => isFair(exploration.model, states, isInLoop));
  const first = loop && [...waiting].find((state) => loop.has(state));
  return first ? story(first, stepsOf(first), roundIn(exploration.model, loop, first, isInLoop)) : null;
}

const inWords = <M extends AnyStateMachine>(steps: readonly Step<M>[]): string =>
  steps.map(({ input }) => describe(input)).join(' → ') || '(at the start)';

/** The ids or names of what happens by itself in a state: the timer that is next, and the actors that have outcomes. */
const clocks = <M extends AnyStateMachine>(
  model: Model<M>,
  { snapshot, timers, ended }: State<M>,
): string[] => {
  const current = snapshot as AnyMachineSnapshot;
  if (current.status !== 'active') return [];
  const next = dueFirst(timers);
  const actors = runningActors(current, ended, model.outcomes).filter(
    ({ entry }) => Object.keys(model.outcomes?.[entry] ?? {}).length > 0,
  );
  return [...(next ? [next.id] : []), ...actors.map(({ name }) => name)];
};

/** Whether a step is what one of the clocks does, or sets it back. */
const serves = <M extends AnyStateMachine>({ from, input, renews }: Step<M>, clock: string): boolean =>
  renews.includes(clock) ||
  (input.kind === 'settle' && input.actor === clock) ||
  (input.kind === 'elapse' && dueFirst(from.timers)?.id === clock);

/** The clocks that run in every one of some states. */
const clocksOfAll = <M extends AnyStateMachine>(model: Model<M>, states: ReadonlySet<State<M>>): string[] => {
  const [first = [], ...others] = [...states].map((state) => clocks(model, state));
  return first.filter((clock) => others.every((each) => each.includes(clock)));
};

/** A loop can go on for ever if it does not keep waiting what would happen by itself. */
const isFair = <M extends AnyStateMachine>(
  model: Model<M>,
  loop: ReadonlySet<State<M>>,
  isInLoop: (step: Step<M>) => boolean,
): boolean => {
  const steps = [...loop].flatMap((state) =>
    state.steps.filter((step) => loop.has(step.to) && isInLoop(step)),
  );
  if (steps.length === 0) return false;
  return clocksOfAll(model, loop).every((clock) => steps.some((step) => serves(step, clock)));
};

/** The strongly connected components of some states (Tarjan 1972, without recursion). */
const components = <M extends AnyStateMachine>(
  states: ReadonlySet<State<M>>,
  isInLoop: (step: Step<M>) => boolean,
): ReadonlySet<State<M>>[] => {
  const found: Set<State<M>>[] = [];
  const index = new Map<State<M>, number>();
  const low = new Map<State<M>, number>();
  const stack: State<M>[] = [];
  const onStack = new Set<State<M>>();
  for (const root of states) {
    if (index.has(root)) continue;
    const work: { readonly state: State<M>; at: number }[] = [{ state: root, at: 0 }];
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const { state } = top;
      if (top.at === 0) {
        index.set(state, index.size);
        low.set(state, index.get(state)!);
        stack.push(state);
        onStack.add(state);
      }
      const step = state.steps[top.at++];
      if (step) {
        if (!states.has(step.to) || !isInLoop(step)) continue;
        if (!index.has(step.to)) work.push({ state: step.to, at: 0 });
        else if (onStack.has(step.to)) low.set(state, Math.min(low.get(state)!, index.get(step.to)!));
        continue;
      }
      work.pop();
      const outer = work.at(-1);
      if (outer) low.set(outer.state, Math.min(low.get(outer.state)!, low.get(state)!));
      if (low.get(state) !== index.get(state)) continue;
      const component = new Set(stack.splice(stack.indexOf(state)));
      for (const each of component) onStack.delete(each);
      found.push(component);
    }
  }
  return found;
};

/** A way from a state back to itself on which no clock runs all the time without being served. */
const roundIn = <M extends AnyStateMachine>(
  model: Model<M>,
  loop: ReadonlySet<State<M>>,
  first: State<M>,
  isInLoop: (step: Step<M>) => boolean,
): readonly Step<M>[] => {
  const round: Step<M>[] = [];
  const goOnTo = (isGoal: (step: Step<M>) => boolean): void =>
    void round.push(...wayTo(loop, round.at(-1)?.to ?? first, isGoal, isInLoop));
  for (const clock of clocks(model, first)) {
    const isGoal = (step: Step<M>) => serves(step, clock) || !clocks(model, step.to).includes(clock);
    if (!round.some(isGoal)) goOnTo(isGoal);
  }
  if (round.at(-1)?.to !== first) goOnTo(({ to }) => to === first);
  return round;
};

/** The shortest steps within a loop, of which the last is the goal. */
const wayTo = <M extends AnyStateMachine>(
  loop: ReadonlySet<State<M>>,
  start: State<M>,
  isGoal: (step: Step<M>) => boolean,
  isInLoop: (step: Step<M>) => boolean,
): readonly Step<M>[] => {
  const queue: (readonly [State<M>, readonly Step<M>[]])[] = [[start, []]];
  const seen = new Set<State<M>>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [state, steps] = next;
    for (const step of state.steps) {
      if (!loop.has(step.to) || !isInLoop(step)) continue;
      if (isGoal(step)) return [...steps, step];
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      queue.push([step.to, [...steps, step]]);
    }
  }
  return [];
};
