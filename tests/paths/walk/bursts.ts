import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leafOf } from '../definition/leafOf.ts';
import { describe, type Exploration, type Input, type State, type Step } from '../definition/model.ts';

/** Two inputs in one task: the second one comes before the view has rendered what the first one did. */
export interface Burst<M extends AnyStateMachine> {
  readonly first: Step<M>;
  /** The step that the second input is in the state after the first. */
  readonly second: Step<M>;
}

/** `message.submit + message.submit` */
export const nameOfBurst = <M extends AnyStateMachine>({ first, second }: Burst<M>): string =>
  `${describe(first.input)} + ${describe(second.input)}`;

/** How telling a burst is: the lower, the more. */
export type Rank = 0 | 1 | 2 | 3;

/**
 * Returns one burst for each pair of what a first and a second input do in a state of the chart, in four ranks: the same
 * input twice; an input while time passes or an actor does something; two inputs that the first state offers; and inputs
 * that only the state after the first offers, such as closing what a first press of the same button opened. Within a
 * rank, the states take turns, so that a budget leaves none out. Bursts whose first input the machine refuses are left
 * out, because nothing is rendered then.
 * @param isLeftOut inputs that are part of no burst
 */
export function burstsOf<M extends AnyStateMachine>(
  exploration: Exploration<M>,
  isLeftOut: (input: Input) => boolean = () => false,
): Record<Rank, Burst<M>[]> {
  const seen = new Set<string>();
  const turns = new Map<string, number>();
  const ranks: Record<Rank, { readonly burst: Burst<M>; readonly turn: number }[]> = {
    0: [],
    1: [],
    2: [],
    3: [],
  };
  const kinds = new Map<Step<M>, string>();
  const kindOf = (step: Step<M>): string => {
    const known = kinds.get(step);
    if (known !== undefined) return known;
    const kind = `${stateOf(step.from)} ${shortInput(step)} ${step.refused ? 'refused' : ''} ${step.covers}`;
    kinds.set(step, kind);
    return kind;
  };
  for (const state of exploration.states.values())
    for (const first of state.steps) {
      if (first.refused || isLeftOut(first.input)) continue;
      for (const second of first.to.steps) {
        if (isLeftOut(second.input)) continue;
        if (first.input.kind === 'elapse' && second.input.kind === 'elapse') continue;
        const rank = rankOf(first, second);
        const key = `${rank} ${kindOf(first)} ⇒ ${kindOf(second)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const group = `${rank} ${stateOf(state)}`;
        const turn = turns.get(group) ?? 0;
        turns.set(group, turn + 1);
        ranks[rank].push({ burst: { first, second }, turn });
      }
    }
  const inTurns = (rank: Rank) => ranks[rank].sort((a, b) => a.turn - b.turn).map(({ burst }) => burst);
  return { 0: inTurns(0), 1: inTurns(1), 2: inTurns(2), 3: inTurns(3) };
}

const stateOf = <M extends AnyStateMachine>({ snapshot }: State<M>): string =>
  leafOf((snapshot as AnyMachineSnapshot).value);

/** The input without its payload. */
const shortInput = <M extends AnyStateMachine>({ input }: Step<M>): string =>
  input.kind === 'send' ? (input.event as AnyEventObject).type : describe(input);

const rankOf = <M extends AnyStateMachine>(first: Step<M>, second: Step<M>): Rank => {
  if (describe(first.input) === describe(second.input)) return 0;
  const sends = [first, second].filter(({ input }) => input.kind === 'send');
  if (sends.length === 1) return 1;
  const isOffered = first.from.steps.some((step) => !step.refused && shortInput(step) === shortInput(second));
  return isOffered ? 2 : 3;
};
