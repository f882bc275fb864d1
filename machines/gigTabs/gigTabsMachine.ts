import { setup } from 'xstate';

/** Which part of the demo gig is shown (F5). */
export const gigTabsMachine = setup({
  types: { events: {} as { type: 'overview.open' } | { type: 'seller.open' } | { type: 'reviews.open' } },
}).createMachine({
  id: 'gigTabs',
  description: 'What the gig is, who does it, and what earlier buyers say: one of them is shown.',
  initial: 'overview',
  on: {
    'overview.open': { target: '.overview' },
    'seller.open': { target: '.seller' },
    'reviews.open': { target: '.reviews' },
  },
  states: { overview: {}, seller: {}, reviews: {} },
});
