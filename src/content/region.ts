import { capabilities } from '../configuration/capabilities.ts';
import { rankedServiceIds, serviceFacts } from '../configuration/services.ts';
import type { PageWords } from './page.ts';

export const region = {
  title: 'Region settings',
  description:
    'Choose from ten regions to see price estimates in your currency, and learn what a region changes and which rates we use.',
  heading: 'Region settings',
  lead: 'Prices are charged in euros. Your region adds an estimate in its own currency.',
  regions: {
    heading: 'Regions',
    withoutScript: {
      title: 'Choosing a region requires JavaScript',
      text: 'Without it, all prices on this site are shown in euros, the currency you are charged in.',
    },
  },
} as const satisfies PageWords & Record<string, unknown>;

export const regionStatic = {
  affects: {
    heading: 'What a region affects',
    items: [
      {
        term: 'Prices shown',
        value:
          'An estimate in the region’s currency, rounded to a whole amount, followed by the price in euros. In the European Union, only the price in euros.',
      },
      {
        term: 'Number format',
        value:
          'The currency symbol and the thousands separator. If several currencies share a symbol, it names the country: US$, CA$, A$, MX$, JP¥.',
      },
      { term: 'Region name', value: 'Shown at the bottom of every page, with a link to this one.' },
    ],
    unaffectedHeading: 'What it doesn’t affect',
    unaffected: [
      'The amount you are charged, which is the price in euros.',
      `The services${capabilities.accounts ? ', plans' : ''} and fees, which are the same everywhere.`,
      'The language of this site and the law that applies to an order.',
      'What we know about you. We don’t guess your region from your IP address, and your choice isn’t sent to us.',
    ],
    storage: 'The region you choose is stored in your own browser; the',
    storageLink: 'cookie policy says where',
  },
  rates: {
    heading: 'Reference rates',
    text: 'All estimates are based on this table. The rates are sample figures, close to the actual rates of {date}. They are for orientation only, aren’t an offer and aren’t updated daily. Your bank converts at its own rate.',
    caption: 'Reference rates for one euro, {date}',
    columns: { currency: 'Currency', rate: 'For €1', example: 'Estimate for €{n}' },
    /** The example in the table, in whole euros. */
    examplePrice: serviceFacts[rankedServiceIds[0]].startingPrice,
  },
} as const;
