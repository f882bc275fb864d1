// @vitest-environment node
import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { explore } from '../definition/explore.ts';
import type { Model } from '../definition/model.ts';
import { cameBy, type Script } from '../screen/script.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { describeConformance } from './conformance.ts';
import { conformingPaths } from './conformingPaths.ts';
import { perceive } from './perceivedMachine.ts';

/** A door that counts how often it was opened, up to 3, which nobody sees, and a bell that only an open door refuses. */
const doorMachine = setup({
  types: {} as { context: { count: number }; events: { type: 'open' | 'close' | 'ring' } },
}).createMachine({
  id: 'door',
  context: { count: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: { target: 'open', actions: assign({ count: ({ context }) => Math.min(3, context.count + 1) }) },
        ring: { guard: ({ context }) => context.count < 9, target: 'closed', reenter: true },
      },
    },
    open: { on: { close: 'closed' } },
  },
});
const model = { machine: doorMachine, events: {} } satisfies Model<typeof doorMachine>;
const act = async () => {};
const script: Script<typeof doorMachine> = {
  drive: { open: act, close: act, ring: act },
  shows: {
    closed: (_, came) => ({ heading: 'Door', focus: cameBy(came, 'close') ? 'Open' : '' }),
    open: () => ({ heading: 'Door', says: ['come in'], saysNot: ['go away'] }),
  },
};
const exploration = explore(model);
const inStates = [...exploration.states.values()];
const send = (type: string) => `send {"type":"${type}"}`;

it('merges what no visitor can tell apart', () => {
  const { machine, stateOf } = perceive(exploration, script, { isObserved: true });
  expect(inStates).toHaveLength(7);
  expect(inStates.map(stateOf)).toEqual([0, 1, 0, 1, 0, 1, 0]);
  expect(machine.starts).toEqual([0]);
  const closed = [
    [send('open'), { to: 1 }],
    [send('close'), { to: 0, isAttempt: true }],
    [send('ring'), { to: 0 }],
  ];
  expect(new Map(closed as never)).toEqual(machine.states[0]);
  expect(machine.states[1]?.get(send('ring'))).toEqual({ to: 1, isAttempt: true });
});

it('tells states apart by what a script always expects there, or by the state of an observed machine', () => {
  const differ = (changes: Partial<Script<typeof doorMachine>['shows']>, isObserved = false) => {
    const shows = { ...script.shows, ...changes };
    const { machine, stateOf } = perceive(exploration, { ...script, shows }, { isObserved });
    const [closed, open] = inStates.map(stateOf);
    return machine.differ(closed ?? 0, open ?? 0);
  };
  expect(differ({})).toBe(false);
  expect(differ({}, true)).toBe(true);
  expect(differ({ closed: () => ({ heading: 'Gate' }) })).toBe(true);
  expect(differ({ open: () => ({ heading: 'Door', focus: 'Close' }) })).toBe(false);
  // An alert after ringing only.
  const rung: Script<typeof doorMachine>['shows']['closed'] = (_, came) => ({
    heading: 'Door',
    alerts: cameBy(came, 'ring') ? ['Nobody is in'] : ['Ring'],
  });
  expect(differ({ closed: rung })).toBe(false);
  expect(differ({ closed: () => ({ ...rung(exploration.starts[0]!.state.snapshot) }) })).toBe(true);
  expect(differ({ closed: () => ({ heading: 'Door', says: ['please go away'] }) })).toBe(true);
  expect(differ({ closed: () => ({ heading: 'Door', says: ['please wait'] }) })).toBe(false);
});

it('adds paths of the machine, and says how far they prove', () => {
  const covering = coveringPaths(model, { cover: 'transitions' });
  const { paths, conformance } = conformingPaths(covering, script, {
    extra: 1,
    budget: 40,
    partBudget: 0,
    maxSteps: 30,
    isObserved: true,
  });
  expect(describeConformance(conformance)).toBe('2 of 2 + 1 states, 7 of 40 steps added');
  for (const { start, steps } of paths) {
    expect(steps[0]?.from ?? start.state).toBe(start.state);
    for (const [at, step] of steps.entries()) expect(step.from).toBe(steps[at - 1]?.to ?? start.state);
  }
  const none = { extra: 0, budget: 9, partBudget: 9, maxSteps: 30, isObserved: false };
  expect(describeConformance(conformingPaths(covering, script, none).conformance)).toBe(
    '1 of 2 + 0 states (alike), 1 of 9 steps added; 4 looks of 2 parts + 0, 0 of 9 steps added',
  );
});
