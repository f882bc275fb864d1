import { pricingToggleModel } from '../../machines/pricingToggle/pricingToggle.model.ts';
import type { pricingToggleMachine } from '../../machines/pricingToggle/pricingToggleMachine.ts';
import { explore, type Path, type World } from '../paths/index.ts';

type Machine = typeof pricingToggleMachine;

/** Yearly is chosen first, then each period again. */
export const yearlyFirst = (): Path<Machine> => {
  const [start] = explore(pricingToggleModel).starts;
  if (!start) throw new Error('the model has no start');
  let { state } = start;
  const steps = (['yearly.choose', 'monthly.choose', 'yearly.choose'] as const).map((type) => {
    const step = state.steps.find(({ input }) => input.kind === 'send' && input.event.type === type);
    if (!step) throw new Error(`the model has no ${type} in ${state.key}`);
    state = step.to;
    return step;
  });
  return { name: 'yearly, monthly, yearly', start, steps };
};

/**
 * A world whose script runs only during the first step.
 * @param first applies that step
 */
export const chosenEarly = (world: World<Machine>, first: World<Machine>['apply']): World<Machine> => {
  let apply = first;
  return {
    ...world,
    apply: (input) => {
      const applied = apply(input);
      apply = world.apply;
      return applied;
    },
  };
};
