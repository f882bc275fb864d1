// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  and,
  assign,
  createActor,
  createMachine,
  emit,
  fromCallback,
  fromObservable,
  fromPromise,
  type InspectionEvent,
  not,
  or,
  raise,
  SimulatedClock,
  sendTo,
  setup,
  spawnChild,
} from 'xstate';
import {
  activeNodes,
  actorLike,
  afterEventType,
  boundTo,
  builtInActionOf,
  builtInEffectOf,
  combinedGuards,
  doneEvent,
  dryRun,
  errorEvent,
  firstSnapshotOf,
  implementationsOf,
  isBuiltInAction,
  isInitEvent,
  isInternalEvent,
  isObserved,
  isRestored,
  isStopEvent,
  isTimerAction,
  machineOf,
  muteSnapshots,
  observeGuard,
  overwriteSnapshot,
  parentOf,
  parseInternalEvent,
  rebuilt,
  transitionsTaken,
} from './xstateInternals.ts';

// Each test checks an assumption about XState: a failing test shows what a new version changed.

const lampMachine = setup({
  types: { events: {} as { type: 'press' } | { type: 'break' }, context: {} as { presses: number } },
  actors: {
    warmUp: fromPromise<string>(() => Promise.resolve('warm')),
    burn: fromPromise(() => Promise.reject(new Error('no oil'))),
    flicker: fromObservable(() => ({
      subscribe: (observer) => {
        (observer as { next: (value: number) => void }).next(1);
        return { unsubscribe: () => {} };
      },
    })),
  },
  actions: { count: assign({ presses: ({ context }) => context.presses + 1 }), click: () => {} },
  guards: { isOld: () => false, isWet: () => false },
  delays: { cooling: 50 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: { on: { press: { target: 'on', actions: ['count', 'click'] } } },
    on: {
      initial: 'warming',
      states: {
        warming: { invoke: { id: 'warmUp', src: 'warmUp', onDone: 'burning' } },
        burning: { invoke: { id: 'burn', src: 'burn', onError: 'flickering' } },
        flickering: {
          invoke: { id: 'flicker', src: 'flicker', onSnapshot: { target: 'over' } },
        },
        over: { type: 'final' },
      },
      onDone: 'cooling',
    },
    cooling: { after: { cooling: 'off' } },
  },
});

/** Runs the lamp through one cycle and returns all inspection events. */
const inspected = async (): Promise<InspectionEvent[]> => {
  const events: InspectionEvent[] = [];
  const lamp = createActor(lampMachine, { inspect: (event) => events.push(event) }).start();
  lamp.send({ type: 'press' });
  await new Promise<void>((resolve) => {
    lamp.subscribe((snapshot) => snapshot.matches('off') && resolve());
  });
  return events;
};
const events = await inspected();
const received = events.flatMap((event): AnyEventObject[] =>
  event.type === '@xstate.event' && machineOf(event.actorRef) ? [event.event] : [],
);

describe('snapshots and inspection', () => {
  it('activeNodes: every active state, parents first', () => {
    const snapshot = lampMachine.resolveState({ value: { on: 'warming' }, context: { presses: 1 } });
    expect(activeNodes(snapshot).map(({ id }) => id)).toEqual(['lamp', 'lamp.on', 'lamp.on.warming']);
  });

  it('transitionsTaken: in order', () => {
    const taken = events.flatMap((event) =>
      event.type === '@xstate.microstep' ? transitionsTaken(event) : [],
    );
    expect(taken.map(({ source }) => source.id)).toEqual([
      'lamp.off',
      'lamp.on.warming',
      'lamp.on.burning',
      'lamp.on.flickering',
      'lamp.on',
      'lamp.cooling',
    ]);
  });
});

describe('actors', () => {
  const actor = createActor(
    createMachine({ id: 'outer', invoke: { id: 'inner', src: fromCallback(() => {}) } }),
  ).start();
  const inner = actor.getSnapshot().children.inner as AnyActorRef;

  it('parentOf: the actor that invoked an actor', () => {
    expect(parentOf(inner)).toBe(actor);
    expect(parentOf(actor)).toBeUndefined();
  });
  it('machineOf: the machine that an actor runs', () => {
    expect(machineOf(actor)?.id).toBe('outer');
    expect(machineOf(inner)).toBeNull();
  });
  it('isRestored: true for an actor that started from a snapshot', () => {
    const restored = createActor(lampMachine, { snapshot: createActor(lampMachine).getPersistedSnapshot() });
    expect(isRestored(restored)).toBe(true);
    expect(isRestored(createActor(lampMachine))).toBe(false);
  });
  it('overwriteSnapshot: another snapshot, with its timers, without actions and without what it does not run', () => {
    const clock = new SimulatedClock();
    const done: string[] = [];
    const machine = createMachine({
      id: 'gate',
      initial: 'shut',
      states: {
        shut: { entry: () => done.push('shut'), after: { 100: 'open' } },
        open: { invoke: { id: 'guard', src: fromCallback(() => {}) }, after: { 50: 'shut' } },
      },
    });
    const gate = createActor(machine, { clock }).start();
    const shut = gate.getSnapshot();
    const heard: unknown[] = [];
    clock.increment(100);
    gate.subscribe(({ value }) => heard.push(value));
    const timer = { id: 'again', ms: 30, event: { type: 'xstate.after.100.gate.shut' } };
    overwriteSnapshot(gate, { type: 'back' }, shut, []);
    clock.increment(500);
    expect(gate.getSnapshot().value).toBe('shut');
    gate.send(timer.event);
    const guard = gate.getSnapshot().children.guard as AnyActorRef;
    overwriteSnapshot(gate, { type: 'back' }, shut, [{ ...timer, ms: 10 }]);
    overwriteSnapshot(gate, { type: 'back' }, shut, [timer]);
    expect([gate.getSnapshot().value, guard.getSnapshot().status]).toEqual(['shut', 'stopped']);
    expect([heard, done]).toEqual([['shut', 'open', 'shut', 'shut'], ['shut']]);
    clock.increment(29);
    expect(gate.getSnapshot().value).toBe('shut');
    clock.increment(1);
    expect(gate.getSnapshot().value).toBe('open');
    // What it runs goes on, and its machine is its own again.
    const running = gate.getSnapshot();
    overwriteSnapshot(gate, { type: 'back' }, running, []);
    expect(gate.getSnapshot().children.guard).toBe(running.children.guard);
    gate.send({ type: 'xstate.after.50.gate.open' });
    expect(gate.getSnapshot().value).toBe('shut');
  });
  it('actorLike: @statelyai/inspect sends the same for it as for the actor', async () => {
    const { createInspector } = await import('@statelyai/inspect');
    const sent: unknown[] = [];
    const inspector = createInspector({ send: (event: unknown) => sent.push(event) } as never);
    const snapshot = inner.getSnapshot() as object;
    inspector.actor(inner, snapshot as never);
    inspector.actor(
      actorLike(inner, (inner as { logic?: { config?: unknown } }).logic?.config, actor.sessionId),
      snapshot as never,
    );
    const [real, fromCopy] = sent.map((event) => {
      const { createdAt: _, id: __, rootId: ___, ...rest } = event as Record<string, unknown>;
      return rest;
    });
    expect(fromCopy).toEqual(real);
    expect(fromCopy).toMatchObject({ sessionId: inner.sessionId, parentId: actor.sessionId });
  });
});

describe('internal events of XState', () => {
  it('isInternalEvent, isInitEvent: the first event of an actor', () => {
    expect(received.filter(isInitEvent)).toEqual([received[0]]);
    expect(received.filter(({ type }) => !isInternalEvent(type))).toEqual([{ type: 'press' }]);
  });
  it('isStopEvent: what an invoked machine receives when its state is left', () => {
    const types: string[] = [];
    const inner = createMachine({ id: 'inner' });
    const outer = createMachine({
      id: 'outer',
      initial: 'a',
      states: { a: { invoke: { id: 'inner', src: inner }, on: { GO: 'b' } }, b: {} },
    });
    const inspect = (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep' && machineOf(event.actorRef) === inner)
        types.push(isStopEvent(event.event) ? 'stop' : event.event.type);
    };
    createActor(outer, { inspect }).start().send({ type: 'GO' });
    expect(types).toEqual(['stop']);
  });
  it('doneEvent, errorEvent: what a machine receives from what it invokes', () => {
    expect(received).toContainEqual(doneEvent('warmUp', 'warm'));
    expect(received).toContainEqual(errorEvent('burn', new Error('no oil')));
  });
  it('afterEventType: what a machine receives when its timer runs out', () => {
    const state = lampMachine.states.cooling as { readonly id: string };
    expect(received.map(({ type }) => type)).toContain(afterEventType('cooling', state));
    const timed = createMachine({ id: 'm', initial: 'a', states: { a: { after: { 300: 'b' } }, b: {} } });
    expect(Object.keys(timed.states.a?.on ?? {})).toEqual([afterEventType(300, { id: 'm.a' })]);
  });
  it('parseInternalEvent: splits every internal event of a machine', () => {
    const kinds = new Map(lampMachine.events.map((type) => [type, parseInternalEvent(type)]));
    expect([...kinds.values()].filter(Boolean)).toEqual([
      { kind: 'done', of: 'lamp.on' },
      { kind: 'done.actor', of: 'warmUp' },
      { kind: 'error.actor', of: 'burn' },
      { kind: 'snapshot', of: 'flicker' },
      { kind: 'after', of: 'cooling' },
    ]);
    expect(kinds.get('press')).toBeNull();
  });
});

describe('actions and guards', () => {
  it('isTimerAction: the entry and exit actions that XState adds for a timer', () => {
    const { entry, exit } = lampMachine.states.cooling as unknown as Record<'entry' | 'exit', unknown[]>;
    expect([entry.length, exit.length]).toEqual([1, 1]);
    expect([...entry, ...exit].every(isTimerAction)).toBe(true);
    expect([{ type: 'click' }, raise({ type: 'press' })].some(isTimerAction)).toBe(false);
  });
  it('isBuiltInAction: true for action creators, false for functions', () => {
    const creators = [
      assign({}),
      raise({ type: 'press' }),
      emit({ type: 'news' }),
      sendTo('a', { type: 'b' }),
    ];
    expect(creators.every(isBuiltInAction)).toBe(true);
    expect([() => {}, 'click', { type: 'click' }].some(isBuiltInAction)).toBe(false);
  });
  it('builtInActionOf: their name and event in a chart', () => {
    expect(builtInActionOf(raise({ type: 'press' }))).toEqual({ name: 'raise', event: 'press' });
    expect(builtInActionOf(assign({}))).toEqual({ name: 'assign', event: undefined });
    expect(builtInActionOf({ type: 'click' })).toBeNull();
    expect(builtInActionOf(() => {})).toBeNull();
  });
  it('combinedGuards: the guards in `and`, `or` and `not`', () => {
    expect(combinedGuards(and(['isOld', not('isWet')]))).toEqual(['isOld', expect.any(Function)]);
    expect(combinedGuards(or(['isOld', 'isWet']))).toEqual(['isOld', 'isWet']);
    expect(combinedGuards(not('isOld'))).toEqual(['isOld']);
    expect([and([]), or([]), not('isOld')].map(({ name }) => name)).toEqual(['and', 'or', 'not']);
    expect([() => true, 'isOld', { type: 'isOld' }].map(combinedGuards)).toEqual([null, null, null]);
  });
  it('observeGuard: tells each guard that `and`, `or` and `not` ask, until it ends', () => {
    const guard = or([and(['isOld', not('isWet')]), ({ event }: { event: AnyEventObject }) => event.force]);
    const machine = setup({ guards: { isOld: () => true, isWet: ({ event }) => event.wet } }).createMachine({
      id: 'wood',
      initial: 'lying',
      states: { lying: { on: { LIGHT: { guard: guard as never, target: 'burning' } } }, burning: {} },
    });
    const told: string[] = [];
    const end = observeGuard(guard, (evaluate) => {
      const result = evaluate((at, value) => {
        told.push(`${at} ${value}`);
        return value;
      });
      told.push(`${result}`);
      return result;
    });
    const light = (payload: object): unknown => {
      const actor = createActor(machine).start();
      actor.send({ type: 'LIGHT', ...payload } as never);
      return actor.getSnapshot().value;
    };
    expect([
      light({ wet: false }),
      light({ wet: true, force: false }),
      light({ wet: true, force: true }),
    ]).toEqual(['burning', 'lying', 'burning']);
    expect(told).toEqual(
      '0 true,1 false,true,0 true,1 true,2 false,false,0 true,1 true,2 true,true'.split(','),
    );
    end();
    expect([light({ wet: false }), told.length]).toEqual(['burning', 11]);
  });
});

describe('machines', () => {
  it('implementationsOf: from setup and provide', () => {
    const click = () => {};
    const { actions, delays } = implementationsOf(lampMachine.provide({ actions: { click } }));
    expect(actions.click).toBe(click);
    expect(delays).toEqual({ cooling: 50 });
  });
  it('rebuilt: another config, the same implementations', () => {
    const changed = rebuilt(lampMachine, { ...lampMachine.config, initial: 'cooling' }, 10);
    const snapshot = createActor(changed).getSnapshot();
    expect(snapshot.value).toBe('cooling');
    expect(implementationsOf(changed)).toEqual(implementationsOf(lampMachine));
  });
  it('boundTo: the snapshot of a machine in another one with the same states', () => {
    const config = {
      id: 'm',
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          states: { b: { on: { GO: 'c' } }, c: {}, last: { type: 'history' } },
          on: { OUT: 'd' },
        },
        d: { on: { BACK: 'a.last' } },
      },
    } as const;
    const machine = createMachine(config);
    const other = createMachine({ ...config, states: { ...config.states, d: { on: { BACK: 'a' } } } });
    const out = ['GO', 'OUT'].reduce(
      (snapshot, type) => dryRun(machine, { snapshot, event: { type } }).snapshot,
      dryRun(machine, { input: undefined }).snapshot,
    );
    const bound = boundTo(out, other);
    expect(boundTo(out, machine)).toBe(out);
    expect([bound.value, bound.matches('d')]).toEqual([out.value, true]);
    expect([out, bound].map((snapshot) => snapshot.machine)).toEqual([machine, other]);
    expect(activeNodes(bound).every((node) => node.machine === other)).toBe(true);
    const back = [machine, other].map(
      (each, at) => dryRun(each, { snapshot: [out, bound][at]!, event: { type: 'BACK' } }).snapshot,
    );
    expect(back.map(({ value }) => value)).toEqual([{ a: 'c' }, { a: 'b' }]);
    expect(activeNodes(back[1]!).every((node) => node.machine === other)).toBe(true);
  });
  it('rebuilt: an endless loop throws', () => {
    const stable = createMachine({
      id: 'stable',
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: {}, c: {} },
    });
    const states = { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } };
    const endless = rebuilt(stable, { ...stable.config, states }, 10);
    const { snapshot } = dryRun(endless, { input: undefined });
    expect(() => dryRun(endless, { snapshot, event: { type: 'GO' } })).toThrow('more than 10 microsteps');
  });
});

describe('dryRun', () => {
  const doing = createMachine({
    id: 'doing',
    initial: 'a',
    states: {
      a: {
        entry: 'greet',
        on: {
          GO: {
            target: 'b',
            actions: [
              emit({ type: 'news' }),
              sendTo(({ self }) => self, { type: 'hello' }),
              spawnChild(
                fromCallback(() => {}),
                { id: 'child', input: 7 },
              ),
              raise({ type: 'NEXT' }),
              raise({ type: 'LATER' }, { id: 'later', delay: 10 }),
            ],
          },
        },
      },
      b: { on: { NEXT: 'c' }, exit: ({ event }) => expect.fail(`executed on ${event.type}`) },
      c: { after: { 20: 'a' } },
    },
  }).provide({ actions: { greet: () => expect.fail('executed') } });

  it('reports the actions of the start', () => {
    const { snapshot, microsteps, actions } = dryRun(doing, { input: undefined });
    expect(snapshot.value).toBe('a');
    expect(microsteps).toEqual([]);
    expect(actions.map(({ type, params }) => [type, params])).toEqual([['greet', undefined]]);
  });

  it('reports every microstep with its transitions, and executes nothing', () => {
    const { snapshot } = dryRun(doing, { input: undefined });
    const run = dryRun(doing, { snapshot, event: { type: 'GO' } });
    expect(run.snapshot.value).toBe('c');
    expect(
      run.microsteps.map(({ event, after, taken }) => [
        event.type,
        (after as AnyMachineSnapshot).value,
        taken.map(({ source, eventType }) => [source.id, eventType]),
      ]),
    ).toEqual([
      ['GO', 'b', [['doing.a', 'GO']]],
      ['NEXT', 'c', [['doing.b', 'NEXT']]],
    ]);
  });

  it('builtInEffectOf: reads every built-in action', () => {
    const { snapshot } = dryRun(doing, { input: undefined });
    const there = dryRun(doing, { snapshot, event: { type: 'GO' } });
    const back = dryRun(doing, { snapshot: there.snapshot, event: { type: 'xstate.after.20.doing.c' } });
    const effects = (run: typeof there) => run.actions.map(builtInEffectOf).filter(Boolean);
    expect(effects(there)).toMatchObject([
      { kind: 'emit', event: { type: 'news' } },
      { kind: 'sendSelf', event: { type: 'hello' } },
      { kind: 'start', id: 'child', input: 7 },
      { kind: 'raise', event: { type: 'NEXT' } },
      { kind: 'raise', event: { type: 'LATER' }, id: 'later', delay: 10 },
      { kind: 'raise', event: { type: 'xstate.after.20.doing.c' }, id: 'xstate.after.20.doing.c', delay: 20 },
    ]);
    expect(effects(back)).toEqual([{ kind: 'cancel', id: 'xstate.after.20.doing.c' }]);
    expect(back.actions.at(-1)).toMatchObject({ type: 'greet' });
    expect(builtInEffectOf({ type: 'greet', params: undefined })).toBeNull();
  });
});

it('reads whether an actor is observed, and what it reports first', () => {
  const machine = createMachine({
    entry: [
      spawnChild(
        fromPromise(async () => 1),
        { id: 'quiet' },
      ),
      spawnChild(createMachine({ context: { n: 1 } }), { id: 'observed', syncSnapshot: true }),
    ],
  });
  const actor = createActor(machine).start();
  const { quiet, observed } = actor.getSnapshot().children as unknown as Record<string, AnyActorRef>;
  expect([isObserved(quiet!), firstSnapshotOf(quiet!)]).toEqual([false, null]);
  expect(isObserved(observed!)).toBe(true);
  expect(firstSnapshotOf(observed!)).toMatchObject({
    type: 'xstate.snapshot.observed',
    snapshot: { context: { n: 1 }, status: 'active' },
  });
  muteSnapshots(observed!);
  expect(isObserved(observed!)).toBe(false);
  const [, started] = dryRun(machine, { input: undefined }).actions;
  expect(builtInEffectOf(started!)).toMatchObject({ kind: 'start', actor: { id: 'observed' } });
});

it('gives a machine its own id in a dry run', () => {
  const machine = createMachine({ id: 'me', context: ({ self }) => ({ id: self.id }) });
  expect(dryRun(machine, { input: undefined }).snapshot.context).toEqual({ id: 'me' });
});

describe('an event that is sent while another one is being taken is taken next', () => {
  const start = (whileTaken: (send: (type: string) => void) => { entry?: () => void; next?: () => void }) => {
    const seen: string[] = [];
    const machine = createMachine({
      initial: 'off',
      states: {
        off: { on: { press: 'warming' } },
        warming: { entry: () => hooks.entry?.(), always: 'on', on: { press: 'broken' } },
        on: { entry: () => void seen.push('is on'), on: { press: 'off', dim: 'dimmed' } },
        dimmed: {},
        broken: {},
      },
    });
    const actor = createActor(machine).start();
    const hooks = whileTaken((type) => actor.send({ type }));
    let isFirst = true;
    actor.subscribe(({ value }) => {
      seen.push(value as string);
      if (value !== 'on' || !isFirst) return;
      isFirst = false;
      hooks.next?.();
    });
    actor.send({ type: 'press' });
    return { actor, seen };
  };
  const next = () => {
    const { actor, seen } = start(() => ({}));
    actor.send({ type: 'dim' });
    return seen;
  };

  it('from an action', () => {
    expect(next()).toEqual(['is on', 'on', 'dimmed']);
    expect(start((send) => ({ entry: () => send('dim') })).seen).toEqual(next());
  });
  it('from a subscriber', () => {
    expect(start((send) => ({ next: () => send('dim') })).seen).toEqual(next());
  });
});
