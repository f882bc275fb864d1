import { plans } from '../../configuration/plans.ts';
import { facts } from '../facts.ts';
import { savedByYear } from '../plans.ts';
import type { ArticleTexts } from './topics.ts';

const [starter, professional, enterprise] = plans;

export const bodies: ArticleTexts = {
  'how-your-payment-is-held': [
    'Between paying and approving, the money belongs to the order. The seller can see that it is there, which is why they can begin; they cannot take it, which is why you can wait calmly.',
    { kind: 'heading', text: 'The way of the money' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'You pay the full price of the package when you order.',
        'The amount is set aside and shown on the order page as held.',
        'The seller delivers. Nothing moves yet.',
        'You approve, and the amount is released to the seller, less the service fee.',
      ],
    },
    { kind: 'heading', text: 'When something changes on the way' },
    {
      kind: 'list',
      items: [
        'Cancelled before work began: the whole amount goes back to the card it came from.',
        'Cancelled by agreement halfway: you both settle on a part, and each gets theirs.',
        'Not what was agreed: ask for a revision first, then open a dispute. The amount stays where it is until that is decided.',
      ],
    },
    'All this covers payments made on Deskhand. If a seller asks you to transfer money to an account of their own, there is nothing we could hold and nothing we could give back, so decline and report the message. The same is true of tips: add them on the order page once the work is approved, if you wish to give one.',
  ],
  'fees-and-plans': [
    'Two things can cost money besides the work itself: the subscription to a plan, and the service fee on orders. Both are fixed in advance and printed in the pricing section of the home page.',
    { kind: 'heading', text: 'The service fee' },
    {
      kind: 'list',
      items: [
        `${starter.name}: ${starter.fee}% of each order.`,
        `${professional.name}: ${professional.fee}% of each order, with priority support, custom branding and API access.`,
        `${enterprise.name}: ${enterprise.fee}% of each order, with a dedicated account manager, an SLA and unlimited team members.`,
      ],
    },
    'The percentage is that of the seller who delivers, and it comes out of the price that the buyer has agreed to. A buyer therefore pays exactly what the package says.',
    { kind: 'heading', text: 'Monthly or yearly' },
    `A plan can be paid by the month or by the year. ${professional.name}, for example, is €${professional.price.monthly} a month or €${professional.price.yearly} a year, €${savedByYear(professional)} less than twelve months. A change to a larger plan counts from the next order; a change to a smaller one from the end of the period you have paid for.`,
    { kind: 'heading', text: 'If fees change' },
    `You are told by e-mail ${facts.feeNoticeDays} days before. Orders that are already running keep the percentage they were placed with, and you may leave the plan before the new one begins. Receipts for the subscription and for each order are kept under Billing, one document a payment.`,
  ],
  'withdraw-your-earnings': [
    'What a buyer has approved appears in your balance at once, with the fee already taken off. From there you send it to your bank whenever you like.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open Earnings in seller mode. The balance is split into what is held for running orders and what is free.',
        'Add a bank account in your own name, or that of your registered company.',
        'Enter the sum and confirm with your password.',
        'Keep the receipt that arrives by e-mail; your accountant will want it.',
      ],
    },
    { kind: 'heading', text: 'How long it takes' },
    `A withdrawal takes ${facts.withdrawalDays} business days. Weekends and bank holidays are not counted, and the first transfer to a new account may be checked by hand.`,
    { kind: 'heading', text: 'If it does not arrive' },
    {
      kind: 'list',
      items: [
        'Compare the account number on the receipt with that of your bank.',
        'Make sure the name on the account is the name on your profile: banks return transfers that differ.',
        'See whether a message from us asks for a document.',
      ],
    },
    'A returned transfer goes back into your balance in full. Send it again once the details are right, or write to support with the number on the receipt.',
  ],
};
