import { createChoiceMachine } from '../choice/createChoiceMachine.ts';
import { viewHashes } from '../viewHashRules.ts';

export const dashboardTabsMachine = createChoiceMachine({
  id: 'dashboardTabs',
  description: 'The seller has four tabs. One is open.',
  verb: 'open',
  options: ['orders', 'gigs', 'analytics', 'messages'],
  initial: 'orders',
  hashPrefix: viewHashes.tab,
});
