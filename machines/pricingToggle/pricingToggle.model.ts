import type { Model } from '../../tests/paths/index.ts';
import { pricingToggleMachine } from './pricingToggleMachine.ts';

export const pricingToggleModel = {
  machine: pricingToggleMachine,
  events: { 'period.choose': [{ period: 'monthly' }, { period: 'yearly' }] },
  // A radio button that is chosen is not chosen again.
} satisfies Model<typeof pricingToggleMachine>;

/** For the gallery: where the toggle stands. */
export const stage = '/#pricing';
