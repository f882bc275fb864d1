import { createChoiceMachine } from '../choice/createChoiceMachine.ts';
import { viewHashes } from '../viewHashRules.ts';

export const pricingToggleMachine = createChoiceMachine({
  id: 'pricingToggle',
  description: 'The visitor chooses the period that the plans’ prices are shown for.',
  verb: 'choose',
  options: ['monthly', 'yearly'],
  initial: 'monthly',
  hashPrefix: viewHashes.period,
});
