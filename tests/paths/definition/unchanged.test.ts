// @vitest-environment node
import { expect, it } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import { enquiryModel } from '../example/enquiry.model.ts';
import { mutantsOf } from '../laws/mutants.ts';
import { eventCasesOf } from '../laws/survivors.ts';
import { everythingModel } from './everythingMachine.ts';
import { explore, reasonOf } from './explore.ts';
import { describe, type Exploration, type Model } from './model.ts';

/** What can happen depends on a tag, which the state of the chart says and the key of a state does not. */
const shop = setup({
  types: { events: {} as { type: 'ENTER' } | { type: 'TURN' }, tags: {} as 'open' },
}).createMachine({
  id: 'shop',
  initial: 'day',
  states: { day: { tags: 'open', on: { ENTER: 'night' } }, night: { on: { TURN: 'day' } } },
});
const shopModel: Model<typeof shop> = {
  machine: shop,
  events: {},
  possible: (snapshot, { type }) => type === 'TURN' || snapshot.hasTag('open'),
};

/** Everything that an exploration says, a line for each start, state and step. */
const linesOf = (explored: () => Exploration<AnyStateMachine>): string[] => {
  try {
    const { states, steps, starts, covered, entered } = explored();
    return [
      JSON.stringify([covered, entered.map(({ id }) => id)]),
      ...starts.map(({ state, effects }) => JSON.stringify([state.key, effects])),
      ...states.keys(),
      ...steps.map(({ from, input, to, enters, ...rest }) =>
        JSON.stringify([from.key, describe(input), to.key, enters.map(({ id }) => id).sort(), rest]),
      ),
    ];
  } catch (error) {
    return [reasonOf(error)];
  }
};

it.each([
  ['everything, every 3rd mutant', everythingModel, 3],
  ['what is possible by a tag, every mutant', shopModel, 1],
  ['enquiry, every 24th mutant', enquiryModel, 24],
])('an exploration relative to the machine is the same as a new one: %s', (_, typed, nth) => {
  const model = typed as unknown as Model<AnyStateMachine>;
  const exploration = explore(model);
  for (const [at, { name, machine, changes }] of [...mutantsOf(model.machine)].entries()) {
    if (at % nth > 0) continue;
    const mutated = { ...model, machine, events: eventCasesOf(model) };
    const relative = linesOf(() => explore(mutated, undefined, { exploration, differsIn: changes }));
    const whole = linesOf(() => explore(mutated));
    const different = whole.findIndex((line, at) => line !== relative[at]);
    expect([name, relative.length, relative[different]]).toEqual([name, whole.length, whole[different]]);
  }
});

it('visits only steps that may differ', () => {
  const exploration = explore(enquiryModel);
  const { machine, changes } = [...mutantsOf(enquiryModel.machine)].find(
    ({ name }) => name === 'open.details: back: removed',
  )!;
  let visited = 0;
  const mutant = explore({ ...enquiryModel, machine }, () => void visited++, {
    exploration,
    differsIn: changes,
  });
  expect(changes).toEqual(['open', 'details']);
  expect(visited).toBeGreaterThan(0);
  expect(visited).toBeLessThan(0.7 * mutant.steps.length);
});
