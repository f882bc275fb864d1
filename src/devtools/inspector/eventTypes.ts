import { isInternalEvent } from '../../../tests/paths/definition/index.ts';
import { type ChartState, statesIn } from './chartData.ts';

interface EventTypes {
  /** Guards may still refuse them. */
  readonly accepted: readonly string[];
  readonly others: readonly string[];
}

/** Without XState's own events and wildcards. */
export const eventTypesOf = (chart: ChartState, activeStates: readonly string[]): EventTypes => {
  const typesOf = (states: readonly ChartState[]): ReadonlySet<string> =>
    new Set(
      states
        .flatMap(({ transitions }) => transitions.map(({ event }) => event))
        .filter((event) => event !== '' && !event.includes('*') && !isInternalEvent(event)),
    );
  const states = statesIn(chart);
  const accepted = typesOf(states.filter(({ name }) => activeStates.includes(name)));
  return { accepted: [...accepted], others: [...typesOf(states)].filter((type) => !accepted.has(type)) };
};
