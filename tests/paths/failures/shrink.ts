import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom } from 'xstate';
import { inputIn, runningActors } from '../definition/actors.ts';
import { eventsOf } from '../definition/explore.ts';
import { dueFirst } from '../definition/macrostep.ts';
import type { Exploration, Input, Model, State, Step } from '../definition/model.ts';
import { shortestPath } from '../definition/shortestPath.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { pathAlong } from './recordedPath.ts';

/** How many walks may still be spent on making paths shorter. */
export interface Budget {
  left: number;
}

/** Walks a path; the number of steps after which it failed, or null if it passed. */
export type Walk<M extends AnyStateMachine> = (path: Path<M>) => Promise<number | null>;

/**
 * Makes a failing path shorter, as long as it fails: its last steps after the shortest way to where they begin, then
 * without any piece that it fails without (Zeller and Hildebrandt 2002), then with the shortest payloads of the model.
 * Inputs that are not possible any more cost no walk.
 * @param failedAfter the number of steps after which it failed
 * @returns the path, and whether no input of it can be left out
 */
export async function shrink<M extends AnyStateMachine>(
  exploration: Exploration<M>,
  { start, steps, together }: Path<M>,
  failedAfter: number,
  walk: Walk<M>,
  budget: Budget,
): Promise<{ readonly path: Path<M>; readonly isShortest: boolean }> {
  const { model } = exploration;
  type Inputs = readonly { readonly input: Input<EventFrom<M>>; readonly together: boolean }[];
  const inputsOf = (some: readonly Step<M>[], joined = together): Inputs =>
    some.map((step) => ({ input: step.input, together: joined?.has(step) ?? false }));
  let current = inputsOf(steps.slice(0, failedAfter));
  const pathOf = (inputs: Inputs) =>
    pathAlong(
      model,
      start.input,
      inputs.map(({ input, together }) =>
        Object.assign((state: State<M>) => again(model, input, state), { together }),
      ),
    );
  const isRefused = steps[failedAfter - 1]?.refused;
  let isCutShort = false;
  const failsWith = async (inputs: Inputs): Promise<boolean> => {
    const path = pathOf(inputs);
    // What the machine refuses now is another failure.
    if (!path || path.steps.at(-1)?.refused !== isRefused) return false;
    if (budget.left <= 0) {
      isCutShort = true;
      return false;
    }
    budget.left -= 1;
    const after = await walk(path);
    if (after === null) return false;
    current = inputsOf(path.steps.slice(0, after), path.together);
    return true;
  };

  for (let last = 1; last < failedAfter; last *= 2) {
    const place = steps[failedAfter - last];
    const way = place && exploration.states.has(place.from.key) ? shortestPath(exploration, place.from) : [];
    const inputs = inputsOf([...way, ...steps.slice(failedAfter - last, failedAfter)]);
    const isSameStart = way.length > 0 ? way[0]?.from === start.state : place?.from === start.state;
    if (isSameStart && inputs.length < current.length && (await failsWith(inputs))) break;
  }
  for (let size = Math.ceil(current.length / 2); size >= 1; ) {
    const before = current.length;
    for (let at = 0; at + size <= current.length; )
      if (!(await failsWith([...current.slice(0, at), ...current.slice(at + size)]))) at += 1;
    if (size === 1 && current.length === before) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  const isShortest = !isCutShort;
  for (let at = 0; at < current.length; at++)
    for (const shorter of shorterCases(model, current[at]?.input)) {
      const length = current.length;
      const inputs = current.map((input, n) => (n === at ? { ...input, input: shorter } : input));
      if ((await failsWith(inputs)) && current.length <= length) break;
    }
  return { path: pathOf(current) ?? { name: '', start, steps: steps.slice(0, failedAfter) }, isShortest };
}

/** The same input in another state; null if it is not possible there. */
const again = <M extends AnyStateMachine>(
  model: Model<M>,
  input: Input<EventFrom<M>>,
  { snapshot, timers, ended }: State<M>,
): Input<EventFrom<M>> | null => {
  const current = snapshot as AnyMachineSnapshot;
  if (current.status !== 'active') return null;
  if (input.kind === 'send') return (model.possible?.(snapshot, input.event) ?? true) ? input : null;
  if (input.kind === 'settle') {
    const running = runningActors(current, ended, model.outcomes);
    return running.some(({ name }) => name === input.actor)
      ? inputIn({ snapshot, ended }, input, model.outcomes)
      : null;
  }
  const due = dueFirst(timers);
  if (!due) return null;
  if (input.event.type === '') return input.ms < due.ms ? input : null;
  return { kind: 'elapse', ms: due.ms, delay: due.delay, event: due.event };
};

/** The other cases of an event that take less to write, the shortest first. */
const shorterCases = <M extends AnyStateMachine>(
  model: Model<M>,
  input: Input<EventFrom<M>> | undefined,
): readonly Input<EventFrom<M>>[] => {
  if (input?.kind !== 'send') return [];
  const length = (event: AnyEventObject) => JSON.stringify(event).length;
  const { type } = input.event as AnyEventObject;
  return [...eventsOf(model)]
    .filter((event: AnyEventObject) => event.type === type && length(event) < length(input.event))
    .sort((a, b) => length(a) - length(b))
    .map((event) => ({ kind: 'send', event }));
};
