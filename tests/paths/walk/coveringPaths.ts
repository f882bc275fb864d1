import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Coverage, coverageOf } from '../coverage/coverageOf.ts';
import { explore } from '../definition/explore.ts';
import {
  describe,
  type Exploration,
  type Input,
  type Model,
  type Start,
  type State,
  type Step,
} from '../definition/model.ts';

/** A path: where it begins, and each input with the state it must lead to. */
export interface Path<M extends AnyStateMachine> {
  readonly name: string;
  readonly start: Start<M>;
  readonly steps: readonly Step<M>[];
}

/**
 * What the paths have to contain:
 * `transitions`: every transition, and each guard's outcome (all edges, 0-switch);
 * `pairs`: every two of them in a row (1-switch), which also shows what a step leaves behind, and every case of an
 * event and outcome of an actor of which something comes;
 * `steps`: every input in every state of the exploration.
 */
export type Thoroughness = 'transitions' | 'pairs' | 'steps';

export interface CoverOptions {
  /** Default: `transitions`. */
  readonly cover?: Thoroughness | undefined;
  /** Paths grow past their first target while they stay within this length: fewer starts, longer paths. Default: 12. */
  readonly maxSteps?: number | undefined;
}

/** The paths with the coverage they reach and the exploration they were taken from. */
export interface Covering<M extends AnyStateMachine> {
  readonly paths: readonly Path<M>[];
  readonly coverage: Coverage;
  readonly exploration: Exploration<M>;
}

/** A small set of paths that contains every target which can be reached. An exploration of the model may be at hand. */
export function coveringPaths<M extends AnyStateMachine>(
  model: Model<M>,
  { cover = 'transitions', maxSteps = 12 }: CoverOptions = {},
  exploration = explore(model),
): Covering<M> {
  const targetsOf = targetsFor<M>(cover);
  const open = new Set(
    exploration.steps.flatMap((step) => [
      ...(exploration.starts.some(({ state }) => state === step.from) ? targetsOf(undefined, step) : []),
      ...step.to.steps.flatMap((next) => targetsOf(step, next)),
    ]),
  );
  const paths: Path<M>[] = [];

  while (open.size > 0) {
    const steps: Step<M>[] = [];
    for (;;) {
      const isWanted = (before: Step<M> | undefined, step: Step<M>) =>
        targetsOf(before, step).some((target) => open.has(target));
      const leg = nearest(exploration.starts, steps.at(-1), isWanted);
      if (!leg || (steps.length > 0 && steps.length + leg.length > maxSteps)) break;
      for (const step of leg) {
        for (const target of targetsOf(steps.at(-1), step)) open.delete(target);
        steps.push(step);
      }
    }
    const first = steps[0];
    const start = exploration.starts.find(({ state }) => state === first?.from);
    if (!start) break;
    paths.push({ name: nameOf(start, steps), start, steps });
  }
  // Where an actor may start is worth a look, even if no target is near.
  const begun = new Set(paths.map(({ start }) => chartStateOf(start.state)));
  for (const start of exploration.starts) {
    if (begun.has(chartStateOf(start.state))) continue;
    begun.add(chartStateOf(start.state));
    paths.push({ name: nameOf(start, []) || 'start', start, steps: [] });
  }
  const walked = paths.flatMap(({ steps }) => steps);
  return { paths, coverage: coverageOf(exploration, walked), exploration };
}

const chartStateOf = <M extends AnyStateMachine>({ snapshot }: State<M>): string =>
  JSON.stringify((snapshot as AnyMachineSnapshot).value);

const nameOf = <M extends AnyStateMachine>({ input }: Start<M>, steps: readonly Step<M>[]): string =>
  [
    ...(input === undefined ? [] : [JSON.stringify(input)]),
    ...steps.map(({ input }) => describe(input)),
  ].join(' → ');

const targetsFor =
  <M extends AnyStateMachine>(cover: Thoroughness) =>
  (before: Step<M> | undefined, step: Step<M>): readonly string[] => {
    switch (cover) {
      case 'transitions':
        return step.covers;
      case 'pairs':
        return [
          ...(before?.covers ?? ['']).flatMap((first) => step.covers.map((second) => `${first} ⇒ ${second}`)),
          ...(step.refused || step.input.kind === 'elapse' ? [] : [wholly(step.input)]),
        ];
      case 'steps':
        return [`${step.from.key} ${wholly(step.input)}`];
    }
  };

/** The shortest walk onwards to a wanted step (breadth first, over steps: a pair needs to know the step before). */
function nearest<M extends AnyStateMachine>(
  starts: readonly Start<M>[],
  last: Step<M> | undefined,
  isWanted: (before: Step<M> | undefined, step: Step<M>) => boolean,
): Step<M>[] | undefined {
  const cameBy = new Map<Step<M>, Step<M> | undefined>();
  const walkTo = (step: Step<M> | undefined): Step<M>[] => (step ? [...walkTo(cameBy.get(step)), step] : []);
  const onwards = (before: Step<M> | undefined, onto: Step<M> | undefined): Step<M> | undefined => {
    for (const step of before ? before.to.steps : starts.flatMap(({ state }) => state.steps)) {
      if (isWanted(before, step)) return step;
      if (!cameBy.has(step)) cameBy.set(step, onto);
    }
    return undefined;
  };
  const first = onwards(last, undefined);
  if (first) return [first];
  for (const step of cameBy.keys()) {
    const next = onwards(step, step);
    if (next) return [...walkTo(step), next];
  }
  return undefined;
}

/** An input with all that it brings: `describe` may shorten it. */
const wholly = (input: Input): string => `${describe(input)} ${JSON.stringify(input.event)}`;
