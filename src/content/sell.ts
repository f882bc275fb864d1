import { config } from '../config.ts';
import type { PageWords } from './page.ts';
import { feeRange } from './plans.ts';

export const sell = {
  title: 'Become a seller',
  description: `Sell small desk tasks on ${config.name}: how to get started in four steps, what you keep of each order and how you get paid.`,
  heading: 'Do good desk work, and get paid for it',
  lead: 'Describe what you do, set your packages and answer your first request. Buyers pay before you start, and when they approve the work, the money is yours.',
  keep: {
    heading: 'What you keep',
    text: `You set the price, and the buyer pays that price. Our service fee comes out of it: ${feeRange.lowest}% to ${feeRange.highest}%, depending only on your plan.`,
    caption: 'What you keep of an order of {order}, by plan',
    columns: { plan: 'Your plan', monthly: 'Per month', fee: 'Service fee', keep: 'You keep' },
    /** `{plan}` costs `{more}` a month more than the plan before it and takes `{less}` percentage points less. */
    worth:
      '{plan} costs {more} more a month, and its fee is {less} percentage points lower. It is the cheaper plan once you sell more than {sales} a month.',
    compare: 'All plans, with yearly prices',
  },
} as const satisfies PageWords & Record<string, unknown>;
