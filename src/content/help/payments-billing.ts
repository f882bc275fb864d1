import { config } from '../../config.ts';
import { capabilities } from '../../configuration/capabilities.ts';
import { plans } from '../../configuration/plans.ts';
import { facts } from '../facts.ts';
import { guarantee } from '../guarantee.ts';
import { savedByYear } from '../plans.ts';
import { release, tax } from '../promises.ts';
import type { ArticleTexts } from './topics.ts';

const [starter, professional, enterprise] = plans;

export const bodies: ArticleTexts = {
  'how-your-payment-is-held': [
    `You pay when you agree to an offer, and we hold the money. ${release} The seller can see that it is there, so they can start; they can’t withdraw it, so you can check the work first.`,
    { kind: 'heading', text: 'Where the money is' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'You agree to the offer and pay its full price.',
        'We tell you and the seller that we hold it.',
        'The seller delivers. The money stays where it is.',
        'You approve the work, and the amount is released to the seller, less the service fee.',
      ],
    },
    { kind: 'heading', text: 'If plans change' },
    {
      kind: 'list',
      items: [
        'Canceled before work began: the full amount goes back to the card it came from.',
        'Canceled by agreement partway through: you agree on how to split the amount.',
        'Late: once the agreed date has passed, you choose a new date or your money back.',
        `Not what was agreed: ask for a revision first, then open a dispute. The amount stays held until the dispute is decided. ${guarantee}`,
      ],
    },
    `All of this applies only to payments made on ${config.name}. If a seller asks you to transfer money to their own account, we have nothing to hold and nothing to return, so decline and report the message. The same goes for tips.`,
    { kind: 'heading', text: 'If we make a mistake' },
    `Our own liability is capped at the amounts you paid us in the ${facts.liabilityMonths} months before. The terms of service give the exact rule and its exceptions.`,
  ],
  'fees-and-plans': [
    `Buyers pay the price in the offer and nothing on top: no plan, no subscription, no added fee. ${tax} Sellers have two costs: the plan they sell with, and a service fee on each order. Both are listed in the pricing section of the home page.`,
    { kind: 'heading', text: 'The service fee' },
    {
      kind: 'list',
      items: [
        `${starter.name}: ${starter.fee}% of each order.`,
        `${professional.name}: ${professional.fee}% of each order, with priority support${capabilities.api ? ', custom branding and API access' : ' and custom branding'}.`,
        `${enterprise.name}: ${enterprise.fee}% of each order, with a dedicated account manager, an SLA and unlimited team members.`,
      ],
    },
    'The percentage depends on the seller’s plan. The fee is taken out of the order’s price before the rest is paid out, and each order shows it.',
    { kind: 'heading', text: 'Monthly or yearly' },
    `You can pay for a plan by the month or by the year. ${professional.name}, for example, is €${professional.price.monthly} a month or €${professional.price.yearly} a year, €${savedByYear(professional)} less than twelve months. If you move to a larger plan, the lower fee applies from your next order; if you move to a smaller one, the change takes effect at the end of the period you have paid for.`,
    { kind: 'heading', text: 'If fees change' },
    `We email you ${facts.feeNoticeDays} days before. Orders already in progress keep their percentage, and you can leave the plan before the new one takes effect. You will find receipts for your plan and your orders under Billing.`,
  ],
  'withdraw-your-earnings': [
    'When a buyer approves your work, the price less the service fee appears in your balance at once. From there you can send it to your bank whenever you like.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open Earnings in seller mode. The page shows what is held for orders in progress and what you can withdraw.',
        'Add a bank account in your own name, or in the name of your registered company.',
        'Enter the amount and confirm with your password.',
        'Keep the receipt that arrives by email; your accountant will want it.',
      ],
    },
    { kind: 'heading', text: 'How long it takes' },
    `A withdrawal arrives in ${facts.withdrawalDays} business days. Weekends and bank holidays don’t count, and we may check the first transfer to a new account by hand.`,
    { kind: 'heading', text: 'If it does not arrive' },
    {
      kind: 'list',
      items: [
        'Compare the account number on the receipt with the one your bank gave you.',
        'Make sure the name on the bank account matches the name on your profile. Banks may return transfers when the names differ.',
        'Check whether we have sent you a message asking for a document.',
      ],
    },
    'If a transfer is returned, the full amount goes back into your balance. Send it again once the details are right, or contact support with the number on the receipt.',
  ],
};
