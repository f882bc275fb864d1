// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  createActor,
  createMachine,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  setup,
} from 'xstate';
import { Journal } from '../../../src/devtools/inspector/journal.ts';
import { labelOf } from '../../../src/devtools/inspector/label.ts';
import type {
  ActorInfo,
  EventInfo,
  InspectorMessage,
  Update,
} from '../../../src/devtools/inspector/messages.ts';
import { afterMessage, emptyViewState } from '../../../src/devtools/inspector/viewState.ts';
import { createResources } from '../../../src/wiring/resources.ts';

/** A machine with a child, a timer, a refusal and an error. */
const orderMachine = setup({
  types: {
    context: {} as { name: string },
    events: {} as { type: 'name.changed'; value: string } | { type: 'order.send' } | { type: 'order.break' },
  },
  actors: { sendOrder: fromPromise<void, { name: string }>(() => new Promise(() => {})) },
  actions: {
    fail: () => {
      throw new Error('failed');
    },
  },
  delays: { timeout: 300 },
}).createMachine({
  id: 'order',
  context: { name: '' },
  initial: 'open',
  states: {
    open: {
      on: {
        'name.changed': {
          actions: ({ context, event }) => void Object.assign(context, { name: event.value }),
        },
        'order.send': { target: 'sending' },
        'order.break': { actions: 'fail' },
      },
    },
    sending: {
      invoke: { id: 'sendOrder', src: 'sendOrder', input: ({ context }) => context },
      after: { timeout: { target: 'open' } },
    },
  },
});

const inspected = () => {
  const updates: Update[] = [];
  let time = 0;
  const journal = new Journal(
    () => time,
    (each) => updates.push(each),
  );
  const clock = new SimulatedClock();
  const inspect = (event: InspectionEvent) => journal.observe(event);
  const create = (machine: AnyStateMachine = orderMachine) => createActor(machine, { inspect, clock });
  const pass = (ms: number) => {
    time += ms;
    clock.increment(ms);
  };
  return { journal, updates, create, pass };
};
const actorsIn = (journal: Journal) =>
  journal
    .snapshot()
    .actors.map(({ name, nth, leaf, parent }) => [name, nth, leaf, parent === null ? '' : 'child']);
const line = ({ to, from, type, leaf, isTaken }: EventInfo) => [to, from, type, leaf, isTaken];

describe('the journal', () => {
  it('lists an actor from its start to its stop, and none that strict mode only creates', () => {
    const { journal, updates, create } = inspected();
    create();
    const order = create().start();
    expect(actorsIn(journal)).toEqual([['order', 1, 'open', '']]);
    // React stops and starts it again.
    order.stop();
    expect(actorsIn(journal)).toEqual([]);
    expect(updates.at(-1)).toEqual({ type: 'gone', id: order.sessionId });
  });

  it('numbers actors of one machine, and has the chart of each machine once', () => {
    const { journal, create } = inspected();
    create().start();
    create().start();
    create(createMachine({ id: 'lamp', initial: 'on', states: { on: {} } })).start();
    expect(actorsIn(journal)).toEqual([
      ['order', 1, 'open', ''],
      ['order', 2, 'open', ''],
      ['lamp', 1, 'on', ''],
    ]);
    const { charts } = journal.snapshot();
    expect(charts.map(({ name }) => name)).toEqual(['order', 'lamp']);
    expect(charts[0]?.states.map(({ name, runs }) => [name, runs])).toEqual([
      ['open', []],
      ['sending', ['sendOrder']],
    ]);
    expect(charts[0]?.states[1]?.transitions.map(({ when, to }) => [when, to])).toEqual([
      ['after timeout (300 ms)', 'open'],
    ]);
  });

  it('lists events in order, with receiver, sender, time and next state', () => {
    const { journal, create, pass } = inspected();
    const order = create().start();
    pass(1_200);
    order.send({ type: 'name.changed', value: 'Ada' });
    order.send({ type: 'order.send' });
    order.send({ type: 'order.send' });
    pass(300);
    const { events } = journal.snapshot();
    expect(events.map(line)).toEqual([
      ['order', '', 'xstate.init', 'open', false],
      ['order', '', 'name.changed', 'open', true],
      ['order', '', 'order.send', 'sending', true],
      ['sendOrder', 'order', 'xstate.init', '', false],
      ['order', '', 'order.send', 'sending', false],
      ['order', '', 'xstate.after.timeout.order.sending', 'open', true],
    ]);
    expect(events.map(({ at }) => at)).toEqual([0, 1_200, 1_200, 1_200, 1_200, 1_500]);
    expect(events[1]?.payload).toEqual({ value: '‹3 characters›' });
    expect(journal.snapshot().actors[0]?.taken).toEqual(['sending: after timeout → open']);
  });

  it('keeps an ignored event’s last transition, and says who sent an event', () => {
    const { journal, create } = inspected();
    const order = create().start();
    order.send({ type: 'order.send' });
    order.send({ type: 'order.send' });
    const [{ id, taken }] = journal.snapshot().actors as [ActorInfo];
    expect(taken).toEqual(['open: order.send → sending']);
    const sources = journal.snapshot().events.map(({ type, source }) => [type, source]);
    expect(sources).toEqual([
      ['xstate.init', null],
      ['order.send', null],
      ['xstate.init', id],
      ['order.send', null],
    ]);
  });

  it('keeps everything that it reported, in order', () => {
    const { journal, updates, create, pass } = inspected();
    const order = create().start();
    order.send({ type: 'order.send' });
    pass(300);
    expect(journal.history()).toEqual(updates);
    expect(updates.length).toBeGreaterThan(5);
  });

  it('shows active states and running children, but no texts', () => {
    const { journal, create, pass } = inspected();
    const order = create().start();
    order.send({ type: 'name.changed', value: 'Ada Lovelace' });
    order.send({ type: 'order.send' });
    expect(actorsIn(journal)).toEqual([
      ['order', 1, 'sending', ''],
      ['sendOrder', 1, '', 'child'],
    ]);
    expect(journal.snapshot().actors[0]).toMatchObject({
      activeStates: ['order', 'sending'],
      context: { name: '‹12 characters›' },
    });
    pass(300);
    expect(actorsIn(journal)).toEqual([['order', 1, 'open', '']]);
    expect(JSON.stringify(journal.snapshot())).not.toContain('Ada');
  });

  it('shows that an actor is broken', async () => {
    const { journal, create } = inspected();
    const order = create();
    order.subscribe({ error: () => {} });
    order.start();
    order.send({ type: 'order.break' });
    await Promise.resolve();
    expect(journal.snapshot().actors.map(({ status }) => status)).toEqual(['error']);
    expect(journal.snapshot().events.map(line).at(-1)).toEqual(['order', '', 'order.break', 'open', false]);
  });

  it('gives an inspector that opens later the same state as one that was open from the start', () => {
    const { journal, updates, create, pass } = inspected();
    const page = { startedAt: 1, path: '/' };
    const snapshotMessage = (): InspectorMessage => ({ type: 'snapshot', page, ...journal.snapshot() });
    const early = snapshotMessage();
    const order = create().start();
    order.send({ type: 'order.send' });
    pass(300);
    const messages = updates.map((each): InspectorMessage => ({ type: 'update', page, update: each }));
    const viewFromStart = [early, ...messages].reduce(afterMessage, emptyViewState);
    const viewFromSnapshot = afterMessage(emptyViewState, snapshotMessage());
    const { before: _, ...rest } = viewFromStart;
    const { before: __, ...expected } = viewFromSnapshot;
    expect(rest).toEqual(expected);
  });
});

describe('the name of an actor', () => {
  const lamp = createMachine({ id: 'lamp', initial: 'on', states: { on: {} } });
  const labels = (...ids: (string | undefined)[]) => {
    const journal = new Journal(
      () => 0,
      () => {},
    );
    const inspect = (event: InspectionEvent) => journal.observe(event);
    for (const id of ids) createActor(lamp, { inspect, ...(id === undefined ? {} : { id }) }).start();
    return journal.snapshot().actors.map(labelOf);
  };

  it('says what it carries, by the id that the app gave it, or else its number', () => {
    expect(labels('help topic payments-billing', 'page /contact', undefined, undefined)).toEqual([
      'lamp: help topic payments-billing',
      'lamp: page /contact',
      'lamp 3',
      'lamp 4',
    ]);
  });

  it('hides what does not look like an id or an address of the site', () => {
    expect(labels('page /Ada-Lovelace', 'for ada@example.org')).toEqual([
      'lamp: page ‹13 characters›',
      'lamp: for ‹15 characters›',
    ]);
  });

  it('is the key of a resource, also for what it runs', () => {
    const journal = new Journal(
      () => 0,
      () => {},
    );
    const resources = createResources({ inspect: (event) => journal.observe(event) });
    const resource = resources.of('help topic payments-billing', () => new Promise(() => {}));
    resource.send({ type: 'resource.acquire' });
    expect(journal.snapshot().actors.map(labelOf)).toEqual([
      'resource: help topic payments-billing',
      'load: help topic payments-billing',
    ]);
  });
});

describe('a way back', () => {
  it('is shown until its actor goes on', () => {
    const page = { startedAt: 1, path: '/' };
    const { journal, updates, create } = inspected();
    const order = create().start();
    const other = create().start();
    const wayBack = { id: order.sessionId, steps: 1, actor: null, words: 'Before order.send.' };
    const shown = afterMessage(
      afterMessage(emptyViewState, { type: 'snapshot', page, ...journal.snapshot() }),
      { type: 'wayBack', page, wayBack },
    );
    expect(shown.wayBack).toBe(wayBack);
    const viewAfter = (send: () => void) => {
      updates.length = 0;
      send();
      return updates
        .map((update): InspectorMessage => ({ type: 'update', page, update }))
        .reduce(afterMessage, shown);
    };
    expect(viewAfter(() => other.send({ type: 'order.send' })).wayBack).toBe(wayBack);
    expect(viewAfter(() => order.send({ type: 'order.send' })).wayBack).toBeNull();
  });
});

describe('an inspector', () => {
  const snapshotOf = (startedAt: number): InspectorMessage => ({
    type: 'snapshot',
    page: { startedAt, path: `/${startedAt}` },
    charts: [],
    actors: [],
    events: [],
  });
  const closed = (startedAt: number): InspectorMessage => ({ type: 'closed', page: { startedAt, path: '' } });

  it('listens to the page that was opened last', () => {
    const viewAfter = (...messages: InspectorMessage[]) => messages.reduce(afterMessage, emptyViewState);
    expect(viewAfter(snapshotOf(1), snapshotOf(2), snapshotOf(1)).page?.startedAt).toBe(2);
    expect(viewAfter(snapshotOf(2), closed(1))).toMatchObject({ page: { startedAt: 2 }, isClosed: false });
    expect(viewAfter(snapshotOf(2), closed(2))).toMatchObject({ page: { startedAt: 2 }, isClosed: true });
    expect(viewAfter(snapshotOf(2), closed(2), snapshotOf(1))).toMatchObject({
      page: { startedAt: 1 },
      isClosed: false,
    });
  });
});
