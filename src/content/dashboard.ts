import { config } from '../config.ts';
import type { PageWords } from './page.ts';

export const dashboard = {
  title: 'Seller dashboard',
  description: `What a ${config.name} seller sees at work: orders with their deadlines, gigs, earnings after fees, and messages. A demo with sample figures.`,
  heading: 'Seller dashboard',
  lead: 'A work week from the seller’s side: what’s due, what buyers are viewing, what you’ve earned and who is waiting for a reply. The figures are samples and belong to no account.',
  tabs: {
    label: 'Seller’s desk',
    orders: 'Active Orders',
    gigs: 'My Gigs',
    analytics: 'Analytics',
    messages: 'Messages',
  },
} as const satisfies PageWords & Record<string, unknown>;
