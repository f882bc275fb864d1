import { plans } from '../configuration/plans.ts';

interface ActiveOrder {
  readonly number: string;
  readonly buyer: string;
  readonly gig: string;
  /** ISO 8601. */
  readonly due: string;
  readonly status: string;
  /** What the buyer pays, in whole euros. */
  readonly price: number;
}

interface Gig {
  readonly title: string;
  readonly status: string;
  readonly views: number;
  readonly orders: number;
  readonly from: number;
}

export interface MonthOfEarnings {
  readonly month: string;
  readonly orders: number;
  /** All approved orders together, in whole euros. */
  readonly ordered: number;
}

interface Conversation {
  readonly name: string;
  readonly initials: string;
  /** ISO 8601, with the time. */
  readonly received: string;
  readonly about: string;
  readonly text: string;
  readonly isUnread: boolean;
}

export const dashboardStatic = {
  demo: {
    title: 'Demo data',
    text: 'Every order, name and amount on this page is a sample, set in one week of November 2025. This is the seller’s side of an order once the buyer has agreed to an offer and paid.',
  },
  orders: {
    heading: '{n} orders on the desk',
    note: 'Sorted by what is due first. “You receive” is the price minus the {fee}% service fee of the {plan} plan. It is released when the buyer approves.',
    caption: 'Active orders',
    columns: {
      number: 'Order',
      buyer: 'Buyer',
      gig: 'Gig',
      due: 'Due',
      status: 'Status',
      price: 'Price',
      received: 'You receive',
    },
    total: 'Total',
  },
  gigs: {
    heading: 'What your offers are based on',
    note: 'Views and orders in the last 30 days. A gig with many views and few orders usually has a description problem, not a price problem.',
    caption: 'Gigs, last 30 days',
    columns: {
      title: 'Gig',
      status: 'Status',
      views: 'Views',
      orders: 'Orders',
      share: 'Orders per 100 views',
      from: 'From',
    },
    example: 'See how a gig looks to buyers',
  },
  analytics: {
    heading: 'Earnings, June to November',
    figures: {
      earned: 'Earned after fees',
      orders: 'Orders approved',
      average: 'Average order',
    },
    chart: {
      title: 'Earnings after fees, by month',
      description:
        'Six bars, June to November 2025. Earnings rise from June to October, with a dip in August. The current month isn’t over yet. The table below has the figures.',
      scale: [0, 500, 1000, 1500],
    },
    caption: 'Earnings by month, in euros',
    columns: { month: 'Month', orders: 'Orders', ordered: 'Ordered', fee: 'Fee', earned: 'Earned' },
    total: 'Total',
  },
  messages: {
    heading: { one: '1 unread message', other: '{n} unread messages' },
    unread: 'Unread',
    note: 'People who write before ordering often decide by your reply.',
  },
} as const;

export const sellerPlan = plans[1];

export const activeOrders: readonly ActiveOrder[] = [
  {
    number: 'D-1048',
    buyer: 'Hanna P.',
    gig: 'Spreadsheet cleanup, Premium',
    due: '2025-11-18',
    status: 'Changes requested',
    price: 200,
  },
  {
    number: 'D-1051',
    buyer: 'Rui M.',
    gig: 'Spreadsheet cleanup, Standard',
    due: '2025-11-19',
    status: 'In progress',
    price: 100,
  },
  {
    number: 'D-1052',
    buyer: 'Office of J. Adeyemi',
    gig: 'Monthly overview, Basic',
    due: '2025-11-20',
    status: 'In progress',
    price: 150,
  },
  {
    number: 'D-1054',
    buyer: 'Clara W.',
    gig: 'Spreadsheet cleanup, Basic',
    due: '2025-11-21',
    status: 'Waiting for the file',
    price: 50,
  },
];

export const sampleGigs: readonly Gig[] = [
  {
    title: 'Spreadsheet cleanup with the steps written down',
    status: 'Live',
    views: 640,
    orders: 11,
    from: 50,
  },
  { title: 'A monthly overview your partner can read', status: 'Live', views: 310, orders: 5, from: 150 },
  { title: 'Import that stops asking about dates', status: 'Live', views: 275, orders: 2, from: 80 },
  { title: 'One hour on the phone about your formulas', status: 'Paused', views: 90, orders: 1, from: 45 },
];

export const earnings: readonly MonthOfEarnings[] = [
  { month: 'Jun', orders: 9, ordered: 850 },
  { month: 'Jul', orders: 11, ordered: 1100 },
  { month: 'Aug', orders: 6, ordered: 600 },
  { month: 'Sep', orders: 12, ordered: 1250 },
  { month: 'Oct', orders: 15, ordered: 1500 },
  { month: 'Nov', orders: 8, ordered: 900 },
];

export const conversations: readonly Conversation[] = [
  {
    name: 'Hanna P.',
    initials: 'HP',
    received: '2025-11-17T09:42',
    about: 'Order D-1048',
    text: 'The overview is just right. Could you put returns in their own column, so that we can hide it for the meeting?',
    isUnread: true,
  },
  {
    name: 'Clara W.',
    initials: 'CW',
    received: '2025-11-17T08:15',
    about: 'Order D-1054',
    text: 'Sorry for the wait. You’ll get the file at noon. I’m still replacing the customers’ names, as you asked.',
    isUnread: true,
  },
  {
    name: 'Yusuf B.',
    initials: 'YB',
    received: '2025-11-16T18:03',
    about: 'Before ordering',
    text: 'Does this also work in LibreOffice? Two of us use nothing else.',
    isUnread: true,
  },
  {
    name: 'Rui M.',
    initials: 'RM',
    received: '2025-11-15T11:20',
    about: 'Order D-1051',
    text: 'March is the only month I’m sure about. Please check the rest.',
    isUnread: false,
  },
];
