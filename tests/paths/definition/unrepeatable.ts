import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { identify } from './identify.ts';
import { type Reaction, react } from './macrostep.ts';
import { describe, type Exploration } from './model.ts';
import { shortestPath, shortestThree } from './shortestPath.ts';

const halfYearMs = 183 * 24 * 60 * 60 * 1_000;

/**
 * Repeats every step half a year later, with other random numbers. Returns the stories, at most three and how many more
 * there are, of the steps that end elsewhere then: an assign, a guard or a delay reads the clock or chance, so that no path can be repeated.
 */
export function unrepeatable<M extends AnyStateMachine>(exploration: Exploration<M>): string[] {
  const { model, steps } = exploration;
  const contentOf = ({ snapshot, timers }: Pick<Reaction<M>, 'snapshot' | 'timers'>): string => {
    const { value, context } = snapshot as AnyMachineSnapshot;
    const content = model.identity ? model.identity(snapshot) : context;
    return identify([value, content, timers.map(({ id, ms }) => [id, ms])], 'context');
  };
  const { random } = Math;
  const Clock = Date;
  globalThis.Date = class extends Clock {
    constructor(...parts: readonly number[]) {
      super(...((parts.length > 0 ? parts : [Clock.now() + halfYearMs]) as [number]));
    }
    static override now = (): number => Clock.now() + halfYearMs;
  } as DateConstructor;
  Math.random = () => (random() + 0.5) % 1;
  try {
    const stories = steps
      .filter(({ from, input, to }) => contentOf(react(model.machine, from, input)) !== contentOf(to))
      .map(({ from, input }) =>
        [...shortestPath(exploration, from).map((step) => step.input), input].map(describe).join(' → '),
      );
    return shortestThree(stories);
  } finally {
    globalThis.Date = Clock;
    Math.random = random;
  }
}
