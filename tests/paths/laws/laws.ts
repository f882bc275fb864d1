import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import {
  describe,
  type Effect,
  type Exploration,
  type Input,
  type State,
  type Step,
} from '../definition/model.ts';
import { shortestPath, shortestThree } from '../definition/shortestPath.ts';
import type { Path } from '../walk/coveringPaths.ts';

/** One step, as laws see it. */
export interface ObservedStep<M extends AnyStateMachine> {
  readonly before: SnapshotFrom<M>;
  readonly input: Input<EventFrom<M>>;
  readonly after: SnapshotFrom<M>;
  readonly effects: readonly Effect[];
  /** The machine did not accept the input. */
  readonly refused: boolean;
  /**
   * The delays of the timers that are running afterwards, in milliseconds. A law can check a time limit here that no
   * path waits for.
   */
  readonly pending: readonly number[];
}

/** What must hold for every step, whatever happened before. */
export type Law<M extends AnyStateMachine> = (step: ObservedStep<M>) => boolean;

/** Laws by name: each name is a sentence about the visitor. */
export type Laws<M extends AnyStateMachine> = Readonly<Record<string, Law<M>>>;

/** What must hold at every start. */
export type StartLaw<M extends AnyStateMachine> = (start: {
  readonly snapshot: SnapshotFrom<M>;
  readonly input: InputFrom<M> | undefined;
  readonly effects: readonly Effect[];
}) => boolean;

/** The paths to all violations of a law, the shortest first; empty if it holds everywhere. */
export const violatingPaths = <M extends AnyStateMachine>(
  exploration: Exploration<M>,
  law: Law<M>,
): Path<M>[] =>
  exploration.steps
    .filter((step) => !law(observed(step)))
    .map((step) => pathFrom(exploration, [...shortestPath(exploration, step.from), step]))
    .sort((a, b) => a.name.length - b.name.length);

/** The three shortest {@link violatingPaths} in words, and how many more there are. */
export const violations = <M extends AnyStateMachine>(exploration: Exploration<M>, law: Law<M>): string[] =>
  shortestThree(violatingPaths(exploration, law).map(({ name }) => name));

/** The path of steps in a row from a start; if there are none, the one that begins in this state. */
export const pathFrom = <M extends AnyStateMachine>(
  { starts }: Exploration<M>,
  steps: readonly Step<M>[],
  begins?: State<M>,
): Path<M> => {
  const start = starts.find(({ state }) => state === (steps[0]?.from ?? begins));
  if (!start) throw new Error('a path begins where no actor starts');
  return { name: wordsOf(steps), start, steps };
};

/** The states from which no goal state can be reached, the nearest first. */
export const deadlockedStates = <M extends AnyStateMachine>(
  { states, steps }: Exploration<M>,
  goal: (snapshot: SnapshotFrom<M>) => boolean,
): State<M>[] => {
  const safe = new Set([...states.values()].filter(({ snapshot }) => goal(snapshot)));
  for (let before = -1; before < safe.size; ) {
    before = safe.size;
    for (const { from, to } of steps) if (safe.has(to)) safe.add(from);
  }
  return [...states.values()].filter((state) => !safe.has(state));
};

/** The shortest paths to states from which no goal state can be reached, at most three, and how many more there are. */
export const deadlocks = <M extends AnyStateMachine>(
  exploration: Exploration<M>,
  goal: (snapshot: SnapshotFrom<M>) => boolean,
): string[] => {
  const stuck = deadlockedStates(exploration, goal);
  const stories = stuck
    .slice(0, 3)
    .map((state) => wordsOf(shortestPath(exploration, state)) || '(at the start)');
  return stuck.length > 3 ? [...stories, `and ${stuck.length - 3} more`] : stories;
};

/** What `observed` needs of a step. */
export type ObservableStep<M extends AnyStateMachine> = Pick<Step<M>, 'input' | 'effects' | 'refused'> & {
  readonly from: Pick<Step<M>['from'], 'snapshot'>;
  readonly to: Pick<Step<M>['to'], 'snapshot' | 'timers'>;
};

export const observed = <M extends AnyStateMachine>({
  from,
  input,
  to,
  effects,
  refused,
}: ObservableStep<M>): ObservedStep<M> => ({
  before: from.snapshot,
  input,
  after: to.snapshot,
  effects,
  refused,
  pending: to.timers.map(({ delay }) => delay),
});

const wordsOf = <M extends AnyStateMachine>(steps: readonly Step<M>[]): string =>
  steps.map(({ input }) => describe(input)).join(' → ');

// Helpers for laws.

/** The event, if the input sends one of this type: `sent(input, 'email.changed')?.value`. */
export const sent = <E extends AnyEventObject, T extends E['type']>(
  input: Input<E>,
  type: T,
): Extract<E, { type: T }> | undefined =>
  input.kind === 'send' && input.event.type === type ? (input.event as Extract<E, { type: T }>) : undefined;

/** Whether the input is the end of this invoked actor (with this outcome). */
export const settled = (input: Input, actor: string, outcome?: string): boolean =>
  input.kind === 'settle' && input.actor === actor && (outcome === undefined || input.outcome === outcome);

/** The `params` of every effect of a type: of an action, or the input of an actor, or an emitted event. */
export const did = (effects: readonly Effect[], type: string): unknown[] =>
  effects.filter((effect) => effect.type === type).map(({ params }) => params);

/** Equal by value. Never compare contexts with `===`: the exploration merges states with equal keys. */
export const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);
