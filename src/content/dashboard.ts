import type { PageWords } from './page.ts';

export const dashboard = {
  title: 'Seller dashboard',
  description:
    'What a Deskhand seller sees at work: orders with their deadlines, gigs, earnings and messages. A demo with sample figures.',
  heading: 'Seller dashboard',
  lead: 'This is how a working week looks from the seller’s side: what is due, what is being viewed, what was earned and who is waiting for an answer. The figures are samples; no account is behind them.',
  tabs: {
    label: 'Seller’s desk',
    orders: 'Active Orders',
    gigs: 'My Gigs',
    analytics: 'Analytics',
    messages: 'Messages',
  },
} as const satisfies PageWords & Record<string, unknown>;
