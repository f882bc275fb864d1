import type { AnyStateMachine, EventFrom } from 'xstate';
import { describe, type Input, type State, type Step } from '../definition/model.ts';
import type { Path } from './coveringPaths.ts';

/** Something a path can be played in: an actor, a rendered view, a page in a browser. */
export interface World<M extends AnyStateMachine> {
  /** The input must be possible. */
  apply(input: Input<EventFrom<M>>): Promise<void>;
  /** The input may be impossible; it must not change a thing. */
  attempt(input: Input<EventFrom<M>>): Promise<void>;
  /** The world must look as this state says. `came`: the step that has just led there. */
  check(state: State<M>, came?: Step<M>): Promise<void>;
}

/**
 * Plays a path in a world, checking it at the start and after every step.
 * @throws the world's own error, its message preceded by the inputs so far
 */
export async function play<M extends AnyStateMachine>(
  { start, steps }: Path<M>,
  world: World<M>,
): Promise<void> {
  const inputs: string[] = [];
  try {
    await world.check(start.state);
    for (const step of steps) {
      const { input, to, refused } = step;
      inputs.push(describe(input));
      await (refused ? world.attempt(input) : world.apply(input));
      await world.check(to, refused ? undefined : step);
    }
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const prefix = `after ${inputs.join(' → ') || 'the start'}:\n`;
    error.message = prefix + error.message;
    // V8 put the message into the stack when the error was made; reporters print the stack.
    error.stack = `${error.name}: ${error.message}\n${error.stack?.match(/^ {4}at .*$/gm)?.join('\n') ?? ''}`;
    throw error;
  }
}
