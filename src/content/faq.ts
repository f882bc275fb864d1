import { plans } from '../configuration/plans.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';
import { feeRange } from './plans.ts';

const [starter, professional, enterprise] = plans;

export const faq = {
  title: 'Frequently asked questions',
  description:
    'Short answers about ordering, payment and selling on Deskhand: fees, delivery, revisions, withdrawals and support.',
  heading: 'Frequently asked questions',
  lead: 'The questions that come up before a first order, answered in a few lines each. If yours is missing, write to us; a person reads every message.',
  /** The list of the plans' fees, beside the questions about payment. */
  fees: { heading: 'The fee by plan', unit: '{fee}% of an order' },
  groups: [
    {
      id: 'buyers',
      heading: 'For buyers',
      lead: 'What to order, what to send along, and what is yours in the end.',
      questions: [
        {
          id: 'buyers-demo',
          question: 'Can I place an order on this site today?',
          answer:
            'No. This is a demonstration of Deskhand: it keeps no accounts, and neither plans nor orders are charged. The answers on this page say how the marketplace works, so that you can judge whether it would suit you.',
        },
        {
          id: 'buyers-tasks',
          question: 'Which tasks is Deskhand made for?',
          answer:
            'For desk work with a beginning and an end: a sheet that does not add up, slides for Thursday, a report that needs a second reader, the text of a website, a routine that ought to run without you. Long-term staffing and work on your premises are not what we do.',
        },
        {
          id: 'buyers-unsure',
          question: 'I am not sure what I need. Who can tell me?',
          answer: `Ask for the free ${facts.consultationMinutes}-minute consultation. Somebody looks at your example with you and says which service fits, roughly what it takes, or that you can do it yourself. There is nothing to buy at the end of it.`,
        },
        {
          id: 'buyers-rights',
          question: 'Whose is the finished work?',
          answer:
            'Yours, from the moment you approve it, including the right to change it and pass it on. What a seller brings along, such as a font, a stock picture or a code library, keeps the license it came with, and the order has to name it.',
        },
        {
          id: 'buyers-late',
          question: 'What happens if the work is late?',
          answer:
            'You are told as soon as the date is in danger, and you decide: a new date, or a cancellation with your money back. A late delivery also counts against the seller’s level, even when you accept it.',
        },
        {
          id: 'buyers-automation',
          question: 'Will somebody help once my automation runs?',
          answer: `Yes. Every automation includes ${facts.automationSupportDays}-day support by the seller who built it, counted from your approval, and a note that explains how to change or stop it. Later maintenance can be ordered like any other task.`,
        },
        {
          id: 'buyers-team',
          question: 'Can my whole department order through one account?',
          answer: `A team account has roles, budgets and one invoice address. ${enterprise.name} puts no limit on the number of members and adds an account manager who knows your templates.`,
        },
      ],
    },
    {
      id: 'payments',
      heading: 'Payments and fees',
      lead: 'What is charged, when, and who receives how much of it.',
      questions: [
        {
          id: 'payments-fee',
          question: 'How high is the service fee?',
          answer: `From ${feeRange.lowest}% to ${feeRange.highest}% of the order, depending on the seller’s plan. It is part of the price you see and is taken off before the rest is released, so a buyer has nothing to add.`,
        },
        {
          id: 'payments-charge',
          question: 'When is my card charged?',
          answer:
            'Once, when you confirm the order. There are no installments within an order; larger projects are better cut into several, each with a price and a result of its own.',
        },
        {
          id: 'payments-currency',
          question: 'Do I pay in my own currency?',
          answer:
            'Prices are charged in euros everywhere. In other regions we print an estimate in your currency ahead of the euro price, and your bank converts at its rate of the day.',
        },
        {
          id: 'payments-withdrawal',
          question: 'How quickly do sellers get their money?',
          answer: `Approved work can be withdrawn at once, and the transfer takes ${facts.withdrawalDays} business days to reach the bank. We add no charge to it, though some banks take one for incoming transfers.`,
        },
        {
          id: 'payments-invoice',
          question: 'Do I get an invoice?',
          answer:
            'Every payment has one, as a PDF with your company’s name, address and tax number if you have entered them. Teams find theirs in one list that can be exported for the bookkeeper.',
        },
        {
          id: 'payments-plan',
          question: 'Do I have to stay with a plan?',
          answer: `No. ${starter.name}, ${professional.name} and ${enterprise.name} can each be ended before the next month or year begins, and you keep what you have paid for until then. Should a fee ever change, you hear of it ${facts.feeNoticeDays} days ahead.`,
        },
      ],
    },
    {
      id: 'sellers',
      heading: 'For sellers',
      lead: 'Who may offer work, how it is priced, and how a good record shows.',
      questions: [
        {
          id: 'sellers-who',
          question: 'Who can become a seller?',
          answer: `Anyone of ${facts.minimumAge} years or more, or with the consent of a parent, who can show an identity document and does the work personally or with a named team. A diploma is not required; a sample is.`,
        },
        {
          id: 'sellers-price',
          question: 'Who sets the price?',
          answer:
            'You do, for each package. Count reading the brief, the work itself and one round of questions, then look at what similar services ask. A price may be changed whenever you like; running orders keep theirs.',
        },
        {
          id: 'sellers-levels',
          question: 'What are the seller levels?',
          answer:
            'New Seller, Level 1, Level 2 and Top Rated. The first three follow from orders completed, punctuality and reviews; the last is awarded after a person has looked at your work. A level affects where you appear, never what you pay.',
        },
        {
          id: 'sellers-silence',
          question: 'What if the buyer never approves?',
          answer:
            'Remind them once through the order. If nothing comes, tell support: somebody checks the delivery against the requirements and can release the amount without the buyer. Silence does not cost you your pay.',
        },
        {
          id: 'sellers-both',
          question: 'May I buy from others with the same account?',
          answer:
            'Yes. A switch in the menu changes between buyer and seller mode, and both sides keep their own orders and reviews. Many sellers hand over the part they like least.',
        },
        {
          id: 'sellers-language',
          question: 'Do I have to work in English?',
          answer: `No. Work is offered in ${facts.languages} languages, and for text it is often the smaller ones that are looked for. List those you write well, and say in the service itself which one you deliver in.`,
        },
      ],
    },
  ],
  more: {
    heading: 'Your question is not here?',
    text: 'Longer explanations, step by step, are in the help center. Anything else is best asked directly.',
    help: 'Open the help center',
    contact: 'Ask us',
    subject: 'A question',
  },
} as const satisfies PageWords & Record<string, unknown>;
