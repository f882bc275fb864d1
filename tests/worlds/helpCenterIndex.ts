import type { HelpIndex } from '../../machines/helpAddressRules.ts';

/** Two topics and three articles of the help center, with their real counts. */
export const helpIndex: HelpIndex = {
  topics: new Set(['payments-billing', 'trust-safety']),
  articles: new Map([
    ['fees-and-plans', { topic: 'payments-billing', helpful: 178 }],
    ['withdraw-your-earnings', { topic: 'payments-billing', helpful: 155 }],
    ['recognize-a-scam', { topic: 'trust-safety', helpful: 201 }],
  ]),
};
