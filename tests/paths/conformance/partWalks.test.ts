// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeByParts } from './partWalks.ts';
import type { Edge, PerceivedMachine, ScreenPart } from './perceivedMachine.ts';
import { coreEdgesOf, type Test } from './requirements.ts';
import { lengthOf } from './walks.ts';

const inputs = ['a', 'b'];
const looks = ['0', '1'];
/** Each state shows a look of each part; it has no edge where `next` has null. */
interface Specification {
  readonly starts: readonly number[];
  readonly next: readonly (readonly (Edge | null)[])[];
  readonly shows: readonly (readonly number[])[];
}
const machineOf = ({ starts, next }: Specification): PerceivedMachine => ({
  starts,
  states: next.map(
    (edges) => new Map(edges.flatMap((edge, at) => (edge ? [[inputs[at] ?? '', edge] as const] : []))),
  ),
  differ: () => false,
});
const partsOf = ({ shows }: Specification): ScreenPart[] =>
  (shows[0] ?? []).map((_, part) => ({
    name: `part ${part}`,
    looks: shows.map((all) => looks[all[part] ?? 0] ?? null),
  }));

/** What a part of a view shows: at a start, and after a reaction, perhaps by the one before. */
interface PartOfView {
  readonly first: (start: number, should: string | null) => string | null;
  readonly shows: (is: string | null, input: string, should: string | null, last: string) => string | null;
}
const reaction = (...all: (string | null)[]) => all.join();

/** Whether a part shows in each walk what it should. */
const passes = (
  view: PartOfView,
  machine: PerceivedMachine,
  { looks }: ScreenPart,
  walks: readonly Test[],
): boolean =>
  walks.every(({ start, inputs: walk }) => {
    let state = machine.starts[start] ?? 0;
    let [is, last] = [view.first(start, looks[state] ?? null), ''];
    if (is !== looks[state]) return false;
    for (const input of walk) {
      state = machine.states[state]?.get(input)?.to ?? state;
      const shown = view.shows(is, input, looks[state] ?? null, last);
      last = reaction(is, input, shown);
      is = shown;
      if (is !== looks[state]) return false;
    }
    return true;
  });

/** Whether a part shows what it should after every sequence of inputs that the machine knows. */
const conforms = (view: PartOfView, machine: PerceivedMachine, { looks }: ScreenPart): boolean => {
  if (machine.starts.some((state, start) => view.first(start, looks[state] ?? null) !== looks[state]))
    return false;
  const queue: [state: number, last: string][] = machine.starts.map((state) => [state, '']);
  const seen = new Set<string>();
  for (const [state, last] of queue)
    for (const [input, { to }] of coreEdgesOf(machine, state)) {
      const is = looks[state] ?? null;
      if (view.shows(is, input, looks[to] ?? null, last) !== looks[to]) return false;
      const next = reaction(is, input, looks[to] ?? null);
      if (!seen.has(`${to} ${next}`)) queue.push([to, next]);
      seen.add(`${to} ${next}`);
    }
  return true;
};

const edge = (states: number) =>
  fc.option(
    fc.record({
      to: fc.nat(states - 1),
      isAttempt: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.boolean()),
    }),
    { freq: 6 },
  );
const specifications = fc.integer({ min: 2, max: 5 }).chain((states) =>
  fc.record({
    starts: fc.uniqueArray(fc.nat(states - 1), { minLength: 1, maxLength: 2 }),
    next: fc.array(fc.array(edge(states), { minLength: 2, maxLength: 2 }), {
      minLength: states,
      maxLength: states,
    }),
    shows: fc.array(fc.array(fc.nat(1), { minLength: 2, maxLength: 2 }), {
      minLength: states,
      maxLength: states,
    }),
  }),
);
const given = ({ next, starts }: Specification, choices: readonly (readonly number[])[]): Test[] =>
  choices.map((choice) => {
    let state = starts[0] ?? 0;
    const walk: string[] = [];
    for (const at of choice) {
      const edge = next[state]?.[at];
      if (!edge) continue;
      walk.push(inputs[at] ?? '');
      state = edge.to;
    }
    return { start: 0, inputs: walk };
  });
const someWalks = fc.array(fc.array(fc.nat(1), { maxLength: 8 }), { maxLength: 3 });

/** Every part that shows one of two looks by the look before, the input and what it should show. */
const allParts: readonly PartOfView[] = Array.from({ length: 2 ** 8 }, (_, code) => ({
  first: (_, should) => should,
  shows: (is, input, should) => {
    const at = Number(is) * 4 + inputs.indexOf(input) * 2 + Number(should);
    return looks[(code >> at) & 1] ?? null;
  },
}));

describe('walks complete by parts (M17)', () => {
  it('find every view of two looks with a faulty part', () => {
    let [wrong, missedBefore] = [0, 0];
    fc.assert(
      fc.property(specifications, someWalks, (specification, choices) => {
        const [machine, parts] = [machineOf(specification), partsOf(specification)];
        const before = given(specification, choices);
        const { walks, covered, total } = completeByParts(machine, parts, before, {
          extra: 0,
          budget: 1_000,
          maxSteps: 6,
        });
        expect(covered).toBeLessThanOrEqual(total);
        for (const part of parts)
          for (const view of allParts) {
            if (conforms(view, machine, part)) continue;
            wrong++;
            if (passes(view, machine, part, before)) missedBefore++;
            if (passes(view, machine, part, [...before, ...walks])) return false;
          }
        return true;
      }),
      { numRuns: 60, seed: 5 },
    );
    expect(wrong).toBeGreaterThan(10_000);
    expect(missedBefore).toBeGreaterThan(1_000);
  });

  it.each([0, 1])('find wrong reactions where %i reactions are remembered', (extra) => {
    let [wrong, missedBefore] = [0, 0];
    const fault = fc.record({
      last: fc.tuple(fc.nat(1), fc.nat(1), fc.nat(1)),
      is: fc.nat(1),
      input: fc.nat(1),
      should: fc.nat(1),
    });
    const faults = fc.array(fc.array(fault, { minLength: 1, maxLength: 3 }), {
      minLength: 60,
      maxLength: 60,
    });
    fc.assert(
      fc.property(specifications, someWalks, faults, (specification, choices, all) => {
        const [machine, parts] = [machineOf(specification), partsOf(specification)];
        const before = given(specification, choices);
        const { walks } = completeByParts(machine, parts, before, { extra, budget: 1_000, maxSteps: 6 });
        for (const entries of all) {
          const view: PartOfView = {
            first: (_, should) => should,
            shows: (is, input, should, last) => {
              const isWrong = entries.some(
                (entry) =>
                  entry.is === Number(is) &&
                  inputs[entry.input] === input &&
                  entry.should === Number(should) &&
                  (extra === 0 ||
                    last ===
                      reaction(String(entry.last[0]), inputs[entry.last[1]] ?? '', String(entry.last[2]))),
              );
              return isWrong ? String(1 - Number(should)) : should;
            },
          };
          for (const part of parts) {
            if (conforms(view, machine, part)) continue;
            wrong++;
            if (passes(view, machine, part, before)) missedBefore++;
            if (passes(view, machine, part, [...before, ...walks])) return false;
          }
        }
        return true;
      }),
      { numRuns: 100, seed: 7 },
    );
    expect(wrong).toBeGreaterThan(1_500);
    expect(missedBefore).toBeGreaterThan(500);
  });

  it('begin at every start', () => {
    const specification: Specification = {
      starts: [0, 1],
      next: [
        [null, null],
        [null, null],
      ],
      shows: [[0], [1]],
    };
    const at = (before: Test[]) =>
      completeByParts(machineOf(specification), partsOf(specification), before, {
        extra: 0,
        budget: 10,
        maxSteps: 6,
      }).walks;
    expect(at([])).toEqual([
      { start: 0, inputs: [] },
      { start: 1, inputs: [] },
    ]);
    expect(at([{ start: 0, inputs: [] }])).toEqual([{ start: 1, inputs: [] }]);
  });

  it('are few, because all parts react to one input, and stop at the budget', () => {
    // Two switches: a moves the first, b the second. Sixteen reactions, but eight inputs in all states.
    const specification: Specification = {
      starts: [0],
      next: [0, 1, 2, 3].map((state) => [{ to: state ^ 1 }, { to: state ^ 2 }]),
      shows: [0, 1, 2, 3].map((state) => [state & 1, state >> 1]),
    };
    const [machine, parts] = [machineOf(specification), partsOf(specification)];
    const of = (budget: number, extra = 0) => {
      const { walks, ...share } = completeByParts(machine, parts, [], { extra, budget, maxSteps: 30 });
      return { ...share, steps: lengthOf(walks) };
    };
    expect(of(100)).toEqual({ covered: 8, total: 8, steps: 4 });
    expect(of(3)).toEqual({ covered: 6, total: 8, steps: 3 });
    expect(of(0)).toEqual({ covered: 0, total: 8, steps: 0 });
    expect(of(100, 1).total).toBeGreaterThan(8);
  });
});
