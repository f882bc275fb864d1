import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { plans } from '../configuration/plans.ts';
import { faqDemonstration } from './demonstrationStatic.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';
import { feeRange } from './plans.ts';
import {
  access,
  automationSupport,
  consultation,
  invoices,
  orderSteps,
  questionsFirst,
  sellerSteps,
  tax,
  usualPrices,
} from './promises.ts';

const [starter, professional, enterprise] = plans;

export const faq = {
  title: 'Frequently asked questions',
  description: `Short answers about ordering${capabilities.accounts ? ', payment and selling' : ' and payment'} on ${config.name}: fees, delivery, revisions, ${capabilities.accounts ? 'withdrawals' : 'rights, deadlines'} and support.`,
  heading: 'Frequently asked questions',
  lead: 'The questions that come up before a first order, answered in a few lines each. If yours is missing, write to us. A person reads every message.',
  fees: { heading: 'The fee by plan', unit: '{fee}% of an order' },
  groups: [
    {
      id: 'buyers',
      heading: 'For buyers',
      lead: 'What to order, what to provide, and what you own in the end.',
      questions: [
        ...faqDemonstration,
        {
          id: 'buyers-who',
          question: 'Who are you?',
          answer: `${config.name} is a small company, founded in ${facts.founded}. We read your request, propose a person and hold the payment; independent professionals do the work. The about page says why we began, and the terms name the company behind the site.`,
        },
        {
          id: 'buyers-tasks',
          question: `What kinds of tasks is ${config.name} for?`,
          answer:
            'Desk work with a beginning and an end: a sheet that doesn’t add up, slides for Thursday, a report that needs an edit, copy for a website, a routine that should run on its own. We don’t do long-term staffing or on-site work.',
        },
        {
          id: 'buyers-order',
          question: 'How do I order?',
          answer: `Press Get Started at the top of any page and tell us what you have. ${orderSteps[1].text} ${orderSteps[2].text} ${questionsFirst}`,
        },
        {
          id: 'buyers-price',
          question: 'What does a task cost?',
          answer: `${usualPrices} Your offer names the exact price, and nothing is added to it.`,
        },
        {
          id: 'buyers-status',
          question: 'What is the status of my request?',
          answer: capabilities.orders
            ? `Follow your request by the link that you got when you sent it: its page shows where it is, whose turn it is and everything written so far. If the link is gone, write to us from the address you used.`
            : `Until you have an offer, it is with us: a person reads it and replies by email within ${facts.replyTime}. After that, you hear from us or the seller at each step. If you’ve heard nothing, look in your spam folder, then write to us with the address you used.`,
        },
        {
          id: 'buyers-urgent',
          question: 'Can you do a rush job?',
          answer:
            'Often. The estimate on each service page shows the earliest day and its price. Put the day and the hour into your request, and say why then. The offer names a date that the seller can keep; if no one can, we tell you at once instead of promising it. A short deadline may cost more.',
        },
        {
          id: 'buyers-samples',
          question: 'Can I see samples of work?',
          answer: `Yes. Each service page shows samples made for this site, before and after. For a seller’s own work, ask when you reply to the offer: it names the person${capabilities.accounts ? ', and their gig shows what they are allowed to publish' : ''}.`,
        },
        {
          id: 'buyers-unsure',
          question: 'I’m not sure what I need. Can you help?',
          answer: `Yes, with a free ${facts.consultationMinutes}-minute consultation. ${consultation.result} ${consultation.ask}`,
        },
        {
          id: 'buyers-rights',
          question: 'Who owns the finished work?',
          answer:
            'You do, from the moment you approve it, including the right to change it and pass it on. Anything the seller brings along, such as a font, a stock photo or a code library, keeps its own license, and the delivery names it.',
        },
        {
          id: 'buyers-late',
          question: 'What happens if the work is late?',
          answer: `Sellers should tell you as soon as a date is at risk. Once the agreed date has passed, you choose: a new date, or your money back. A late delivery also counts against the seller${capabilities.accounts ? '’s level' : ''}, even if you accept it.`,
        },
        {
          id: 'buyers-automation',
          question: 'Will I get help once my automation is running?',
          answer: `Yes. Every automation includes ${facts.automationSupportDays} days of support from the seller who built it, counted from your approval, and a note on how to change or stop it. What is covered? ${automationSupport.covered} ${automationSupport.notCovered}`,
        },
        {
          id: 'buyers-access',
          question: 'Does the seller need my password?',
          answer: `Never. ${access}`,
        },
        ...(capabilities.accounts
          ? [
              {
                id: 'buyers-team',
                question: 'Can my whole department order through one account?',
                answer: `Yes. A team account has roles, budgets and one billing address. ${enterprise.name} has no limit on team members and adds an account manager who knows your templates.`,
              },
            ]
          : []),
      ],
    },
    {
      id: 'payments',
      heading: 'Payments and fees',
      lead: 'What is charged, when, and who gets how much of it.',
      questions: [
        {
          id: 'payments-fee',
          question: 'How much is the service fee?',
          answer: `${feeRange.lowest}% to ${feeRange.highest}% of the order${capabilities.accounts ? ', depending on the seller’s plan' : ''}. The seller pays it: it comes out of the price before the rest is released. Buyers pay the price in the offer and nothing on top. ${tax}`,
        },
        {
          id: 'payments-charge',
          question: 'When is my card charged?',
          answer:
            'Once, after you have agreed to an offer. We hold the money and release it to the seller when you approve the work. An order has no installments, so split a larger project into several orders, each with its own price and result.',
        },
        {
          id: 'payments-methods',
          question: 'Can I pay by PayPal, card or bank transfer?',
          answer:
            'By card. When you have agreed to an offer, we send you the link to the payment page. PayPal and bank transfers aren’t possible at present. If a seller asks you to pay any other way, decline and tell us: we couldn’t hold or return that money.',
        },
        {
          id: 'payments-currency',
          question: 'Do I pay in my own currency?',
          answer:
            'Charges are always in euros. In other regions we also show an estimate in your currency. Your bank converts the charge at its own rate.',
        },
        {
          id: 'payments-withdrawal',
          question: 'How fast do sellers get their money?',
          answer: `Once the buyer approves, the seller can withdraw right away, and the money arrives in ${facts.withdrawalDays} business days. We don’t charge for withdrawals, but some banks charge for incoming transfers.`,
        },
        {
          id: 'payments-invoice',
          question: 'Do I get an invoice?',
          answer: `Yes. ${invoices} Each one shows the VAT, and your company’s name, address and tax ID if you give them to us.`,
        },
        ...(capabilities.accounts
          ? [
              {
                id: 'payments-who-needs-plan',
                question: 'Do I need a plan?',
                answer: `Only if you sell. Buyers need no plan and pay no subscription. Sellers need one before they can publish; ${starter.name} is the smallest.`,
              },
              {
                id: 'payments-plan',
                question: 'Can I cancel my plan?',
                answer: `Yes. You can cancel ${starter.name}, ${professional.name} and ${enterprise.name} at any time before the next month or year begins, and you keep the plan until then. If a fee ever changes, you’ll hear about it at least ${facts.feeNoticeDays} days ahead.`,
              },
            ]
          : []),
      ],
    },
    ...(capabilities.accounts
      ? [
          {
            id: 'sellers',
            heading: 'For sellers',
            lead: 'Who can sell, how to set a price, and what a good record does for you.',
            questions: [
              {
                id: 'sellers-who',
                question: 'Who can become a seller?',
                answer: `Anyone aged ${facts.minimumAge} or over, or younger with a parent’s consent, who does the work personally or with a named team. ${sellerSteps.write} We check your ID before you publish anything. You don’t need a degree. ${sellerSteps.read}`,
              },
              {
                id: 'sellers-price',
                question: 'Who sets the price?',
                answer:
                  'You do, for each package. Count the time to read the brief, do the work and answer one round of questions, then look at the starting price of the service. You can change a price at any time; open orders keep theirs.',
              },
              {
                id: 'sellers-levels',
                question: 'What are the seller levels?',
                answer: `New Seller, Level 1, Level 2 and Top Rated. The first three depend on completed orders${capabilities.reviews ? ',' : ' and'} on-time delivery${capabilities.reviews ? ' and reviews' : ''}; we award the last after reviewing your work. A level affects how soon we propose you and how large a package you can offer, but never your fee.`,
              },
              {
                id: 'sellers-silence',
                question: 'What if the buyer never approves?',
                answer:
                  'Tell support. We remind the buyer, and if the reminder stays unanswered, we compare the delivery with the order. If it clearly matches, we release the money without the buyer, so you don’t lose your pay to silence.',
              },
              {
                id: 'sellers-both',
                question: 'Can I also buy with a seller account?',
                answer: `Yes. Switch between buyer and seller mode in the menu. Each mode has its own orders${capabilities.reviews ? ' and reviews' : ''}.`,
              },
              {
                id: 'sellers-language',
                question: 'Do I have to work in English?',
                answer: `No. Sellers work in ${facts.languages} languages. List the ones you write well, and say in each gig which language you deliver in.`,
              },
            ],
          },
        ]
      : []),
  ],
  more: {
    heading: 'Don’t see your question?',
    text: 'The help center has longer, step-by-step explanations. For anything else, ask us.',
    help: 'Open the help center',
    contact: 'Ask us',
    subject: 'A question',
  },
} as const satisfies PageWords & Record<string, unknown>;
