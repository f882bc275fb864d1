import { config } from '../config.ts';
import type { PageWords } from './page.ts';

export const enterprise = {
  title: 'Enterprise',
  description:
    'For departments that buy and agencies that sell as a team: a dedicated account manager, an SLA, one invoice and unlimited team members.',
  heading: 'Desk work for whole departments',
  lead: `When ten people need slides, sheets and copy every week, the work needs one contract, one invoice and one person who knows you. That is ${config.name} Enterprise, for companies that buy and for agencies that sell as a team.`,
  price: {
    heading: 'What it costs',
    text: 'One price covers the whole team. Orders are separate, each at the price agreed for it. You don’t need a plan to buy; this one adds the contract, the SLA and the account manager.',
    monthly: 'a month',
    yearly: 'or {price} a year, {saved} less than twelve months',
    compare: 'Compare all plans',
  },
} as const satisfies PageWords & Record<string, unknown>;
