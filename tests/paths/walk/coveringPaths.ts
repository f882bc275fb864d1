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

/** A path: where it starts, and its steps. */
export interface Path<M extends AnyStateMachine> {
  readonly name: string;
  readonly start: Start<M>;
  readonly steps: readonly Step<M>[];
  /** Steps that are done in one task with the one before. Default: none. */
  readonly together?: ReadonlySet<Step<M>>;
}

/**
 * What the paths must contain:
 * `transitions`: every transition, and every refusal by guards (0-switch coverage);
 * `cases`: these, and every case of an event or outcome that has an effect;
 * `pairs`: every two transitions or refusals in a row (1-switch coverage), which also shows what a step leaves behind, and
 * every case;
 * `steps`: every input in every state of the exploration.
 */
export type Thoroughness = 'transitions' | 'cases' | 'pairs' | 'steps';

export interface CoverOptions {
  /** Default: `transitions`. */
  readonly cover?: Thoroughness | undefined;
  /** A path continues after its first target up to this length: fewer starts, longer paths. Default: 30. */
  readonly maxSteps?: number | undefined;
}

/** The paths, their coverage, and the exploration that they come from. */
export interface Covering<M extends AnyStateMachine> {
  readonly paths: readonly Path<M>[];
  readonly coverage: Coverage;
  readonly exploration: Exploration<M>;
}

/**
 * Returns a small set of paths that contain every reachable target. Pass an exploration of the model if you have one.
 */
export function coveringPaths<M extends AnyStateMachine>(
  model: Model<M>,
  { cover = 'transitions', maxSteps = 30 }: CoverOptions = {},
  exploration = explore(model),
): Covering<M> {
  const open = new OpenTargets<M>(cover);
  for (const step of exploration.steps) {
    if (exploration.starts.some(({ state }) => state === step.from)) open.add(undefined, step);
    for (const next of step.to.steps) open.add(step, next);
  }
  const paths: Path<M>[] = [];

  while (open.size > 0) {
    const steps: Step<M>[] = [];
    for (;;) {
      const section = nearest(exploration.starts, steps.at(-1), open);
      if (!section || (steps.length > 0 && steps.length + section.length > maxSteps)) break;
      for (const step of section) {
        open.delete(steps.at(-1), step);
        steps.push(step);
      }
    }
    const first = steps[0];
    const start = exploration.starts.find(({ state }) => state === first?.from);
    if (!start) break;
    paths.push({ name: nameOfPath(start, steps), start, steps });
  }
  // Every state of the chart in which an actor may start must be checked, even if no target is near.
  const startedIn = new Set(paths.map(({ start }) => chartStateOf(start.state)));
  for (const start of exploration.starts) {
    if (startedIn.has(chartStateOf(start.state))) continue;
    startedIn.add(chartStateOf(start.state));
    paths.push({ name: nameOfPath(start, []) || 'start', start, steps: [] });
  }
  const walked = paths.flatMap(({ steps }) => steps);
  return { paths, coverage: coverageOf(exploration, walked), exploration };
}

const chartStateOf = <M extends AnyStateMachine>({ snapshot }: State<M>): string =>
  JSON.stringify((snapshot as AnyMachineSnapshot).value);

/** The inputs of a path in words, after the input of its machine. */
export const nameOfPath = <M extends AnyStateMachine>(
  { input }: Start<M>,
  steps: readonly Step<M>[],
): string =>
  [
    ...(input === undefined ? [] : [JSON.stringify(input)]),
    ...steps.map(({ input }) => describe(input)),
  ].join(' → ');

/**
 * The targets that no path contains yet. A target has two parts: what a step covers, and for pairs what the step before
 * covers. The search for the nearest asks for each many times, so the parts are never joined to one string.
 */
class OpenTargets<M extends AnyStateMachine> {
  size = 0;
  readonly #cover: Thoroughness;
  readonly #open = new Map<string, Set<string>>();

  constructor(cover: Thoroughness) {
    this.#cover = cover;
  }

  add(before: Step<M> | undefined, step: Step<M>): void {
    this.#visit(before, step, (first, second) => {
      const seconds = this.#open.get(first) ?? new Set();
      this.#open.set(first, seconds);
      if (!seconds.has(second)) this.size += 1;
      seconds.add(second);
      return false;
    });
  }

  delete(before: Step<M> | undefined, step: Step<M>): void {
    this.#visit(before, step, (first, second) => {
      if (this.#open.get(first)?.delete(second)) this.size -= 1;
      return false;
    });
  }

  has(before: Step<M> | undefined, step: Step<M>): boolean {
    return this.#visit(before, step, (first, second) => this.#open.get(first)?.has(second) ?? false);
  }

  /** Visits the targets that this step after that one covers, until a visit returns true; whether one did. */
  #visit(
    before: Step<M> | undefined,
    step: Step<M>,
    visit: (first: string, second: string) => boolean,
  ): boolean {
    const cover = this.#cover;
    if (cover === 'steps') return visit(step.from.key, fullDescription(step.input));
    const covered =
      cover === 'pairs'
        ? (before?.covers ?? ['(start)']).some((first) => step.covers.some((second) => visit(first, second)))
        : step.covers.some((target) => visit('', target));
    if (covered || cover === 'transitions' || step.refused || step.input.kind === 'elapse') return covered;
    return visit('', fullDescription(step.input));
  }
}

/**
 * The shortest steps from here to a step that covers an open target. Breadth-first over steps, because a pair depends
 * on the step before.
 */
function nearest<M extends AnyStateMachine>(
  starts: readonly Start<M>[],
  last: Step<M> | undefined,
  open: OpenTargets<M>,
): Step<M>[] | undefined {
  const previousOf = new Map<Step<M>, Step<M> | undefined>();
  const stepsTo = (step: Step<M> | undefined): Step<M>[] =>
    step ? [...stepsTo(previousOf.get(step)), step] : [];
  const findNext = (before: Step<M> | undefined, previous: Step<M> | undefined): Step<M> | undefined => {
    for (const step of before ? before.to.steps : starts.flatMap(({ state }) => state.steps)) {
      if (open.has(before, step)) return step;
      if (!previousOf.has(step)) previousOf.set(step, previous);
    }
    return undefined;
  };
  const first = findNext(last, undefined);
  if (first) return [first];
  for (const step of previousOf.keys()) {
    const next = findNext(step, step);
    if (next) return [...stepsTo(step), next];
  }
  return undefined;
}

const descriptions = new WeakMap<Input, string>();

/** `describe` may shorten a payload; this does not. The search for the nearest target asks for each many times. */
const fullDescription = (input: Input): string => {
  const known = descriptions.get(input);
  if (known !== undefined) return known;
  const text = `${describe(input)} ${JSON.stringify(input.event)}`;
  descriptions.set(input, text);
  return text;
};
