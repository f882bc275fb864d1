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
import { afterTold, nothingShown } from '../../src/devtools/inspector/shown.ts';
import type { News, ShownEvent, Told } from '../../src/devtools/inspector/told.ts';

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
  const news: News[] = [];
  let time = 0;
  const journal = new Journal(
    () => time,
    (each) => news.push(each),
  );
  const clock = new SimulatedClock();
  const inspect = (told: InspectionEvent) => journal.hear(told);
  const create = (machine: AnyStateMachine = orderMachine) => createActor(machine, { inspect, clock });
  const pass = (ms: number) => {
    time += ms;
    clock.increment(ms);
  };
  return { journal, news, create, pass };
};
const who = (journal: Journal) =>
  journal
    .whole()
    .actors.map(({ name, nth, leaf, parent }) => [name, nth, leaf, parent === null ? '' : 'child']);
const line = ({ to, from, type, leaf, isTaken }: ShownEvent) => [to, from, type, leaf, isTaken];

describe('the journal', () => {
  it('shows an actor from its start to its stop, and none that strict mode made in vain', () => {
    const { journal, news, create } = inspected();
    create();
    const order = create().start();
    expect(who(journal)).toEqual([['order', 1, 'open', '']]);
    // As React does: stopped and started again.
    order.stop();
    expect(who(journal)).toEqual([]);
    expect(news.at(-1)).toEqual({ type: 'gone', id: order.sessionId });
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
    const { charts } = journal.whole();
    expect(charts.map(({ name }) => name)).toEqual(['order', 'lamp']);
    expect(charts[0]?.states.map(({ name, runs }) => [name, runs])).toEqual([
      ['open', []],
      ['sending', ['sendOrder']],
    ]);
    expect(charts[0]?.states[1]?.transitions.map(({ when, to }) => [when, to])).toEqual([
      ['after patience (300 ms)', 'open'],
    ]);
  });

  it('tells in order what was told to whom, by whom, when, and what came of it', () => {
    const { journal, create, pass } = inspected();
    const order = create().start();
    pass(1_200);
    order.send({ type: 'name.typed', value: 'Ada' });
    order.send({ type: 'order.send' });
    order.send({ type: 'order.send' });
    pass(300);
    const { events } = journal.whole();
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
    expect(journal.whole().actors[0]?.taken).toEqual(['sending: after patience → open']);
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
    expect(journal.whole().actors[0]).toMatchObject({
      present: ['order', 'sending'],
      context: { name: '‹12 characters›' },
    });
    pass(300);
    expect(who(journal)).toEqual([['order', 1, 'open', '']]);
    expect(JSON.stringify(journal.whole())).not.toContain('Ada');
  });

  it('shows that an actor broke', async () => {
    const { journal, create } = inspected();
    const order = create();
    order.subscribe({ error: () => {} });
    order.start();
    order.send({ type: 'order.break' });
    await Promise.resolve();
    expect(journal.whole().actors.map(({ status }) => status)).toEqual(['error']);
    expect(journal.whole().events.map(line).at(-1)).toEqual(['order', '', 'order.break', 'open', false]);
  });

  it('comes to the same in an inspector that was open from the start as in one that asks later', () => {
    const { journal, news, create, pass } = inspected();
    const page = { startedAt: 1, path: '/' };
    const tellWhole = (): Told => ({ type: 'whole', page, ...journal.whole() });
    const early = tellWhole();
    const order = create().start();
    order.send({ type: 'order.send' });
    pass(300);
    const heard = news.map((each): Told => ({ type: 'news', page, news: each }));
    const followed = [early, ...heard].reduce(afterTold, nothingShown);
    const asked = afterTold(nothingShown, tellWhole());
    const { before: _, ...rest } = followed;
    const { before: __, ...expected } = asked;
    expect(rest).toEqual(expected);
  });
});

describe('an inspector', () => {
  const whole = (startedAt: number): Told => ({
    type: 'whole',
    page: { startedAt, path: `/${startedAt}` },
    charts: [],
    actors: [],
    events: [],
  });
  const closed = (startedAt: number): Told => ({ type: 'closed', page: { startedAt, path: '' } });

  it('listens to the page that began last', () => {
    const hearing = (...told: Told[]) => told.reduce(afterTold, nothingShown);
    expect(hearing(whole(1), whole(2), whole(1)).page?.startedAt).toBe(2);
    expect(hearing(whole(2), closed(1))).toMatchObject({ page: { startedAt: 2 }, isClosed: false });
    expect(hearing(whole(2), closed(2))).toMatchObject({ page: { startedAt: 2 }, isClosed: true });
    expect(hearing(whole(2), closed(2), whole(1))).toMatchObject({ page: { startedAt: 1 }, isClosed: false });
  });
});
