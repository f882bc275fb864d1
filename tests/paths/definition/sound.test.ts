// @vitest-environment node
// Machines of kinds that an exploration can easily get wrong.
import { describe, expect, it } from 'vitest';
import {
  type ActorRefFrom,
  and,
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import { actorWorld } from '../actor/actorWorld.ts';
import { checkAtRandom } from '../actor/checkAtRandom.ts';
import { deadlocks } from '../laws/laws.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { explore } from './explore.ts';
import { identify } from './identify.ts';
import { describe as inWords, type Model } from './model.ts';
import { unrepeatable } from './unrepeatable.ts';

type Loose = Model<ReturnType<typeof createMachine>>;
const modelOf = (machine: unknown, more: object = {}) => ({ machine, events: {}, ...more }) as Loose;
const exploring = (machine: unknown, more: object = {}) => explore(modelOf(machine, more));
/** `state input → state`, of every step that has an effect. */
const stepsOf = (machine: unknown, more: object = {}) =>
  exploring(machine, more)
    .steps.filter(({ refused }) => !refused)
    .map(({ from, input, to }) => `${from.snapshot.value} ${inWords(input)} → ${to.snapshot.value}`);
const walkAll = async (machine: unknown, more: object = {}) => {
  const model = modelOf(machine, more);
  const { paths, coverage, exploration } = coveringPaths(model, { cover: 'steps' });
  for (const path of paths) await play(path, actorWorld(model, { input: path.start.input }));
  await checkAtRandom(exploration, {}, {}, { numRuns: 50 });
  return coverage;
};
const promised = { load: fromPromise(async () => 'never run') };
const oneMore = { n: ({ context }: { context: { n: number } }) => context.n + 1 };

describe('actors', () => {
  it('end once, although their state goes on', async () => {
    const machine = setup({ types: { context: {} as { n: number } }, actors: promised }).createMachine({
      id: 'm',
      context: { n: 0 },
      initial: 'on',
      states: {
        on: {
          invoke: { id: 'load', src: 'load', onDone: { actions: assign(oneMore) } },
          on: { AGAIN: { target: 'on', reenter: true } },
        },
      },
    });
    const more = {
      outcomes: { load: { loads: { output: 1 } } },
      possible: ({ context }: { context: { n: number } }) => context.n < 2,
    };
    // Twice before it has ended, and between that once, to start it again.
    expect(stepsOf(machine, more)).toEqual([
      'on AGAIN → on',
      'on load loads → on',
      'on AGAIN → on',
      'on AGAIN → on',
      'on load loads → on',
    ]);
    expect((await walkAll(machine, more)).uncovered).toEqual([]);
  });

  it('that are spawned have outcomes, by action and by assign, until they are stopped', async () => {
    const machine = setup({
      types: { context: {} as { ref: ActorRefFrom<typeof promised.load> | null } },
      actors: promised,
    }).createMachine({
      id: 'm',
      context: { ref: null },
      initial: 'off',
      states: {
        off: {
          on: {
            CHILD: { target: 'on', actions: spawnChild('load', { id: 'child' }) },
            REF: { target: 'on', actions: assign({ ref: ({ spawn }) => spawn('load', { id: 'ref' }) }) },
          },
        },
        on: {
          on: {
            'xstate.done.actor.child': 'done',
            'xstate.error.actor.ref': 'failed',
          },
        },
        done: {},
        failed: {},
      },
    });
    const outcomes = { child: { loads: { output: 1 } }, ref: { fails: { error: new Error('no') } } };
    const internal = ['xstate.done.actor.child', 'xstate.error.actor.ref'];
    expect(stepsOf(machine, { outcomes, internal })).toEqual([
      'off CHILD → on',
      'off REF → on',
      'on child loads → done',
      'on ref fails → failed',
    ]);
    expect((await walkAll(machine, { outcomes, internal })).uncovered).toEqual([]);
  });

  it('report snapshots and send events as often as they like, until they end', async () => {
    const machine = setup({
      types: { context: {} as { last: number } },
      actors: {
        watch: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
        listen: fromCallback(() => {}),
      },
    }).createMachine({
      id: 'm',
      context: { last: 0 },
      initial: 'watching',
      states: {
        watching: {
          invoke: [
            {
              id: 'watch',
              src: 'watch',
              onSnapshot: { actions: assign({ last: ({ event }) => event.snapshot.context as number }) },
              onDone: 'over',
            },
            { id: 'listen', src: 'listen' },
          ],
          on: { HEARD: 'heard' },
        },
        heard: {},
        over: {},
      },
    });
    const more = {
      internal: ['HEARD'],
      outcomes: {
        watch: {
          one: { snapshot: { status: 'active', context: 1 } },
          two: { snapshot: { status: 'active', context: 2 } },
          ends: { output: undefined },
        },
        listen: { hears: { event: { type: 'HEARD' } } },
      },
    };
    expect(new Set(exploring(machine, more).steps.map(({ to }) => to.snapshot.context.last))).toEqual(
      // XState reports the first snapshot, without a value, as soon as the actor starts.
      new Set([undefined, 1, 2]),
    );
    expect((await walkAll(machine, more)).uncovered).toEqual([]);
  });

  it('report their first snapshot at their start, as in XState, however they are started', async () => {
    const counter = createMachine({ id: 'counter', context: { n: 7 } });
    const machine = setup({
      types: { context: {} as { last: unknown; ref?: ActorRefFrom<typeof counter> } },
      actors: { counter },
      actions: {
        store: assign({
          last: (_, { snapshot }: { snapshot: unknown }) => (snapshot as { context: unknown }).context,
        }),
      },
    }).createMachine({
      id: 'm',
      context: { last: null },
      initial: 'off',
      states: {
        off: {
          on: {
            INVOKE: 'on',
            SPAWN: { target: 'spawned', actions: spawnChild('counter', { id: 'child', syncSnapshot: true }) },
            ASSIGN: {
              target: 'spawned',
              actions: assign({ ref: ({ spawn }) => spawn('counter', { id: 'ref', syncSnapshot: true }) }),
            },
            UNOBSERVED: { target: 'spawned', actions: spawnChild('counter', { id: 'quiet' }) },
          },
        },
        on: {
          invoke: {
            id: 'invoked',
            src: 'counter',
            onSnapshot: {
              target: 'seen',
              actions: { type: 'store', params: ({ event }) => event },
            },
          },
        },
        spawned: {
          on: {
            'xstate.snapshot.*': {
              target: 'seen',
              actions: { type: 'store', params: ({ event }) => event as unknown as { snapshot: unknown } },
            },
          },
        },
        seen: {},
      },
    });
    const steps = stepsOf(machine);
    expect(steps).toEqual([
      'off INVOKE → seen',
      'off SPAWN → seen',
      'off ASSIGN → seen',
      'off UNOBSERVED → spawned',
    ]);
    for (const step of steps) {
      const [, type = '', , to] = step.split(' ');
      const actor = createActor(machine).start();
      actor.send({ type } as never);
      expect([actor.getSnapshot().value, actor.getSnapshot().context.last]).toEqual([
        to,
        to === 'seen' ? { n: 7 } : null,
      ]);
    }
    expect((await walkAll(machine)).uncovered).toEqual([]);
  });

  it('whose ids are computed have the outcomes of their source', async () => {
    let made = 0;
    const upload = fromPromise<void, { file: string }>(async () => {});
    const machine = setup({
      types: { context: {} as { running: number; failed: number } },
      actors: { upload },
    }).createMachine({
      id: 'm',
      context: { running: 0, failed: 0 },
      on: {
        ADD: {
          guard: ({ context }) => context.running < 2,
          actions: assign(({ context, spawn }) => {
            spawn('upload', { id: `upload-${made++}`, input: { file: 'a' } });
            return { running: context.running + 1 };
          }),
        },
        // Stops an actor by its computed id.
        GONE: {
          actions: [
            stopChild(({ event }) => event.id),
            assign({ running: ({ context }) => context.running - 1 }),
          ],
        },
        'xstate.error.actor.*': { actions: assign({ failed: 1 }) },
      },
    });
    const outcomes = {
      upload: { fails: { error: new Error('no') }, goes: { event: (id: string) => ({ type: 'GONE', id }) } },
    };
    const more = { outcomes, internal: ['GONE', 'xstate.error.actor.*'] };
    expect(new Set(exploring(machine, more).steps.map(({ input }) => inWords(input)))).toEqual(
      new Set(['ADD', 'upload goes', 'upload fails', 'upload 2 goes', 'upload 2 fails']),
    );
    expect(exploring(machine, more).states.size).toBeLessThan(20);
    expect((await walkAll(machine, more)).uncovered).toEqual([]);
  });

  it('that send an event and have an output end at once, unless the event stops them', async () => {
    const machine = setup({ types: { context: {} as { n: number } }, actors: promised }).createMachine({
      id: 'm',
      context: { n: 0 },
      initial: 'on',
      states: {
        on: {
          invoke: { id: 'load', src: 'load', onDone: 'over' },
          on: { SAID: { actions: assign(oneMore) }, LEFT: 'left' },
        },
        left: {},
        over: {},
      },
    });
    const outcomes = {
      load: {
        says: { event: { type: 'SAID' }, output: 1 },
        leaves: { event: { type: 'LEFT' }, output: 1 },
      },
    };
    const more = { outcomes, internal: ['SAID', 'LEFT'] };
    expect(stepsOf(machine, more)).toEqual(['on load says → over', 'on load leaves → left']);
    expect(exploring(machine, more).steps[0]?.to.snapshot.context.n).toBe(1);
    expect((await walkAll(machine, more)).uncovered).toEqual([]);
  });

  it('do what they can do where they can do it', async () => {
    const machine = setup({ types: { context: {} as { n: number } }, actors: promised }).createMachine({
      id: 'm',
      context: { n: 0 },
      invoke: { id: 'load', src: 'load' },
      on: { MORE: { actions: assign(oneMore) } },
    });
    const possible = ({ context }: { context: { n: number } }) => context.n < 3;
    const outcomes = { load: { sends: { event: { type: 'MORE' }, possible } } };
    expect(exploring(machine, { outcomes, internal: ['MORE'] }).states.size).toBe(4);
    await walkAll(machine, { outcomes, internal: ['MORE'] });
  });

  it('must have ids of their own', () => {
    const machine = setup({ actors: promised }).createMachine({
      id: 'm',
      on: { GO: { actions: assign(({ spawn }) => ({ ref: spawn('load') })) } },
    });
    expect(() => exploring(machine)).toThrow('m: an actor is spawned without an id; give it one\nafter: GO');
  });
});

describe('events that the machine sends', () => {
  it('to itself are next; with a delay they are timers', async () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { GO: { target: 'b', actions: sendTo(({ self }) => self, { type: 'NEXT' }) } } },
        b: { on: { NEXT: 'c' } },
        c: {
          entry: sendTo(({ self }) => self, { type: 'LATE' }, { delay: 300 }),
          on: { LATE: 'd' },
        },
        d: {},
      },
    });
    const internal = ['NEXT', 'LATE'];
    expect(stepsOf(machine, { internal })).toEqual(['a GO → c', 'c 300 ms → d']);
    expect((await walkAll(machine, { internal })).uncovered).toEqual([]);
  });

  it('to an actor with a delay are effects when the time has come', () => {
    const machine = setup({ actors: promised }).createMachine({
      id: 'm',
      invoke: { id: 'load', src: 'load' },
      on: { GO: { actions: sendTo('load', { type: 'HURRY' }, { delay: 300, id: 'hurry' }) } },
    });
    const { steps } = exploring(machine);
    const late = steps.find(({ input }) => input.kind === 'elapse');
    expect(late?.effects).toEqual([{ type: 'send to load', params: { type: 'HURRY' } }]);
    expect(steps.find(({ input }) => input.kind === 'send')?.effects).toEqual([]);
  });
});

describe('an error', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { GO: 'b' } },
      b: {
        on: {
          BREAK: {
            actions: assign(() => {
              throw new Error('broken');
            }),
          },
        },
      },
    },
  });
  it('ends the exploration with its story', () =>
    expect(() => exploring(machine)).toThrow('m: BREAK ends in an error: Error: broken\nafter: GO → BREAK'));
  it('is a state that laws can speak of, if the model says so', async () => {
    const { steps } = exploring(machine, { mayFail: true });
    const last = steps.find(({ to }) => to.snapshot.status === 'error');
    expect(last).toMatchObject({ refused: false, to: { snapshot: { value: 'b' }, steps: [] } });
    await walkAll(machine, { mayFail: true });
  });
});

describe('a refusal to explore', () => {
  it('names transitions that follow each other endlessly', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { GO: 'b' } },
        b: { always: 'c' },
        c: { always: { guard: and([() => true]), target: 'b' } },
      },
    });
    expect(() => exploring(machine)).toThrow(
      /^m: transitions follow each other endlessly: b: always → c, c: always \[.*\] → b\nafter: GO$/,
    );
  });
  it('names the part of the context that grows', () => {
    const machine = createMachine({
      id: 'm',
      context: { seen: { n: 0 }, name: 'a' },
      on: { GO: { actions: assign({ seen: ({ context }) => ({ n: context.seen.n + 1 }) }) } },
    });
    expect(() => exploring(machine, { limit: 20 })).toThrow(
      /^m: more than 20 states; context\.seen\.n has 20 values, such as 18 and 19; give .*\nafter: GO → GO/,
    );
  });
  it('names an assign that changes what it is given', () => {
    const objects = createMachine({
      id: 'm',
      context: { list: [1] },
      on: {
        GO: {
          actions: assign(({ context }) => {
            context.list.push(2);
            return {};
          }),
        },
      },
    });
    expect(() => exploring(objects)).toThrow(
      /m: GO: an assign changes the context that it is given[\s\S]*not extensible[\s\S]*after: GO$/,
    );
    expect(() => exploring(objects, { mayFail: true })).toThrow('an assign changes the context');
    const sets = createMachine({
      id: 'm',
      context: { set: new Set([1]) },
      on: { GO: { actions: assign(({ context }) => ({ set: context.set.add(2) })) } },
    });
    expect(() => exploring(sets)).toThrow('an assign changes the context that it is given');
  });
  it('gives each step a copy of its context, if the model says so', async () => {
    const parts = { list: [1], set: new Set([1]), map: new Map([['a', [1]]]), day: new Date(0) };
    const machine = createMachine({
      id: 'm',
      context: () => structuredClone(parts),
      on: {
        GO: {
          actions: assign(({ context: { list, set, map, day } }) => {
            const next = list.length + 1;
            list.push(next);
            set.add(next);
            map.get('a')?.push(next);
            day.setTime(next);
            return {};
          }),
        },
      },
    });
    const copies = {
      copiesContext: true,
      possible: ({ context }: { context: typeof parts }) => context.list.length < 3,
    };
    const contexts = [...exploring(machine, copies).states.values()].map(
      ({ snapshot }) => snapshot.context as typeof parts,
    );
    expect(contexts.map(({ list }) => list)).toEqual([[1], [1, 2], [1, 2, 3]]);
    expect(contexts.map(({ set, map, day }) => [set.size, map.get('a')?.length, day.getTime()])).toEqual([
      [1, 1, 0],
      [2, 2, 2],
      [3, 3, 3],
    ]);
    await walkAll(machine, copies);
  });
  it('compares functions and instances by reference, if the model says so', async () => {
    class Basket {
      readonly #things = 1;
      size = () => this.#things;
    }
    const [one, other, basket] = [() => 1, () => 2, new Basket()];
    const machine = createMachine({
      id: 'm',
      context: { read: one, basket },
      on: {
        GO: { actions: assign({ read: ({ context }) => (context.read === one ? other : one) }) },
      },
    });
    expect(exploring(machine, { comparesByReference: true }).states.size).toBe(2);
    await walkAll(machine, { comparesByReference: true });
    expect(() => exploring(machine)).toThrow(
      'm: context.basket is an instance of Basket, which cannot be compared; give the model an identity without it, or `comparesByReference`',
    );
  });
  it('names what cannot be compared', () => {
    class Basket {
      readonly #things = 1;
      count() {
        return this.#things;
      }
    }
    const machine = (thing: unknown) => createMachine({ id: 'm', context: { a: { thing } } });
    expect(() => exploring(machine(new Basket()))).toThrow(
      'm: context.a.thing is an instance of Basket, which cannot be compared; give the model an identity without it, or `comparesByReference`',
    );
    expect(() => exploring(machine(() => {}))).toThrow('context.a.thing is a function');
    expect(() => exploring(machine(Symbol('x')))).toThrow('context.a.thing is a symbol');
    expect(
      exploring(
        machine(() => {}),
        { identity: () => null },
      ).states.size,
    ).toBe(1);
  });
  it('tells both stories of states that an identity merges and that behave differently', () => {
    const machine = createMachine({
      id: 'm',
      context: { n: 0 },
      on: {
        UP: { guard: ({ context }) => context.n < 2, actions: assign(oneMore) },
        WIN: { guard: ({ context }) => context.n === 2, target: '.won' },
      },
      initial: 'on',
      states: { on: {}, won: {} },
    });
    expect(() => exploring(machine, { identity: () => null })).toThrow(
      'merges two states that do not take UP alike\nafter: UP → UP\nand after: the start',
    );
    const alike = { identity: ({ context }: { context: { n: number } }) => context.n };
    expect(exploring(machine, alike).states.size).toBe(4);
  });
  it('says how many merges were compared, and that some were left out', () => {
    const counting = (most: number) =>
      createMachine({
        id: 'm',
        context: { n: 0 },
        on: {
          UP: { guard: ({ context }) => context.n < most, actions: assign(oneMore) },
          END: { guard: ({ context }) => context.n < most, actions: assign({ n: 0 }) },
        },
      });
    const identity = ({ context }: { context: { n: number } }) => context.n > 8;
    const merged = (comparisons: number) => exploring(counting(8), { identity, comparisons }).merged;
    expect(() => merged(500)).toThrow('merges two states that do not take UP alike');
    // The difference shows only after more steps than are compared.
    expect(merged(3)).toEqual({ compared: 3, isCut: true });
    const alike = exploring(counting(1), {
      identity: ({ context }: { context: { n: number } }) => context.n,
    });
    expect(alike.merged.isCut).toBe(false);
  });
  it('compares starts that an identity merges, too', () => {
    const machine = createMachine({
      id: 'm',
      context: ({ input }) => ({ isAdult: input as unknown as boolean }),
      initial: 'asked',
      states: {
        asked: { on: { BUY: { guard: ({ context }) => context.isAdult, target: 'sold' } } },
        sold: {},
      },
    });
    const model = { inputs: [false, true], identity: () => null };
    expect(() => exploring(machine, model)).toThrow(
      'merges two states that do not take BUY alike\nafter: another start\nand after: the start',
    );
  });
});

it('an identity is what the running actor is compared by', async () => {
  const machine = createMachine({
    id: 'm',
    context: { n: 0 },
    initial: 'a',
    states: { a: { on: { GO: { target: 'b', actions: assign(oneMore) } } }, b: { on: { BACK: 'a' } } },
  });
  expect((await walkAll(machine, { identity: () => null })).uncovered).toEqual([]);
});

it('reads the clock and chance: such steps are named', () => {
  const machine = createMachine({
    id: 'm',
    context: { at: 0 },
    initial: 'a',
    states: {
      a: { on: { GO: 'b' } },
      b: {
        on: {
          DATE: { actions: assign({ at: () => new Date().getFullYear() * 12 + new Date().getMonth() }) },
          NOW: { actions: assign({ at: () => Date.now() }) },
          DICE: { actions: assign({ at: () => Math.random() }) },
          SAME: { guard: stateIn('b'), actions: assign({ at: () => 1 }) },
        },
      },
    },
  });
  const possible = ({ context }: { context: { at: number } }) => context.at === 0;
  const steps = unrepeatable(exploring(machine, { possible }));
  expect(steps.map(({ input }) => input.event.type).sort()).toEqual(['DATE', 'DICE', 'NOW']);
});

it('is tried at random although nobody sends events', async () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { after: { 10: 'b' } }, b: { after: { 20: 'a' } } },
  });
  await checkAtRandom(exploring(machine), {}, {}, { numRuns: 20 });
});

it('tells at most three stories of states without a way out, and how many more there are', () => {
  const states = Object.fromEntries(['b', 'c', 'd', 'e', 'f'].map((name) => [name, {}]));
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { B: 'b', C: 'c', D: 'd', E: 'e', F: 'f' } }, ...states },
  });
  expect(deadlocks(exploring(machine), ({ value }) => value === 'a')).toEqual(['B', 'C', 'D', 'and 2 more']);
});

describe('identify', () => {
  const different = [
    null,
    undefined,
    0,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1n,
    1,
    '1',
    'null',
    true,
    [],
    {},
    { a: undefined },
    [1],
    new Map([[0, 1]]),
    new Set([1]),
    new Date(0),
    new Date(0).toISOString(),
    new Error('x'),
    new TypeError('x'),
    new Error('x', { cause: 1 }),
    /a/,
    new URL('https://a.example/'),
    new Uint8Array([1]),
    new File(['a'], 'a'),
    new File(['a'], 'b'),
  ];
  it('keeps apart what JSON would merge or drop', () =>
    expect(new Set(different.map((value) => identify(value, 'it'))).size).toBe(different.length));
  it('does not depend on the order of keys, but on that of items', () => {
    expect(identify({ a: 1, b: 2 }, 'it')).toBe(identify({ b: 2, a: 1 }, 'it'));
    expect(identify(new Set([1, 2]), 'it')).toBe(identify(new Set([2, 1]), 'it'));
    expect(identify([1, 2], 'it')).not.toBe(identify([2, 1], 'it'));
  });
  it('refuses circles', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(() => identify(circle, 'it')).toThrow('it.self is a circle');
  });
});
