import type { PerceivedMachine } from './perceivedMachine.ts';

/** Inputs in a row, by name. */
export type Inputs = readonly string[];

/** The shortest inputs, possible in both states, after which their screens tell them apart; null if there are none. */
export type Separate = (a: number, b: number) => Inputs | null;

/** Pairs of states that are looked at before two states count as not told apart. */
const limit = 5_000;

/** Finds and remembers what tells two states apart. It is `[]` where their own screens do. */
export function separating({ states, differ }: PerceivedMachine): Separate {
  const known = new Map<string, Inputs | null>();
  const search = (a: number, b: number): Inputs | null => {
    const queue: { readonly a: number; readonly b: number; readonly inputs: Inputs }[] = [
      { a, b, inputs: [] },
    ];
    const seen = new Set([`${a} ${b}`]);
    for (const pair of queue) {
      if (differ(pair.a, pair.b)) return pair.inputs;
      if (seen.size > limit) return null;
      for (const [input, { to }] of states[pair.a] ?? []) {
        const other = states[pair.b]?.get(input)?.to;
        if (other === undefined || to === other || seen.has(`${to} ${other}`)) continue;
        seen.add(`${to} ${other}`);
        queue.push({ a: to, b: other, inputs: [...pair.inputs, input] });
      }
    }
    return null;
  };
  return (a, b) => {
    if (differ(a, b)) return [];
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = search(Math.min(a, b), Math.max(a, b));
    known.set(key, found);
    return found;
  };
}

/**
 * Harmonized identifiers: for each state of the core the inputs that tell it from every other one. Any two states share
 * the inputs that separate them. A state that its screen alone identifies has `[[]]`.
 */
export function identifiersOf(
  core: ReadonlySet<number>,
  separate: Separate,
): ReadonlyMap<number, readonly Inputs[]> {
  const identifier = (state: number): Inputs[] => {
    const all = new Map<string, Inputs>([['[]', []]]);
    for (const other of core) {
      const inputs = other === state ? [] : (separate(state, other) ?? []);
      all.set(JSON.stringify(inputs), inputs);
    }
    return [...all.values()].filter((one) => ![...all.values()].some((other) => isBeginningOf(one, other)));
  };
  return new Map([...core].map((state) => [state, identifier(state)]));
}

/** Whether the second contains the first and goes on. */
const isBeginningOf = (one: Inputs, other: Inputs): boolean =>
  one.length < other.length && one.every((input, at) => input === other[at]);
