// @vitest-environment node
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { enquiryModel } from '../example/enquiry.model.ts';
import { everythingModel } from '../example/everythingMachine.ts';
import { mutantsOf } from '../laws/mutants.ts';
import { eventCasesOf } from '../laws/survivors.ts';
import { explore, reasonOf } from './explore.ts';
import { describe, type Exploration, type Model } from './model.ts';

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
  ['enquiry, every 24th mutant', enquiryModel, 24],
])('an exploration relative to the machine is the same as a new one: %s', (_, typed, nth) => {
  const model = typed as unknown as Model<AnyStateMachine>;
  const exploration = explore(model);
  const count = { visited: 0, all: 0 };
  for (const [at, { name, machine, changes }] of [...mutantsOf(model.machine)].entries()) {
    if (at % nth > 0) continue;
    const mutated = { ...model, machine, events: eventCasesOf(model) };
    const relative = linesOf(() => {
      let visited = 0;
      const explored = explore(mutated, () => void visited++, { exploration, differsIn: changes });
      count.visited += visited;
      count.all += explored.steps.length;
      return explored;
    });
    const anew = linesOf(() => explore(mutated));
    const different = anew.findIndex((line, at) => line !== relative[at]);
    expect([name, relative.length, relative[different]]).toEqual([name, anew.length, anew[different]]);
  }
  // The others are taken over.
  expect(count.visited).toBeLessThan(0.8 * count.all);
});
