import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { explore } from './explore.ts';
import { describe, type Exploration, type Model, type Start, type Step } from './model.ts';
import { type Obligation, obligationsOf } from './transitions.ts';

/** A story: where it begins, and each stimulus with the state it must lead to. */
export interface Path<M extends AnyStateMachine> {
  readonly name: string;
  readonly start: Start<M>;
  readonly steps: readonly Step<M>[];
}

/** How much of a machine a set of steps has exercised. */
export interface Coverage {
  readonly transitions: { readonly covered: number; readonly total: number };
  readonly refusals: { readonly covered: number; readonly total: number };
  readonly states: number;
  readonly steps: number;
  /** Keys of what was not exercised: unreachable, shadowed by another candidate, never refused, without an outcome. */
  readonly uncovered: readonly string[];
}

/**
 * What the paths have to contain:
 * `transitions`: every transition, and each guard's outcome (all edges, 0-switch);
 * `pairs`: every two of them in a row (1-switch), which also shows what a step leaves behind;
 * `steps`: every stimulus in every state of the exploration.
 */
export type Thoroughness = 'transitions' | 'pairs' | 'steps';

export interface CoverOptions {
  /** Default: `transitions`. */
  readonly cover?: Thoroughness | undefined;
  /** Paths grow past their first goal while they stay within this length: fewer starts, longer stories. Default: 12. */
  readonly maxSteps?: number | undefined;
}

/** The paths with the coverage they reach and the exploration they were taken from. */
export interface Covering<M extends AnyStateMachine> {
  readonly paths: readonly Path<M>[];
  readonly coverage: Coverage;
  readonly exploration: Exploration<M>;
}

/** A small set of paths that contains every goal which can be reached. */
export function coveringPaths<M extends AnyStateMachine>(
  model: Model<M>,
  { cover = 'transitions', maxSteps = 12 }: CoverOptions = {},
): Covering<M> {
  const exploration = explore(model);
  const goalsOf = goals<M>(cover);
  const open = new Set(
    exploration.steps.flatMap((step) => [
      ...(exploration.starts.some(({ state }) => state === step.from) ? goalsOf(undefined, step) : []),
      ...step.to.steps.flatMap((next) => goalsOf(step, next)),
    ]),
  );
  const paths: Path<M>[] = [];

  while (open.size > 0) {
    const steps: Step<M>[] = [];
    for (;;) {
      const wanted = (before: Step<M> | undefined, step: Step<M>) =>
        goalsOf(before, step).some((goal) => open.has(goal));
      const leg = nearest(exploration.starts, steps.at(-1), wanted);
      if (!leg || (steps.length > 0 && steps.length + leg.length > maxSteps)) break;
      for (const step of leg) {
        for (const goal of goalsOf(steps.at(-1), step)) open.delete(goal);
        steps.push(step);
      }
    }
    const first = steps[0];
    const start = exploration.starts.find(({ state }) => state === first?.from);
    if (!start) break;
    paths.push({ name: nameOf(start, steps), start, steps });
  }
  // A machine without a single step is still worth a look at its beginning.
  if (paths.length === 0)
    paths.push(...exploration.starts.map((start) => ({ name: 'start', start, steps: [] })));
  const walked = paths.flatMap(({ steps }) => steps);
  return { paths, coverage: coverageOf(exploration, walked), exploration };
}

const nameOf = <M extends AnyStateMachine>({ input }: Start<M>, steps: readonly Step<M>[]): string =>
  [
    ...(input === undefined ? [] : [JSON.stringify(input)]),
    ...steps.map(({ stimulus }) => describe(stimulus)),
  ].join(' → ');

const goals =
  <M extends AnyStateMachine>(cover: Thoroughness) =>
  (before: Step<M> | undefined, step: Step<M>): readonly string[] => {
    switch (cover) {
      case 'transitions':
        return step.covers;
      case 'pairs':
        return (before?.covers ?? ['']).flatMap((first) =>
          step.covers.map((second) => `${first} ⇒ ${second}`),
        );
      case 'steps':
        return [`${step.from.key} ${describe(step.stimulus)} ${JSON.stringify(step.stimulus.event)}`];
    }
  };

/** The shortest walk onwards to a wanted step (breadth first, over steps: a pair needs to know the step before). */
function nearest<M extends AnyStateMachine>(
  starts: readonly Start<M>[],
  last: Step<M> | undefined,
  wanted: (before: Step<M> | undefined, step: Step<M>) => boolean,
): Step<M>[] | undefined {
  const cameBy = new Map<Step<M>, Step<M> | undefined>();
  const walkTo = (step: Step<M> | undefined): Step<M>[] => (step ? [...walkTo(cameBy.get(step)), step] : []);
  const onwards = (before: Step<M> | undefined, onto: Step<M> | undefined): Step<M> | undefined => {
    for (const step of before ? before.to.steps : starts.flatMap(({ state }) => state.steps)) {
      if (wanted(before, step)) return step;
      if (!cameBy.has(step)) cameBy.set(step, onto);
    }
    return undefined;
  };
  const first = onwards(last, undefined);
  if (first) return [first];
  for (const step of cameBy.keys()) {
    const found = onwards(step, step);
    if (found) return [...walkTo(step), found];
  }
  return undefined;
}

/** What the steps exercise of the machine's obligations. Default: every step of the exploration, so what can be reached at all. */
export function coverageOf<M extends AnyStateMachine>(
  { model, covered, states, steps }: Exploration<M>,
  walked: readonly Step<M>[] = steps,
): Coverage {
  const done = new Set([...covered, ...walked.flatMap((step) => step.covers)]);
  const obligations = obligationsOf(model.machine);
  const atRest = new Set(
    [...states.values()].flatMap(({ snapshot }) => (snapshot as AnyMachineSnapshot)._nodes),
  );
  // An `always` whose guard refuses leaves no trace but the state at rest.
  const fulfilled = ({ key, kind, event, source }: Obligation) =>
    done.has(key) || (kind === 'refused' && event === '' && atRest.has(source));
  const count = (kind: Obligation['kind']) => {
    const all = obligations.filter((o) => o.kind === kind);
    return { covered: all.filter(fulfilled).length, total: all.length };
  };
  return {
    transitions: count('taken'),
    refusals: count('refused'),
    states: states.size,
    steps: steps.length,
    uncovered: obligations.filter((o) => !fulfilled(o)).map(({ key }) => key),
  };
}
