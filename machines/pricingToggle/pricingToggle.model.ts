import type { Model } from '../../tests/paths/index.ts';
import { pricingToggleMachine } from './pricingToggleMachine.ts';

export const pricingToggleModel = {
  machine: pricingToggleMachine,
  events: {},
  // A radio button that is chosen is not chosen again.
  possible: ({ value }, { type }) => type !== `${value}.choose`,
} satisfies Model<typeof pricingToggleMachine>;

/** For the gallery: where the toggle stands. */
export const stage = '/#pricing';
