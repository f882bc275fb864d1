import { rankedServiceIds, serviceFacts } from '../configuration/services.ts';
import type { PageWords } from './page.ts';

export const region = {
  title: 'Region settings',
  description:
    'The ten regions of Deskhand with their currencies, what a region changes, and the reference rates behind estimates.',
  heading: 'Region settings',
  lead: 'Prices are charged in euros. A region decides in which currency an estimate stands beside them, and how that amount is written.',
  regions: {
    heading: 'Regions',
    /** Shown where no script runs. */
    withoutScript: {
      title: 'Choosing needs JavaScript',
      text: 'Without it, every price on this site is shown in euros, as it is charged.',
    },
  },
} as const satisfies PageWords & Record<string, unknown>;

/** The text of static views, which is sent as HTML only (`*.static.tsx`). */
export const regionStatic = {
  affects: {
    heading: 'What a region affects',
    items: [
      {
        term: 'Prices shown',
        value:
          'An estimate in the region’s currency, rounded to a whole amount, with the euro price beside it. In the European Union, the euro price alone.',
      },
      {
        term: 'Way of writing',
        value:
          'The currency’s sign, and how its thousands are set apart. A sign that several currencies share tells whose it is: US$, CA$, A$, MX$, JP¥.',
      },
      { term: 'Region’s name', value: 'Stands at the foot of every page and leads here.' },
    ],
    unaffectedHeading: 'What it does not affect',
    unaffected: [
      'The amount you are charged: it is the euro price.',
      'The services, plans and fees: they are the same everywhere.',
      'The language of this site, and the law that applies to an order.',
      'What is known about you: a region is never guessed from your address and is not sent to us.',
    ],
    storage: 'A chosen region is kept in your own browser; the',
    storageLink: 'cookie policy names where',
  },
  rates: {
    heading: 'Reference rates',
    text: 'An estimate is computed from this one table. The rates are samples in the range of those of {date}, for orientation only: they are not an offer, and are not updated daily. Your bank converts at a rate of its own.',
    caption: 'Rates of {date}, for one euro',
    columns: { currency: 'Currency', rate: 'For €1', example: 'A price of €{n} is about' },
    /** The example in the table, in whole euros. */
    examplePrice: serviceFacts[rankedServiceIds[0]].startingPrice,
  },
} as const;
