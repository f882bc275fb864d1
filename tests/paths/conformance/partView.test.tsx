// @proof thorough
import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, setup } from 'xstate';
import type { Model } from '../definition/model.ts';
import type { Script } from '../screen/script.ts';
import { coveringPaths, type Path } from '../walk/coveringPaths.ts';
import { describeConformance } from './conformance.ts';
import { conformingPaths } from './conformingPaths.ts';
import { firstFailing } from './firstFailing.tsx';

const sizes = ['nothing', 'some', 'too much'] as const;
type Size = (typeof sizes)[number];
const switches = ['express', 'insured'] as const;
type Switch = (typeof switches)[number];

/** A parcel: how much is in it, and two switches, which have nothing to do with each other. */
const parcelMachine = setup({
  types: {} as {
    context: { size: Size } & Record<Switch, boolean>;
    events: { type: 'filled'; size: Size } | { type: 'switched'; name: Switch };
  },
}).createMachine({
  id: 'parcel',
  context: { size: 'some', express: false, insured: false },
  on: {
    filled: { actions: assign({ size: ({ event }) => event.size }) },
    switched: { actions: assign(({ context, event: { name } }) => ({ [name]: !context[name] })) },
  },
});
const model = {
  machine: parcelMachine,
  events: { filled: sizes.map((size) => ({ size })), switched: switches.map((name) => ({ name })) },
  possible: ({ context }, event) => event.type !== 'filled' || event.size !== context.size,
} satisfies Model<typeof parcelMachine>;
const problems: Readonly<Record<Size, string[]>> = {
  nothing: ['It is empty'],
  some: [],
  'too much': ['It is too heavy'],
};
const script: Script<typeof parcelMachine> = {
  drive: {
    filled: (ui, { size }) => ui.press(`Put in ${size}`),
    switched: (ui, { name }) => ui.press(`Switch ${name}`),
  },
  shows: {
    '': ({ context }) => ({
      heading: 'Parcel',
      alerts: problems[context.size],
      pressed: Object.fromEntries(switches.map((name) => [`Switch ${name}`, context[name]])),
      buttons: Object.fromEntries([
        ...sizes.map((size) => [`Put in ${size}`, true]),
        ...switches.map((name) => [`Switch ${name}`, true]),
      ]),
    }),
  },
};

/** The fault: a parcel that was empty and becomes too heavy is still called empty. */
const Parcel = ({ isFaulty }: { isFaulty: boolean }) => {
  const [{ context }, send] = useMachine(parcelMachine);
  const [problem] = problems[context.size];
  const first = useRef(problem);
  if (first.current !== problems.nothing[0] || problem === undefined) first.current = problem;
  return (
    <main>
      <h1>Parcel</h1>
      {problem ? <p role="alert">{isFaulty ? first.current : problem}</p> : null}
      {sizes.map((size) => (
        <button key={size} type="button" onClick={() => send({ type: 'filled', size })}>
          Put in {size}
        </button>
      ))}
      {switches.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={context[name]}
          onClick={() => send({ type: 'switched', name })}
        >
          Switch {name}
        </button>
      ))}
    </main>
  );
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const found = (paths: readonly Path<typeof parcelMachine>[], isFaulty: boolean) =>
  firstFailing(paths, script, <Parcel isFaulty={isFaulty} />);
const covering = coveringPaths(model, { cover: 'pairs' });
const conforming = (partBudget: number) =>
  conformingPaths(covering, script, { extra: 0, budget: 5, partBudget, maxSteps: 30, isObserved: false });

it('parts need few steps where all states at once need too many', () => {
  expect(describeConformance(conforming(200).conformance)).toMatchInlineSnapshot(
    `"1 of 12 + 0 states (budget), 2 of 5 steps added; 7 looks of 3 parts + 0, 9 of 200 steps added"`,
  );
});

it('a problem that hides the next one is found by parts only', async () => {
  const { paths } = conforming(200);
  expect(await found([...covering.paths, ...paths], false)).toBeNull();
  expect(await found([...covering.paths, ...conforming(0).paths], true)).toBeNull();
  expect(await found(paths, true)).toMatch(/"nothing"} → (switched \S+ → )*filled {"size":"too much"}/);
});
