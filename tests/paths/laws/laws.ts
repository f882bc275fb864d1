import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import { describe, type Effect, type Exploration, type Step, type Stimulus } from '../definition/model.ts';
import { storyOf } from '../definition/storyOf.ts';

/** One step, as laws see it. */
export interface Deed<M extends AnyStateMachine> {
  readonly before: SnapshotFrom<M>;
  readonly stimulus: Stimulus<EventFrom<M>>;
  readonly after: SnapshotFrom<M>;
  readonly effects: readonly Effect[];
  /** Nothing came of it. */
  readonly refused: boolean;
  /** What the timers under way afterwards were set to, in milliseconds: a limit that nobody waits for is seen here. */
  readonly pending: readonly number[];
}

/** What must hold for every single step, whatever came before. */
export type Law<M extends AnyStateMachine> = (deed: Deed<M>) => boolean;

/** Laws by what they say, in words a visitor would understand. */
export type Laws<M extends AnyStateMachine> = Readonly<Record<string, Law<M>>>;

/** What must hold where an actor starts. */
export type StartLaw<M extends AnyStateMachine> = (start: {
  readonly snapshot: SnapshotFrom<M>;
  readonly input: InputFrom<M> | undefined;
  readonly effects: readonly Effect[];
}) => boolean;

/** The shortest stories in which a law is broken, three at most; none, if it holds in the whole exploration. */
export const breaches = <M extends AnyStateMachine>(exploration: Exploration<M>, law: Law<M>): string[] =>
  exploration.steps
    .filter((step) => !law(deedOf(step)))
    .map((step) => told([...storyOf(exploration, step.from), step]))
    .sort((a, b) => a.length - b.length)
    .slice(0, 3);

/** Stories into states from which no way leads to where the predicate holds: the visitor is stuck. */
export const stuck = <M extends AnyStateMachine>(
  exploration: Exploration<M>,
  home: (snapshot: SnapshotFrom<M>) => boolean,
): string[] => {
  const { states, steps } = exploration;
  const safe = new Set([...states.values()].filter(({ snapshot }) => home(snapshot)));
  for (let before = -1; before < safe.size; ) {
    before = safe.size;
    for (const { from, to } of steps) if (safe.has(to)) safe.add(from);
  }
  return [...states.values()]
    .filter((state) => !safe.has(state))
    .map((state) => told(storyOf(exploration, state)) || '(at the start)');
};

export const deedOf = <M extends AnyStateMachine>({
  from,
  stimulus,
  to,
  effects,
  refused,
}: Step<M>): Deed<M> => ({
  before: from.snapshot,
  stimulus,
  after: to.snapshot,
  effects,
  refused,
  pending: to.timers.map(({ delay }) => delay),
});

const told = <M extends AnyStateMachine>(steps: readonly Step<M>[]): string =>
  steps.map(({ stimulus }) => describe(stimulus)).join(' → ');

// Vocabulary for laws.

/** The event, if the stimulus is that one sent from outside: `sent(stimulus, 'email.typed')?.value`. */
export const sent = <E extends AnyEventObject, T extends E['type']>(
  stimulus: Stimulus<E>,
  type: T,
): Extract<E, { type: T }> | undefined =>
  stimulus.kind === 'send' && stimulus.event.type === type
    ? (stimulus.event as Extract<E, { type: T }>)
    : undefined;

/** Did the invoked actor end just now (in this way)? */
export const settled = (stimulus: Stimulus, actor: string, outcome?: string): boolean =>
  stimulus.kind === 'settle' &&
  stimulus.actor === actor &&
  (outcome === undefined || stimulus.outcome === outcome);

/** The `params` of every effect of that type: an action's params, an actor's input, an emitted event. */
export const did = (effects: readonly Effect[], type: string): unknown[] =>
  effects.filter((effect) => effect.type === type).map(({ params }) => params);

/** Equal by value. Never compare contexts with `===`: explored states with equal keys are one object. */
export const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);
