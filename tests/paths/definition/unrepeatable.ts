import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { contentOf } from './contentOf.ts';
import { identify } from './identify.ts';
import { type Reaction, react } from './macrostep.ts';
import type { Exploration, Model, Step } from './model.ts';

const halfYearMs = 183 * 24 * 60 * 60 * 1_000;

/** What a reaction has come to, as text that can be compared. */
const resultOf = <M extends AnyStateMachine>(
  model: Model<M>,
  { snapshot, timers }: Pick<Reaction<M>, 'snapshot' | 'timers'>,
): string => {
  const { value } = snapshot as AnyMachineSnapshot;
  return `${identify([value, timers.map(({ id, ms }) => [id, ms])], 'value')} ${contentOf(model, snapshot)}`;
};

/**
 * Repeats steps half a year later, with other random numbers. Returns those that end elsewhere then: an assign, a guard
 * or a delay reads the clock or chance, so that no path can be repeated.
 */
export function unrepeatable<M extends AnyStateMachine>({
  model,
  steps,
}: Pick<Exploration<M>, 'model' | 'steps'>): Step<M>[] {
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
    return steps.filter(
      ({ from, input, to }) => resultOf(model, react(model, from, input)) !== resultOf(model, to),
    );
  } finally {
    globalThis.Date = Clock;
    Math.random = random;
  }
}
