import { createChoiceMachine } from '../choice/createChoiceMachine.ts';

/** Which of the seller’s four sheets lies on top: the orders at first. */
export const dashboardTabsMachine = createChoiceMachine({
  id: 'dashboardTabs',
  description: 'The seller’s four sheets; one lies on top.',
  verb: 'open',
  options: ['orders', 'gigs', 'analytics', 'messages'],
  initial: 'orders',
});
