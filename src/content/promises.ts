import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { serviceFacts } from '../configuration/services.ts';
import { facts } from './facts.ts';

/** What more than one page says, in the words in which each of them says it. A page that says it differently fails the test of agreement. */

/** The one way to order: what happens, from a visitor's first word to the seller's pay. */
export const orderSteps = [
  {
    title: 'Send a request',
    text: 'Say what you have, what you want back and by when. It’s free, and you don’t need an account.',
  },
  {
    title: 'Get an offer',
    text: `Within ${facts.replyTime}, we name a person, a price and a date, or ask about what’s missing.`,
  },
  {
    title: 'Agree and pay',
    text: 'You owe nothing until you say yes. Then you pay the price in the offer, and we hold the money.',
  },
  {
    title: 'It gets done',
    text: `The seller can see that the money is there, and starts. Messages and files ${capabilities.orders ? 'stay together on the page of your request' : 'go by email'}.`,
  },
  {
    title: 'Check and approve',
    text: 'Open it, read it, try it. Ask for changes within what was agreed. Once you approve it, the money is released.',
  },
] as const;

/** No number: nothing counts them but what the owner writes into the offer’s note. */
export const revisions =
  'Changes that bring the work to what was agreed are part of the price. If their number is limited, the offer says so.';

export const questionsFirst =
  'Before you agree, reply to the offer with any question: we put it to the seller and send you the answer.';

export const release =
  'Your payment is released when you approve the work. In two cases we decide instead: if a dispute is opened, and if you don’t answer after a delivery and our reminder.';

export const tax = 'Prices include VAT where it is due, and the invoice shows it.';

export const invoices = `Every payment has its invoice as a PDF${
  capabilities.accounts ? '; Enterprise teams get one a month, itemized by order' : ''
}.`;

export const reporter = 'The person you report is not told who you are, unless the law requires it.';

export const access =
  'Create a login with only the rights that are needed, and close it when you approve the work. If support needs it later, open it again.';

export const consultation = {
  result: 'You leave knowing which service fits and roughly what it costs, or that we can’t help.',
  ask: `Ask for it with Get Started or the contact form, and we suggest a time within ${facts.replyTime}.${
    config.bookingUrl
      ? ' If you’d rather choose the time yourself, book a call right after sending a request.'
      : ''
  }`,
} as const;

export const automationSupport = {
  covered:
    'Anything that was agreed and doesn’t work: a step that fails, a result that is wrong, a connected tool that its maker has changed.',
  notCovered: 'New steps, and repairs after someone else has changed the routine itself, are a new order.',
} as const;

export const sellerSteps = {
  write: 'Tell us what you do best, and show us two pieces of work.',
  read: 'We read every gig before it is published.',
} as const;

const services = Object.values(serviceFacts);
const days = services.map(({ workingDays }) => workingDays);

export const usualTimes = `A small task usually takes ${Math.min(...days)} to ${Math.max(...days)}\u00a0working\u00a0days; each service page says how many.`;

const prices = services.map(({ startingPrice }) => startingPrice);

export const usualPrices = `A small task starts at €${Math.min(...prices)} to €${Math.max(...prices)}, depending on the service; each service page says where, and estimates what yours would cost.`;
