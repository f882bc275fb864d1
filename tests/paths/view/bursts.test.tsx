import { useActorRef, useMachine, useSelector } from '@xstate/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyStateMachine, assign, type InspectionEvent, setup } from 'xstate';
import type { NoControls, Script } from '../screen/script.ts';
import { burstsOf, nameOfBurst } from '../walk/bursts.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { playBursts } from './bursts.ts';
import { opener, type ViewSuite } from './opener.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Inspected {
  readonly inspect: (event: InspectionEvent) => void;
}

/** The end of every path, and of every burst. */
async function walk<M extends AnyStateMachine, W extends object>(suite: ViewSuite<M, W>) {
  const { paths, exploration } = coveringPaths(suite.model, { cover: 'pairs' });
  const open = opener(suite);
  for (const path of paths) {
    const { world, close } = await open(path.start);
    await play(path, world);
    close();
  }
  return playBursts(exploration, burstsOf(exploration), open, Number.POSITIVE_INFINITY);
}

// A stale closure, and a ref that an effect sets too late.
const counterMachine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'count.changed'; value: number } },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { 'count.changed': { actions: assign(({ event }) => ({ count: event.value })) } },
});
const counter = (
  render: (props: Inspected) => ReactElement,
): ViewSuite<typeof counterMachine, NoControls> => ({
  name: 'counter',
  model: {
    machine: counterMachine,
    events: { 'count.changed': [1, 2, 3].map((value) => ({ value })) },
    possible: ({ context }, { value }) => value === context.count + 1,
  },
  script: {
    drive: { 'count.changed': (ui) => ui.press('Add') },
    shows: { '': ({ context: { count } }) => ({ buttons: { Add: true }, status: [`${count}`] }) },
  },
  render,
});
type Reads = 'the rendered count' | 'a ref' | 'the actor';
const CounterView = ({ inspect, reads }: Inspected & { reads: Reads }) => {
  const [{ context }, send, actor] = useMachine(counterMachine, { inspect });
  const ref = useRef(0);
  useEffect(() => {
    ref.current = context.count;
  });
  const add = () => {
    const counts: Record<Reads, number> = {
      'the rendered count': context.count,
      'a ref': ref.current,
      'the actor': actor.getSnapshot().context.count,
    };
    send({ type: 'count.changed', value: counts[reads] + 1 });
  };
  return (
    <main>
      <button type="button" onClick={add}>
        Add
      </button>
      <output>{context.count}</output>
    </main>
  );
};

it.each(['the rendered count', 'a ref'] as const)(
  'a press that adds to %s is found by bursts alone',
  async (reads) => {
    const { failures } = await walk(
      counter(({ inspect }) => <CounterView inspect={inspect} reads={reads} />),
    );
    expect(failures[0]).toContain(
      'the actor received count.changed {"value":1} + count.changed {"value":1} instead of count.changed {"value":1} + count.changed {"value":2}',
    );
  },
);

it('a press that adds to what the actor has is right', async () => {
  const { failures, played } = await walk(
    counter(({ inspect }) => <CounterView inspect={inspect} reads="the actor" />),
  );
  expect(failures).toEqual([]);
  expect(played).toBeGreaterThan(0);
});

// A double send: the handler asks the server, whatever the machine says.
const orderMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as
      | { type: 'text.changed'; value: string }
      | { type: 'order.send'; text: string }
      | { type: 'order.taken' },
  },
}).createMachine({
  id: 'order',
  context: { text: '' },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'text.changed': { actions: assign(({ event }) => ({ text: event.value })) },
        'order.send': 'sending',
      },
    },
    sending: { on: { 'order.taken': { target: 'writing' } } },
  },
});
interface Server {
  take(): Promise<void>;
}
const orderScript: Script<typeof orderMachine, Server> = {
  drive: {
    'text.changed': (ui, { value }) => ui.fill('Order', value),
    'order.send': (ui) => ui.press('Send'),
    'order.taken': (ui) => ui.world.take(),
  },
  shows: {
    writing: ({ context: { text } }) => ({ fields: { Order: { value: text } }, buttons: { Send: true } }),
    sending: ({ context: { text } }) => ({
      fields: { Order: { value: text, readOnly: true } },
      buttons: { Send: false },
    }),
  },
};
let taken = () => {};
const order = (render: (props: Inspected) => ReactElement): ViewSuite<typeof orderMachine, Server> => ({
  name: 'order',
  model: {
    machine: orderMachine,
    events: { 'text.changed': [{ value: 'Lamps' }], 'order.send': [{ text: '' }, { text: 'Lamps' }] },
    possible: ({ value, context }, event) =>
      event.type === 'order.taken'
        ? value === 'sending'
        : event.type === 'text.changed'
          ? event.value !== context.text
          : event.text === context.text,
  },
  script: orderScript,
  world: () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    return { take: async () => taken() };
  },
  render,
});
const OrderView = ({ inspect, asks }: Inspected & { asks: 'always' | 'once' }) => {
  const actor = useActorRef(orderMachine, { inspect });
  const { value } = useSelector(actor, (snapshot) => snapshot);
  taken = () => actor.send({ type: 'order.taken' });
  const isSending = value === 'sending';
  const send = () => {
    if (isSending) return;
    const isFirst = actor.getSnapshot().matches('writing');
    actor.send({ type: 'order.send', text: actor.getSnapshot().context.text });
    if (isFirst || asks === 'always') fetch('/orders', { method: 'POST', body: 'order' });
  };
  return (
    <main>
      <input
        aria-label="Order"
        readOnly={isSending}
        onChange={({ target }) => {
          actor.send({ type: 'text.changed', value: target.value });
          target.value = actor.getSnapshot().context.text;
        }}
      />
      <button type="button" aria-disabled={isSending} onClick={send}>
        Send
      </button>
    </main>
  );
};

it('a request that two presses send twice is found by bursts alone', async () => {
  const twice = await walk(order(({ inspect }) => <OrderView inspect={inspect} asks="always" />));
  expect(twice.failures[0]).toMatch(
    /\[order\.send .* \+ order\.send .*\]:\nsent twice: POST \/orders "order"/,
  );
  const once = await walk(order(({ inspect }) => <OrderView inspect={inspect} asks="once" />));
  expect(once.failures).toEqual([]);
  expect(once.played).toBeGreaterThan(2);
});

it('a budget limits what is played, and the same input twice comes first (M15)', async () => {
  const suite = order(({ inspect }) => <OrderView inspect={inspect} asks="once" />);
  const { exploration } = coveringPaths(suite.model);
  const bursts = burstsOf(exploration);
  expect(bursts[0].map(nameOfBurst)).toEqual(['order.send {"text":""} + order.send {"text":""}']);
  const { played, tried, failures } = await playBursts(exploration, bursts, opener(suite), 2);
  expect([played, failures]).toEqual([2, []]);
  expect(tried).toBeGreaterThanOrEqual(played);
});
