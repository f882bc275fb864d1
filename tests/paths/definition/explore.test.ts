// @vitest-environment node
import { expect, it } from 'vitest';
import { assign, createMachine, fromPromise, raise, setup } from 'xstate';
import { actorWorld } from '../actor/actorWorld.ts';
import { coverageOf } from '../coverage/coverageOf.ts';
import { type CoverOptions, coveringPaths } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { everythingModel } from './everythingMachine.ts';
import { explore } from './explore.ts';
import { describe, type Model } from './model.ts';

type Loose = Model<ReturnType<typeof createMachine>>;
const cover = (machine: unknown, more: object = {}, options: CoverOptions = {}) =>
  coveringPaths({ machine, events: {}, ...more } as Loose, options);
/** Coverage of the start alone. */
const coveredAtStart = (machine: unknown) => coverageOf(explore({ machine, events: {} } as Loose), []);
const namesOf = (machine: unknown, more: object = {}) => cover(machine, more).paths.map(({ name }) => name);
const stepsOf = (machine: unknown, more: object = {}) =>
  explore({ machine, events: {}, ...more } as Loose).steps.map(
    ({ from, input, to, refused }) =>
      `${from.snapshot.value} ${describe(input)} ${refused ? '✕' : to.snapshot.value}`,
  );

it('covers guards, after, always, invoke, parallel, history, raise, wildcard, final, done and refusals', () => {
  const { coverage, paths } = coveringPaths(everythingModel);
  expect(coverage).toEqual({
    nodes: { covered: 15, total: 15 },
    transitions: { covered: 17, total: 17 },
    refusals: { covered: 2, total: 2 },
    states: 40,
    steps: 263,
    missing: { nodes: [], transitions: [], refusals: [] },
    uncovered: [],
  });
  const lengths = (all: typeof paths) => all.map(({ steps }) => steps.length);
  expect(lengths(paths)).toEqual([14, 2, 3]);
  expect(lengths(coveringPaths(everythingModel, { maxSteps: 12 }).paths)).toEqual([12, 2, 9]);
});

it('counts only what the given steps cover', () => {
  const exploration = explore(everythingModel);
  const walk = exploration.steps.filter(({ input }) => describe(input) === 'GO').slice(0, 1);
  const { nodes, transitions, refusals, missing } = coverageOf(exploration, walk);
  expect(nodes).toEqual({ covered: 3, total: 15 });
  expect(transitions).toEqual({ covered: 1, total: 17 });
  expect(refusals).toEqual({ covered: 0, total: 2 });
  expect(missing.refusals).toEqual(['idle: ADD refused', 'working.failed: always refused']);
  expect(missing.nodes).toContain('working.finished: never entered');
});

it('requires that an `always` is refused on entry, also at the start', () => {
  const machine = (initial: string) =>
    createMachine({
      id: 'm',
      context: { n: 0 },
      initial,
      states: {
        a: { on: { GO: 'b' } },
        b: {
          always: { guard: ({ context }) => context.n > 0, target: 'c' },
          on: { UP: { actions: assign({ n: 1 }) } },
        },
        c: {},
      },
    });
  expect(cover(machine('a')).coverage.uncovered).toEqual([]);
  expect(coveredAtStart(machine('a')).missing.refusals).toEqual(['b: always refused']);
  expect(coveredAtStart(machine('b')).missing.refusals).toEqual([]);
});

it('starts a path in each state of the chart where an actor may start', () => {
  const machine = setup({ types: { context: {} as { on: boolean }, input: {} as boolean } }).createMachine({
    id: 'm',
    context: ({ input }) => ({ on: input }),
    initial: 'seeking',
    states: {
      seeking: { always: [{ guard: ({ context }) => context.on, target: 'on' }, { target: 'off' }] },
      on: {},
      off: {},
    },
  });
  expect(namesOf(machine, { inputs: [true, false, true] })).toEqual(['true', 'false']);
});

it.each(['transitions', 'pairs', 'steps'] as const)(
  'walks paths over %s on the running actor',
  async (thoroughness) => {
    for (const path of coveringPaths(everythingModel, { cover: thoroughness }).paths)
      await play(path, actorWorld(everythingModel));
  },
);

it('fires timers in the order of a clock', () => {
  const region = (ms: number) => ({ initial: 'a', states: { a: { after: { [ms]: 'b' } }, b: {} } });
  const machine = createMachine({ id: 'm', type: 'parallel', states: { x: region(500), y: region(100) } });
  expect(namesOf(machine)).toEqual(['100 ms → 400 ms']);
});

it('fires timers together that are due together', async () => {
  const region = { initial: 'a', states: { a: { after: { 100: 'b' } }, b: {} } };
  const machine = createMachine({ id: 'm', type: 'parallel', states: { x: region, y: region } });
  const { paths, coverage } = cover(machine);
  expect(paths.map(({ name }) => name)).toEqual(['100 ms']);
  expect(coverage.uncovered).toEqual([]);
  for (const path of paths) await play(path, actorWorld({ machine, events: {} } as Loose));
});

it('cancels the timer of a state that was left, and restarts it on re-entry', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { after: { 100: 'c' }, on: { GO: 'b' } }, b: { on: { BACK: 'a' } }, c: {} },
  });
  expect(stepsOf(machine).sort()).toEqual(
    ['a BACK ✕', 'a GO b', 'a 100 ms c', 'b BACK a', 'b GO ✕', 'c BACK ✕', 'c GO ✕'].sort(),
  );
});

it('distinguishes the delay of a timer from its remaining time', () => {
  const region = (ms: number) => ({ initial: 'a', states: { a: { after: { [ms]: 'b' } }, b: {} } });
  const machine = createMachine({ id: 'm', type: 'parallel', states: { x: region(500), y: region(100) } });
  const { steps } = explore({ machine, events: {} } as Loose);
  expect(steps.map(({ input }) => input)).toMatchObject([
    { ms: 100, delay: 100 },
    { ms: 400, delay: 500 },
  ]);
});

it('does not send internal events of XState from outside', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { initial: 'p', states: { p: { on: { GO: 'q' } }, q: { type: 'final' } }, onDone: 'z' },
      z: {},
    },
  });
  expect(namesOf(machine)).toEqual(['GO']);
  expect(cover(machine).coverage.transitions).toEqual({ covered: 2, total: 2 });
});

it('distinguishes histories', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'off',
    states: {
      off: { on: { ON: 'on.h' } },
      on: {
        initial: 'one',
        on: { OFF: 'off' },
        states: { one: { on: { NEXT: 'two' } }, two: { on: { WIN: '#m.won' } }, h: { type: 'history' } },
      },
      won: {},
    },
  });
  expect(explore({ machine, events: {} } as Loose).states.size).toBe(9);
});

it('reports shadowed candidates and unreachable states as uncovered', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { GO: [{ target: 'b' }, { target: 'c' }] } }, b: {}, c: { on: { HOME: 'a' } } },
  });
  expect(cover(machine).coverage.uncovered).toEqual(['a: GO#2 → c', 'c: HOME → a', 'c: never entered']);
});

it('reports guards that never refuse, also for wildcards', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { 'x.*': { guard: () => true, target: 'b' } } }, b: {} },
  });
  expect(cover(machine, { events: { 'x.y': [{}] } }).coverage.uncovered).toEqual(['a: x.* refused']);
});

it('counts refusals of events that the machine raises or sends itself', () => {
  const never = () => false;
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        initial: 'p',
        onDone: { guard: never, target: 'z' },
        states: { p: { on: { GO: { target: 'q', actions: raise({ type: 'IN' }) } } }, q: { type: 'final' } },
        on: { IN: { guard: never, target: 'z' } },
      },
      z: {},
    },
  });
  expect(cover(machine, { internal: ['IN'] }).coverage).toMatchObject({
    refusals: { covered: 2, total: 2 },
    uncovered: ['a: IN [inline] → z', 'a: done [inline] → z', 'z: never entered'],
  });
});

it('has the same keys after `provide`, and reports missing outcomes', () => {
  const machine = setup({ actors: { load: fromPromise(async () => 1) } }).createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { invoke: { id: 'load', src: 'load', onDone: 'b', onError: 'c' } }, b: {}, c: {} },
  });
  const outcomes = { load: { succeeds: { output: 1 }, fails: { error: 2 } } };
  const other = machine.provide({ actors: { load: fromPromise(async () => 2) } });
  expect(cover(machine, { outcomes }).coverage.uncovered).toEqual([]);
  expect(cover(other, { outcomes }).coverage.uncovered).toEqual([]);
  expect(cover(machine).coverage.uncovered).toEqual([
    'a: done(load) → b',
    'a: error(load) → c',
    'b: never entered',
    'c: never entered',
  ]);
});

it('explores all inputs in one go, and names them in the paths', async () => {
  const machine = setup({ types: { context: {} as { on: boolean }, input: {} as boolean } }).createMachine({
    id: 'm',
    context: ({ input }) => ({ on: input }),
    initial: 'a',
    states: { a: { on: { GO: { guard: ({ context }) => context.on, target: 'b' } } }, b: {} },
  });
  expect(namesOf(machine, { inputs: [true, false] })).toEqual(['true → GO', 'false → GO']);
  expect(cover(machine, { inputs: [true, false] }).coverage.uncovered).toEqual([]);
});

it('distinguishes errors and files in the context, unlike JSON', () => {
  const machine = createMachine({
    id: 'm',
    context: { file: null } as { file: unknown },
    on: { PUT: { actions: assign({ file: ({ event }) => event.file }) } },
  });
  const files = [new File(['a'], 'a'), new File(['b'], 'b'), undefined, new Error('x'), new Error('y')];
  const events = { PUT: files.map((file) => ({ file })) };
  const { states } = explore({ machine, events } as unknown as Loose);
  expect(states.size).toBe(6);
});

it('throws for an endless state space, and for an error without `onError`', () => {
  const counter = createMachine({
    id: 'm',
    context: { n: 0 },
    on: { INC: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
  });
  expect(() => cover(counter, { limit: 50 })).toThrow('m: more than 50 states');
  expect(cover(counter, { identity: () => null }).coverage.uncovered).toEqual([]);

  const withoutOnError = createMachine({ id: 'm', invoke: { id: 'load', src: 'load' } }).provide({
    actors: { load: fromPromise(async () => 1) },
  } as never);
  const outcomes = { load: { fails: { error: new Error('no') } } };
  expect(() => cover(withoutOnError, { outcomes })).toThrow('m: load fails ends in an error');
});

it('gives a machine without steps one path, which checks its start', () => {
  expect(namesOf(createMachine({ id: 'm' }))).toEqual(['start']);
});
