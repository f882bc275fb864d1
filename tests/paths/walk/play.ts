import type { AnyStateMachine, EventFrom } from 'xstate';
import { describe, type Input, type State, type Step } from '../definition/model.ts';
import type { Path } from './coveringPaths.ts';

/** Where a path can be walked: an actor, a rendered view, a page in a browser. */
export interface World<M extends AnyStateMachine> {
  /** Applies an input that must be possible. */
  apply(input: Input<EventFrom<M>>): Promise<void>;
  /** Tries an input that may be impossible and must change nothing. */
  attempt(input: Input<EventFrom<M>>): Promise<void>;
  /** Checks that the world is in this state. `came` is the step that led there. */
  check(state: State<M>, came?: Step<M>): Promise<void>;
  /** Does two inputs in one task and checks where they lead. Default: one after the other. */
  burst?(first: Step<M>, second: Step<M>): Promise<void>;
}

const failedAfter = new WeakMap<object, number>();

/** How many steps of a path were done before `play` failed with this error; undefined for other errors. */
export const stepsBefore = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null ? failedAfter.get(error) : undefined;

/**
 * Walks a path in a world, and checks the world at the start and after every step.
 * @throws the error of the world; its message starts with the inputs so far
 */
export async function play<M extends AnyStateMachine>(
  { start, steps, together }: Path<M>,
  world: World<M>,
): Promise<void> {
  const inputs: string[] = [];
  try {
    await world.check(start.state);
    let doneWithFirst = -1;
    for (const [i, step] of steps.entries()) {
      const { input, to, refused } = step;
      const next = steps[i + 1];
      if (i === doneWithFirst) continue;
      if (world.burst && next && together?.has(next)) {
        doneWithFirst = i + 1;
        inputs.push(`[${describe(input)}`, `${describe(next.input)}]`);
        await world.burst(step, next);
        continue;
      }
      inputs.push(describe(input));
      await (refused ? world.attempt(input) : world.apply(input));
      await world.check(to, refused ? undefined : step);
    }
  } catch (cause) {
    throw afterInputs(cause, inputs, inputs.length);
  }
}

/** The error of a walk, whose message begins with the inputs so far. {@link stepsBefore} returns the number of steps. */
export function afterInputs(cause: unknown, inputs: readonly string[], steps: number): Error {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  error.message = `after ${inputs.join(' → ') || 'the start'}:\n${error.message}`;
  failedAfter.set(error, steps);
  // V8 copied the message into the stack when the error was created, and reporters print the stack.
  error.stack = `${error.name}: ${error.message}\n${error.stack?.match(/^ {4}at .*$/gm)?.join('\n') ?? ''}`;
  return error;
}
