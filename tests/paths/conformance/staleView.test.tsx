// @proof thorough
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, setup } from 'xstate';
import type { Model } from '../definition/model.ts';
import type { Script } from '../screen/script.ts';
import { coveringPaths, type Path } from '../walk/coveringPaths.ts';
import { conformingPaths } from './conformingPaths.ts';
import { firstFailing } from './firstFailing.tsx';

type Lamp = 'ceiling' | 'desk';
type Colour = 'red' | 'blue';

/** Two lamps in a list, each of which can be opened, and there be painted in the other colour. */
const lampsMachine = setup({
  types: {} as {
    context: { lamp: Lamp } & Record<Lamp, Colour>;
    events: { type: 'open'; lamp: Lamp } | { type: 'close' } | { type: 'paint' };
  },
}).createMachine({
  id: 'lamps',
  context: { lamp: 'ceiling', ceiling: 'red', desk: 'red' },
  initial: 'list',
  states: {
    list: { on: { open: { target: 'detail', actions: assign({ lamp: ({ event }) => event.lamp }) } } },
    detail: {
      on: {
        close: { target: 'list', actions: assign({ lamp: 'ceiling' }) },
        paint: {
          actions: assign(({ context }) => ({
            [context.lamp]: context[context.lamp] === 'red' ? 'blue' : 'red',
          })),
        },
      },
    },
  },
});
const model = {
  machine: lampsMachine,
  events: { open: [{ lamp: 'ceiling' }, { lamp: 'desk' }] },
} satisfies Model<typeof lampsMachine>;
const script: Script<typeof lampsMachine> = {
  drive: {
    open: (ui, { lamp }) => ui.press(`Open the ${lamp} lamp`),
    close: (ui) => ui.press('Close'),
    paint: (ui) => ui.press('Paint'),
  },
  shows: {
    list: () => ({
      heading: 'Lamps',
      buttons: { 'Open the ceiling lamp': true, 'Open the desk lamp': true },
    }),
    detail: ({ context }) => ({
      heading: `The ${context.lamp} lamp is ${context[context.lamp]}`,
      buttons: { Close: true, Paint: true },
    }),
  },
};

const Button = (props: { name: string; onPress: () => void }) => (
  <button type="button" onClick={props.onPress}>
    {props.name}
  </button>
);
/** The fault: from this visit to the desk lamp on, a visit begins with the colour of the first one, until it is painted. */
const Lamps = ({ staleFrom }: { staleFrom: number }) => {
  const [{ context, value }, send] = useMachine(lampsMachine);
  const visits = useRef<Colour[]>([]);
  if (value === 'list')
    return (
      <main>
        <h1>Lamps</h1>
        <Button name="Open the ceiling lamp" onPress={() => send({ type: 'open', lamp: 'ceiling' })} />
        <Button name="Open the desk lamp" onPress={() => send({ type: 'open', lamp: 'desk' })} />
      </main>
    );
  return (
    <main>
      {context.lamp === 'ceiling' ? (
        <h1>The ceiling lamp is {context.ceiling}</h1>
      ) : (
        <Desk colour={context.desk} visits={visits.current} staleFrom={staleFrom} />
      )}
      <Button name="Close" onPress={() => send({ type: 'close' })} />
      <Button name="Paint" onPress={() => send({ type: 'paint' })} />
    </main>
  );
};
const Desk = (props: { colour: Colour; visits: Colour[]; staleFrom: number }) => {
  const { colour, visits, staleFrom } = props;
  const [initial] = useState(colour);
  const [isPainted, setPainted] = useState(false);
  const [visit] = useState(visits.length);
  useEffect(() => {
    visits[visit] = initial;
  }, [visits, visit, initial]);
  if (!isPainted && colour !== initial) setPainted(true);
  const isStale = visit + 1 >= staleFrom && !isPainted;
  return <h1>The desk lamp is {isStale ? (visits[0] ?? colour) : colour}</h1>;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const found = (paths: readonly Path<typeof lampsMachine>[], staleFrom: number) =>
  firstFailing(paths, script, <Lamps staleFrom={staleFrom} />);
const covering = coveringPaths(model, { cover: 'pairs' });
const conforming = (extra: number) =>
  conformingPaths(covering, script, { extra, budget: 300, partBudget: 0, maxSteps: 30, isObserved: false });

it('all states are proved', () => {
  const all = { states: 12, core: 12, cut: null };
  expect(conforming(0).conformance).toMatchObject({ ...all, extra: 0, added: 103 });
  expect(conforming(1).conformance).toMatchObject({ ...all, extra: 1, added: 246 });
});

it('a view without a fault passes', async () => {
  expect(await found([...covering.paths, ...conforming(0).paths], Number.POSITIVE_INFINITY)).toBeNull();
});

it('a stale value at the second visit is found by these paths, not by pairs of transitions', async () => {
  expect(await found(coveringPaths(model, { cover: 'transitions' }).paths, 2)).toBeNull();
  expect(await found(covering.paths, 2)).toBeNull();
  expect(await found(conforming(0).paths, 2)).toMatch(/paint → close → .*open {"lamp":"desk"}$/);
});

it('a stale value after the second visit is found by the paths for a hidden state', async () => {
  expect(await found([...covering.paths, ...conforming(0).paths], 3)).toBeNull();
  expect(await found(conforming(1).paths, 3)).toBe(
    'open {"lamp":"desk"} → paint → close → open {"lamp":"desk"} → close → open {"lamp":"desk"}',
  );
});
