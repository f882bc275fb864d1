import type { PageWords } from './page.ts';

export const popular: PageWords = {
  title: 'Popular services',
  description:
    'The five services ordered most often on Deskhand, with rating, number of reviews and starting price.',
  heading: 'Popular services',
  lead: 'Five services make up most orders. Each entry says what you get, how earlier buyers rated it and the price it starts at.',
};
