import type { Model } from '../../tests/paths/index.ts';
import { pricingToggleMachine } from './pricingToggleMachine.ts';

export const pricingToggleModel = {
  machine: pricingToggleMachine,
  events: {
    'address.changed': [
      { hash: '#pricing-yearly' },
      { hash: '#pricing-monthly' },
      { hash: '#pricing-constructor' },
      { hash: '#pricing' },
      { hash: '' },
    ],
  },
  // A chosen radio button cannot be chosen again.
  possible: ({ value }, { type }) => type !== `${value}.choose`,
} satisfies Model<typeof pricingToggleMachine>;

/** The gallery shows the section with the toggle. */
export const stage = '/#pricing';
