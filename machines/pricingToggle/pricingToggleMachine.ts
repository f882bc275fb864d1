import { createChoiceMachine } from '../choice/createChoiceMachine.ts';
import { viewHashes } from '../viewHashRules.ts';

/** Whether prices are shown by the month or by the year. */
export const pricingToggleMachine = createChoiceMachine({
  id: 'pricingToggle',
  description: 'The visitor chooses the period that the plans’ prices are shown for.',
  verb: 'choose',
  options: ['monthly', 'yearly'],
  initial: 'monthly',
  hashPrefix: viewHashes.period,
});
