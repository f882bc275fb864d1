import { type Separate, separating } from './identifiers.ts';
import type { PerceivedMachine } from './perceivedMachine.ts';
import { coreEdgesOf, requirementsFor, type Test } from './requirements.ts';
import { lengthOf, missingWalks } from './walks.ts';

/** What a suite of walks may cost, and what it should prove. */
export interface Bounds {
  /** How many states more than the core a view may have. */
  readonly extra: number;
  /** How many steps may be added. */
  readonly budget: number;
  /** A walk goes on to further requirements up to this length. */
  readonly maxSteps: number;
}

/** Added walks, and the core for which they and the given ones are complete. */
export interface Complete {
  /** Empty if not even one state fits into the budget. */
  readonly core: ReadonlySet<number>;
  readonly walks: readonly Test[];
  /** Why the core is not the whole machine: no more steps, or nothing tells the other states from those of the core. */
  readonly cut: 'budget' | 'alike' | null;
}

/**
 * Adds walks to the given ones so that they are complete for the largest core within the budget.
 *
 * What is promised: let a view be rendered afresh for each walk, be deterministic, and have, as long as a visitor stays
 * in the core, at most as many states as the core and `extra` together. If it passes all walks, it shows the right
 * screen after every sequence of inputs that stays in the core, and after the step that leaves it. Inputs that the
 * machine does not know in a state are no part of such sequences. Without a cut, the core is the whole machine.
 *
 * The core grows from the starts by states of which the given walks show the most. A state that nothing tells from one
 * of the core is left out.
 */
export function completeWalks(machine: PerceivedMachine, given: readonly Test[], bounds: Bounds): Complete {
  const separate = separating(machine);
  const { order, isWhole } = growth(machine, given, separate, bounds);
  const tryCore = (size: number): Complete | null => {
    const core = new Set(order.slice(0, size));
    const { extra, budget: limit, maxSteps } = bounds;
    const requirements = requirementsFor(machine, core, separate, extra, 50 * (limit + lengthOf(given)));
    const walks = requirements && missingWalks(machine, core, requirements, given, { limit, maxSteps });
    if (!walks) return null;
    const cut =
      core.size === machine.states.length ? null : isWhole && size === order.length ? 'alike' : 'budget';
    return { core, walks, cut };
  };
  let best: Complete = { core: new Set(), walks: [], cut: 'budget' };
  for (let [low, high] = [1, order.length]; low <= high; ) {
    const size = low === 1 && high === order.length ? high : (low + high) >> 1;
    const complete = tryCore(size);
    if (complete) {
      best = complete;
      low = size + 1;
    } else high = size - 1;
  }
  return best;
}

/**
 * States in the order in which a core grows by them, until what they lack is more than the budget. `isWhole`: no other
 * state could be added.
 */
function growth(
  machine: PerceivedMachine,
  given: readonly Test[],
  separate: Separate,
  { budget }: Bounds,
): { readonly order: readonly number[]; readonly isWhole: boolean } {
  const shown = new Set<string>();
  for (const { start, inputs } of given) {
    let state = machine.starts[start];
    for (const input of inputs) {
      if (state === undefined) break;
      shown.add(`${state} ${input}`);
      state = machine.states[state]?.get(input)?.to;
    }
  }
  const lacks = (state: number) =>
    coreEdgesOf(machine, state).filter(([input]) => !shown.has(`${state} ${input}`)).length;
  const near = new Map(machine.starts.map((state) => [state, lacks(state)]));
  const core: number[] = [];
  const known = new Set(near.keys());
  let lacking = 0;
  while (near.size > 0 && lacking <= budget) {
    const [state = -1, lack = 0] = [...near].reduce((least, each) => (each[1] < least[1] ? each : least));
    near.delete(state);
    if (core.some((other) => separate(state, other) === null)) continue;
    core.push(state);
    lacking += lack;
    for (const [, { to }] of coreEdgesOf(machine, state)) {
      if (known.has(to)) continue;
      known.add(to);
      near.set(to, lacks(to));
    }
  }
  return { order: core, isWhole: near.size === 0 };
}
