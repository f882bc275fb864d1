// @vitest-environment node
// @proof thorough
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeWalks } from './completeWalks.ts';
import { separating } from './identifiers.ts';
import type { Edge, PerceivedMachine } from './perceivedMachine.ts';
import { coreEdgesOf, requirementsFor, type Test } from './requirements.ts';
import { lengthOf, missingWalks } from './walks.ts';

/** A view: it reacts to every input, and shows something in each state. */
interface View {
  readonly start: number;
  /** `next[state][input]`. */
  readonly next: readonly (readonly number[])[];
  readonly shows: readonly number[];
}
const inputs = ['a', 'b', 'c'];
/** A state shows a number; it has no edge where `next` has null. */
interface Specification {
  readonly next: readonly (readonly (Edge | null)[])[];
  readonly shows: readonly number[];
}
const machineOf = ({ next, shows }: Specification): PerceivedMachine => ({
  starts: [0],
  states: next.map(
    (edges) => new Map(edges.flatMap((edge, at) => (edge ? [[inputs[at] ?? '', edge] as const] : []))),
  ),
  differ: (a, b) => shows[a] !== shows[b],
});

/** Whether a view shows in each walk what it should. */
const passes = (view: View, specification: Specification, walks: readonly Test[]): boolean =>
  walks.every(({ inputs: walk }) => {
    let [is, should] = [view.start, 0];
    if (view.shows[is] !== specification.shows[should]) return false;
    for (const input of walk) {
      const at = inputs.indexOf(input);
      is = view.next[is]?.[at] ?? is;
      should = specification.next[should]?.[at]?.to ?? should;
      if (view.shows[is] !== specification.shows[should]) return false;
    }
    return true;
  });

/** Whether a view shows what it should after every sequence of inputs that stays in the core, and the step that leaves it. */
const conforms = (view: View, specification: Specification, core: ReadonlySet<number>): boolean => {
  const machine = machineOf(specification);
  const queue: [is: number, should: number][] = [[view.start, 0]];
  const seen = new Set(['0']);
  for (const [is, should] of queue) {
    if (view.shows[is] !== specification.shows[should]) return false;
    if (!core.has(should)) continue;
    for (const [input, { to }] of coreEdgesOf(machine, should)) {
      const next = view.next[is]?.[inputs.indexOf(input)] ?? is;
      if (!seen.has(`${next} ${to}`)) queue.push([next, to]);
      seen.add(`${next} ${to}`);
    }
  }
  return true;
};

/** How many states a view has while a visitor stays in the core. */
const statesWithin = (view: View, specification: Specification, core: ReadonlySet<number>): number => {
  const machine = machineOf(specification);
  const queue: [is: number, should: number][] = core.has(0) ? [[view.start, 0]] : [];
  const seen = new Set([`${view.start} 0`]);
  for (const [is, should] of queue)
    for (const [input, { to }] of coreEdgesOf(machine, should)) {
      const next = view.next[is]?.[inputs.indexOf(input)] ?? is;
      if (core.has(to) && !seen.has(`${next} ${to}`)) queue.push([next, to]);
      seen.add(`${next} ${to}`);
    }
  return new Set(queue.map(([is]) => is)).size;
};

const edge = (states: number) =>
  fc.option(
    fc.record({
      to: fc.nat(states - 1),
      isAttempt: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.boolean()),
    }),
    { freq: 6 },
  );
const specifications = (maxStates: number, inputCount: number, screens: number) =>
  fc.integer({ min: 2, max: maxStates }).chain((states) =>
    fc.record({
      next: fc.array(fc.array(edge(states), { minLength: inputCount, maxLength: inputCount }), {
        minLength: states,
        maxLength: states,
      }),
      shows: fc.array(fc.nat(screens - 1), { minLength: states, maxLength: states }),
    }),
  );
/** Walks of a suite that exists already. */
const someWalks = ({ next }: Specification, choices: readonly (readonly number[])[]): Test[] =>
  choices.map((choice) => {
    let state = 0;
    const walk: string[] = [];
    for (const at of choice) {
      const edge = next[state]?.[at];
      if (!edge) continue;
      walk.push(inputs[at] ?? '');
      state = edge.to;
    }
    return { start: 0, inputs: walk };
  });
const generous = { budget: 100_000, maxSteps: 30 };
/** Every view with this many states, two inputs and two screens. */
function* allViews(states: number): Generator<View> {
  for (let code = 0; code < states ** (2 * states) * 2 ** states; code++) {
    let rest = code;
    const digit = (base: number) => {
      const value = rest % base;
      rest = (rest - value) / base;
      return value;
    };
    const next = Array.from({ length: states }, () => [digit(states), digit(states)]);
    yield { start: 0, next, shows: Array.from({ length: states }, () => digit(2)) };
  }
}
const threeStates = [...allViews(1), ...allViews(2), ...allViews(3)];

describe('walks complete for a core (M17)', () => {
  it.each([0, 1])('find every faulty view of up to three states, %i of them hidden', (extra) => {
    let [wrong, missedBefore] = [0, 0];
    fc.assert(
      fc.property(
        specifications(3, 2, 2),
        fc.array(fc.array(fc.nat(1), { maxLength: 6 }), { maxLength: 3 }),
        (specification, choices) => {
          const given = someWalks(specification, choices);
          const { core, walks } = completeWalks(machineOf(specification), given, { ...generous, extra });
          for (const view of threeStates) {
            if (conforms(view, specification, core)) continue;
            if (statesWithin(view, specification, core) > core.size + extra) continue;
            wrong++;
            if (passes(view, specification, given)) missedBefore++;
            if (passes(view, specification, [...given, ...walks])) return false;
          }
          return true;
        },
      ),
      { numRuns: 40, seed: 5 },
    );
    expect(wrong).toBeGreaterThan(5_000);
    expect(missedBefore).toBeGreaterThan(500);
  });

  it.each([0, 1])('find wrong ways in larger machines, with %i hidden states', (extra) => {
    let [wrong, missedBefore] = [0, 0];
    const change = fc.record({ state: fc.nat(7), at: fc.nat(1), to: fc.nat(7) });
    const faults = fc.array(
      fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 4 }), like: fc.nat(6) }),
      { minLength: 100, maxLength: 100 },
    );
    const choices = fc.array(fc.array(fc.nat(1), { maxLength: 12 }), { maxLength: 3 });
    fc.assert(
      fc.property(specifications(6, 2, 2), choices, faults, (specification, choices, faults) => {
        const given = someWalks(specification, choices);
        const { core, walks } = completeWalks(machineOf(specification), given, { ...generous, extra });
        for (const { changes, like } of faults) {
          const next = specification.next.map((edges, from) => edges.map((edge) => edge?.to ?? from));
          const shows = [...specification.shows];
          if (extra > 0) {
            next.push([...(next[like % shows.length] ?? [])]);
            shows.push(shows[like % shows.length] ?? 0);
          }
          for (const { state, at, to } of changes) next[state % next.length]![at] = to % next.length;
          const view = { start: 0, next, shows };
          if (conforms(view, specification, core)) continue;
          if (statesWithin(view, specification, core) > core.size + extra) continue;
          wrong++;
          if (passes(view, specification, given)) missedBefore++;
          if (passes(view, specification, [...given, ...walks])) return false;
        }
        return true;
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(wrong).toBeGreaterThan(5_000);
    expect(missedBefore).toBeGreaterThan(1_000);
  });

  it('do not rely on what a walk shows after it has left the core', () => {
    const specification: Specification = {
      next: [
        [{ to: 2 }, { to: 1 }, { to: 1 }],
        [null, null, { to: 0 }],
        [{ to: 0 }, null, null],
      ],
      shows: [0, 1, 2],
    };
    // It stays where b is first pressed, but not after a, a.
    const view: View = {
      start: 0,
      next: [
        [2, 0, 1],
        [1, 1, 0],
        [3, 2, 2],
        [2, 1, 1],
      ],
      shows: [0, 1, 2, 0],
    };
    const machine = machineOf(specification);
    const core = new Set([0, 1]);
    const given = [
      { start: 0, inputs: ['a', 'a', 'b'] },
      { start: 0, inputs: ['c', 'c'] },
    ];
    expect(statesWithin(view, specification, core)).toBe(2);
    const requirements = requirementsFor(machine, core, separating(machine), 0);
    const added = missingWalks(machine, core, requirements!, given, { limit: 100, maxSteps: 30 });
    expect(passes(view, specification, given)).toBe(true);
    expect(passes(view, specification, added!)).toBe(false);
  });

  it('one hidden state is not found by the walks for none', () => {
    // a: goes on, b: stays. The view forgets once after b.
    const specification: Specification = {
      next: [
        [{ to: 1 }, { to: 0 }],
        [{ to: 0 }, { to: 1 }],
      ],
      shows: [0, 1],
    };
    const view: View = {
      start: 0,
      next: [
        [1, 0],
        [0, 2],
        [2, 1],
      ],
      shows: [0, 1, 1],
    };
    const at = (extra: number) => completeWalks(machineOf(specification), [], { ...generous, extra });
    expect(conforms(view, specification, new Set([0, 1]))).toBe(false);
    expect(passes(view, specification, at(0).walks)).toBe(true);
    expect(passes(view, specification, at(1).walks)).toBe(false);
  });
});

it('an edge is tested on any walk only where the screen says which state it is', () => {
  // The first two states look alike, and a tells them apart.
  const machine = machineOf({
    next: [
      [{ to: 1 }, null],
      [{ to: 2 }, { to: 2 }],
      [{ to: 2 }, { to: 0 }],
    ],
    shows: [0, 0, 1],
  });
  const requirements = requirementsFor(machine, new Set([0, 1, 2]), separating(machine), 0);
  expect(requirements?.anywhere).toEqual([
    { from: 2, inputs: ['a'] },
    { from: 2, inputs: ['b', 'a'] },
  ]);
  expect(requirements?.beginnings.map(({ inputs }) => inputs.join(''))).toEqual([
    'a',
    'aa',
    'aa',
    'aa',
    'ab',
  ]);
});

describe('the core', () => {
  const ring = (states: number): Specification => ({
    next: Array.from({ length: states }, (_, at) => [{ to: (at + 1) % states }, { to: at }]),
    shows: Array.from({ length: states }, (_, at) => at),
  });

  it('is as large as the budget allows', () => {
    const at = (budget: number) => completeWalks(machineOf(ring(6)), [], { extra: 0, budget, maxSteps: 30 });
    expect(at(100)).toMatchObject({ core: new Set([0, 1, 2, 3, 4, 5]), cut: null });
    const some = at(6);
    expect(some.cut).toBe('budget');
    expect(some.core.size).toBeGreaterThan(0);
    expect(some.core.size).toBeLessThan(6);
    expect(lengthOf(some.walks)).toBeLessThanOrEqual(6);
    expect(at(0)).toEqual({ core: new Set(), walks: [], cut: 'budget' });
  });

  it('needs no steps that walks already have', () => {
    const given = [{ start: 0, inputs: ['b', 'a', 'b', 'a', 'b', 'a'] }];
    expect(completeWalks(machineOf(ring(3)), given, { ...generous, extra: 0 })).toMatchObject({
      core: new Set([0, 1, 2]),
      walks: [],
    });
  });

  it('leaves out what nothing tells from its states', () => {
    const { next } = ring(3);
    const alike = { next, shows: [0, 1, 1] };
    const [, , last] = next;
    const { core, cut } = completeWalks(
      machineOf({ ...alike, next: [next[0]!, [{ to: 2 }, null], [null, last![1]!]] }),
      [],
      {
        ...generous,
        extra: 0,
      },
    );
    expect([[...core], cut]).toEqual([[0, 1], 'alike']);
  });
});

it('separates states by the shortest inputs that both have', () => {
  const specification: Specification = {
    next: [
      [{ to: 1 }, { to: 3 }],
      [{ to: 2 }, null],
      [{ to: 3 }, null],
      [{ to: 3 }, null],
    ],
    shows: [0, 0, 0, 1],
  };
  const separate = separating(machineOf(specification));
  expect(separate(0, 3)).toEqual([]);
  expect(separate(1, 2)).toEqual(['a']);
  expect(separate(2, 0)).toEqual(['a']);
  expect(separate(0, 1)).toEqual(['a', 'a']);
  expect(separate(1, 1)).toBeNull();
});
