import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import { describe, type Effect, type Exploration, type Input, type Step } from '../definition/model.ts';
import { shortestPath } from '../definition/shortestPath.ts';

/** One step, as laws see it. */
export interface ObservedStep<M extends AnyStateMachine> {
  readonly before: SnapshotFrom<M>;
  readonly input: Input<EventFrom<M>>;
  readonly after: SnapshotFrom<M>;
  readonly effects: readonly Effect[];
  /** Nothing came of it. */
  readonly refused: boolean;
  /** What the timers under way afterwards were set to, in milliseconds: a limit that nobody waits for is seen here. */
  readonly pending: readonly number[];
}

/** What must hold for every single step, whatever came before. */
export type Law<M extends AnyStateMachine> = (step: ObservedStep<M>) => boolean;

/** Laws by what they say, in words a visitor would understand. */
export type Laws<M extends AnyStateMachine> = Readonly<Record<string, Law<M>>>;

/** What must hold where an actor starts. */
export type StartLaw<M extends AnyStateMachine> = (start: {
  readonly snapshot: SnapshotFrom<M>;
  readonly input: InputFrom<M> | undefined;
  readonly effects: readonly Effect[];
}) => boolean;

/** The shortest paths on which a law is broken, three at most; none, if it holds in the whole exploration. */
export const violations = <M extends AnyStateMachine>(exploration: Exploration<M>, law: Law<M>): string[] =>
  exploration.steps
    .filter((step) => !law(observed(step)))
    .map((step) => wordsOf([...shortestPath(exploration, step.from), step]))
    .sort((a, b) => a.length - b.length)
    .slice(0, 3);

/** Shortest paths into states from which no path leads to a goal state: the visitor would be stuck there. */
export const deadlocks = <M extends AnyStateMachine>(
  exploration: Exploration<M>,
  goal: (snapshot: SnapshotFrom<M>) => boolean,
): string[] => {
  const { states, steps } = exploration;
  const safe = new Set([...states.values()].filter(({ snapshot }) => goal(snapshot)));
  for (let before = -1; before < safe.size; ) {
    before = safe.size;
    for (const { from, to } of steps) if (safe.has(to)) safe.add(from);
  }
  return [...states.values()]
    .filter((state) => !safe.has(state))
    .map((state) => wordsOf(shortestPath(exploration, state)) || '(at the start)');
};

export const observed = <M extends AnyStateMachine>({
  from,
  input,
  to,
  effects,
  refused,
}: Step<M>): ObservedStep<M> => ({
  before: from.snapshot,
  input,
  after: to.snapshot,
  effects,
  refused,
  pending: to.timers.map(({ delay }) => delay),
});

const wordsOf = <M extends AnyStateMachine>(steps: readonly Step<M>[]): string =>
  steps.map(({ input }) => describe(input)).join(' → ');

// Vocabulary for laws.

/** The event, if the input is that one sent from outside: `sent(input, 'email.typed')?.value`. */
export const sent = <E extends AnyEventObject, T extends E['type']>(
  input: Input<E>,
  type: T,
): Extract<E, { type: T }> | undefined =>
  input.kind === 'send' && input.event.type === type ? (input.event as Extract<E, { type: T }>) : undefined;

/** Did the invoked actor end just now (in this way)? */
export const settled = (input: Input, actor: string, outcome?: string): boolean =>
  input.kind === 'settle' && input.actor === actor && (outcome === undefined || input.outcome === outcome);

/** The `params` of every effect of that type: an action's params, an actor's input, an emitted event. */
export const did = (effects: readonly Effect[], type: string): unknown[] =>
  effects.filter((effect) => effect.type === type).map(({ params }) => params);

/** Equal by value. Never compare contexts with `===`: explored states with equal keys are one object. */
export const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);
