import { setup } from 'xstate';

/** Which of the seller’s four sheets lies on top (F5: the orders at first). */
export const dashboardTabsMachine = setup({
  types: {
    events: {} as
      | { type: 'orders.open' }
      | { type: 'gigs.open' }
      | { type: 'analytics.open' }
      | { type: 'messages.open' },
  },
}).createMachine({
  id: 'dashboardTabs',
  description: 'The seller’s four sheets; one lies on top.',
  initial: 'orders',
  on: {
    'orders.open': { target: '.orders' },
    'gigs.open': { target: '.gigs' },
    'analytics.open': { target: '.analytics' },
    'messages.open': { target: '.messages' },
  },
  states: { orders: {}, gigs: {}, analytics: {}, messages: {} },
});
