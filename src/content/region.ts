import type { PageWords } from './page.ts';

export const region: PageWords = {
  title: 'Region settings',
  description: 'Choose the region whose currency and formats Deskhand uses for its prices.',
  heading: 'Region settings',
  lead: 'Choose where you are. Prices are charged in euros; your region decides the currency in which we show an estimate, and how numbers and dates are written.',
};
