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
import { Journal } from '../../src/devtools/inspector/journal.ts';
import type { EventInfo, InspectorMessage, Update } from '../../src/devtools/inspector/messages.ts';
import { afterMessage, emptyViewState } from '../../src/devtools/inspector/viewState.ts';

/** A machine with what the journal has to know: a child, a timer, a refusal, a mistake. */
const orderMachine = setup({
  types: {
    context: {} as { name: string },
    events: {} as { type: 'name.typed'; value: string } | { type: 'order.send' } | { type: 'order.break' },
  },
  actors: { sendOrder: fromPromise<void, { name: string }>(() => new Promise(() => {})) },
  actions: {
    blunder: () => {
      throw new Error('a blunder');
    },
  },
  delays: { patience: 300 },
}).createMachine({
  id: 'order',
  context: { name: '' },
  initial: 'open',
  states: {
    open: {
      on: {
        'name.typed': { actions: ({ context, event }) => void Object.assign(context, { name: event.value }) },
        'order.send': { target: 'sending' },
        'order.break': { actions: 'blunder' },
      },
    },
    sending: {
      invoke: { id: 'sendOrder', src: 'sendOrder', input: ({ context }) => context },
      after: { patience: { target: 'open' } },
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
const who = (journal: Journal) =>
  journal
    .snapshot()
    .actors.map(({ name, nth, leaf, parent }) => [name, nth, leaf, parent === null ? '' : 'child']);
const line = ({ to, from, type, leaf, isTaken }: EventInfo) => [to, from, type, leaf, isTaken];

describe('the journal', () => {
  it('shows an actor from its start to its stop, and none that strict mode made in vain', () => {
    const { journal, updates, create } = inspected();
    create();
    const order = create().start();
    expect(who(journal)).toEqual([['order', 1, 'open', '']]);
    // As React does: stopped and started again.
    order.stop();
    expect(who(journal)).toEqual([]);
    expect(updates.at(-1)).toEqual({ type: 'gone', id: order.sessionId });
  });

  it('tells actors of one machine apart, and shows each machine’s chart once', () => {
    const { journal, create } = inspected();
    create().start();
    create().start();
    create(createMachine({ id: 'lamp', initial: 'on', states: { on: {} } })).start();
    expect(who(journal)).toEqual([
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
      ['after patience (300 ms)', 'open'],
    ]);
  });

  it('lists in order who received what, from whom, when, and what came of it', () => {
    const { journal, create, pass } = inspected();
    const order = create().start();
    pass(1_200);
    order.send({ type: 'name.typed', value: 'Ada' });
    order.send({ type: 'order.send' });
    order.send({ type: 'order.send' });
    pass(300);
    const { events } = journal.snapshot();
    expect(events.map(line)).toEqual([
      ['order', '', 'xstate.init', 'open', false],
      ['order', '', 'name.typed', 'open', true],
      ['order', '', 'order.send', 'sending', true],
      ['sendOrder', 'order', 'xstate.init', '', false],
      ['order', '', 'order.send', 'sending', false],
      ['order', '', 'xstate.after.patience.order.sending', 'open', true],
    ]);
    expect(events.map(({ at }) => at)).toEqual([0, 1_200, 1_200, 1_200, 1_200, 1_500]);
    expect(events[1]?.payload).toEqual({ value: '‹3 characters›' });
    expect(journal.snapshot().actors[0]?.taken).toEqual(['sending: after patience → open']);
  });

  it('shows the present states, what an actor runs for as long as it runs, and no text', () => {
    const { journal, create, pass } = inspected();
    const order = create().start();
    order.send({ type: 'name.typed', value: 'Ada Lovelace' });
    order.send({ type: 'order.send' });
    expect(who(journal)).toEqual([
      ['order', 1, 'sending', ''],
      ['sendOrder', 1, '', 'child'],
    ]);
    expect(journal.snapshot().actors[0]).toMatchObject({
      present: ['order', 'sending'],
      context: { name: '‹12 characters›' },
    });
    pass(300);
    expect(who(journal)).toEqual([['order', 1, 'open', '']]);
    expect(JSON.stringify(journal.snapshot())).not.toContain('Ada');
  });

  it('shows that an actor broke', async () => {
    const { journal, create } = inspected();
    const order = create();
    order.subscribe({ error: () => {} });
    order.start();
    order.send({ type: 'order.break' });
    await Promise.resolve();
    expect(journal.snapshot().actors.map(({ status }) => status)).toEqual(['error']);
    expect(journal.snapshot().events.map(line).at(-1)).toEqual(['order', '', 'order.break', 'open', false]);
  });

  it('comes to the same in an inspector that was open from the start as in one that asks later', () => {
    const { journal, updates, create, pass } = inspected();
    const page = { startedAt: 1, path: '/' };
    const snapshotMessage = (): InspectorMessage => ({ type: 'snapshot', page, ...journal.snapshot() });
    const early = snapshotMessage();
    const order = create().start();
    order.send({ type: 'order.send' });
    pass(300);
    const messages = updates.map((each): InspectorMessage => ({ type: 'update', page, update: each }));
    const followed = [early, ...messages].reduce(afterMessage, emptyViewState);
    const asked = afterMessage(emptyViewState, snapshotMessage());
    const { before: _, ...rest } = followed;
    const { before: __, ...expected } = asked;
    expect(rest).toEqual(expected);
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

  it('listens to the page that began last', () => {
    const hearing = (...messages: InspectorMessage[]) => messages.reduce(afterMessage, emptyViewState);
    expect(hearing(snapshotOf(1), snapshotOf(2), snapshotOf(1)).page?.startedAt).toBe(2);
    expect(hearing(snapshotOf(2), closed(1))).toMatchObject({ page: { startedAt: 2 }, isClosed: false });
    expect(hearing(snapshotOf(2), closed(2))).toMatchObject({ page: { startedAt: 2 }, isClosed: true });
    expect(hearing(snapshotOf(2), closed(2), snapshotOf(1))).toMatchObject({
      page: { startedAt: 1 },
      isClosed: false,
    });
  });
});
