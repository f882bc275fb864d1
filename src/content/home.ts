import { guarantee } from './guarantee.ts';
import type { PageWords } from './page.ts';

export const home = {
  title: 'Small desk tasks, done by professionals',
  description:
    'Independent professionals for spreadsheets, slides, editing, website copy and automation. Tell us the task and get a reply within 1 business day.',
  heading: 'Hand over the desk work.',
  headingSelected: 'Get it back done.',
  lead: 'A sheet that adds up, a deck that fits its ten minutes, a page of text that says what you sell. Independent professionals do it at a fixed price, and your payment is released when you approve.',
  learnMore: 'Learn more',
  /** Read aloud after `learnMore`, and read by search engines. */
  learnMoreAbout: 'about our services',
  services: {
    heading: 'Popular services',
    dialog: {
      close: 'Close',
      included: 'What’s included',
      examples: 'For example',
      estimate: 'What would yours cost?',
    },
  },
  pricing: {
    heading: 'Pricing',
    /** Above the sellers' plans, for buyers. `{from}`: the lowest starting price. */
    buyers: { text: 'Looking for help? Tasks start at {from}. ', link: 'See prices' },
    lead: {
      start: 'These plans are for sellers. The ',
      fee: 'service fee',
      middle: ' is lower on the larger plans, and Enterprise adds an ',
      sla: 'SLA',
      end: '.',
    },
    hints: {
      fee: 'Taken from what the seller is paid. Buyers pay the price they see.',
      sla: 'Service level agreement: response and delivery times, written into the contract.',
    },
    period: 'Billing period',
    /** Exact wording (F13). The real saving is shown beside each price (decision P1). */
    yearlyLabel: 'Save 20%',
    recommended: 'Recommended',
    fee: '{fee}% service fee',
    feeOfOrder: '{fee}% service fee on each order',
    everythingIn: 'Everything in {plan}',
    rows: { plan: 'Plan', price: 'Price', fee: 'Service fee on each order' },
    orYearly: 'or {price} a year, {saved} less than twelve months',
    orMonthly: '{saved} less than twelve months, or {price} a month',
    choose: 'Choose {plan}',
    /** What a chosen plan writes into the request of a live site. */
    request: 'I would like the {plan} plan, {period}, {price} {per}.',
  },
} as const satisfies PageWords & Record<string, unknown>;

export const homeStatic = {
  /** Beside the plans of a live site. */
  choosing: {
    title: 'Choosing a plan sends us a request.',
    text: 'You say who you are, and we reply by email. Nothing is charged before you agree.',
  },
  picture:
    'A messy sheet becomes a tidy one: the duplicate row goes, the figures line up, and the total is right.',
  features: {
    heading: 'How it stays simple',
    lead: 'Three rules apply to every task.',
    items: [
      {
        title: 'Sorted by what you need',
        text: 'Four categories instead of four hundred. Find the kind of task; we find the person.',
        to: 'categories',
        picture: 'sorted',
        link: 'Browse the categories',
      },
      {
        title: 'One price, up front',
        text: 'Each service says where prices start. Nothing is added to an agreed price.',
        to: 'services',
        picture: 'price',
        link: 'See the services',
      },
      {
        title: 'Held until you approve',
        text: `Your payment waits for your yes. ${guarantee}`,
        to: 'trustSafety',
        picture: 'held',
        link: 'How you’re protected',
      },
    ],
  },
} as const;
