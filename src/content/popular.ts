import { config } from '../config.ts';
import { type ServicePageId, serviceFacts } from '../configuration/services.ts';
import type { PageWords } from './page.ts';
import type { Sampled } from './sampled.ts';

export const popular = {
  title: 'Popular services',
  description: `Five services on ${config.name} in one ranked table: what you get, the rating, the number of reviews and the price each one starts at.`,
  heading: 'Popular services',
  lead: 'Five services, ranked on one sheet: what you get, the rating, the number of reviews, the price each one starts at, and the usual time.',
  caption: 'Ranking, ratings and reviews: sample figures',
  columns: {
    rank: 'Rank',
    service: 'Service',
    description: 'What you get',
    rating: 'Rating of\u00a05',
    reviews: 'Reviews',
    price: 'Starts at',
    time: 'Usual time',
  },
  next: {
    heading: 'Not among the five?',
    text: 'The categories list more tasks, and if nothing fits, a person will help you.',
    categories: 'Browse all categories',
    pricing: 'See the plans for sellers',
  },
} as const satisfies PageWords & Record<string, unknown>;

export const popularStatic = {
  sample: {
    title: 'What is a sample here, and what isn’t',
    text: 'Ranking, ratings and review counts are sample figures that show how this sheet reads; they come from no buyer. The starting prices and times are not samples: every offer starts from them.',
  },
  reading: {
    heading: 'How to read the sheet',
    items: [
      {
        title: 'Starts at',
        text: 'The price of a small task of that kind: one sheet, a short deck, a short text, a small website, one routine. Yours may cost more, and you’ll know how much before you agree to anything.',
      },
      {
        title: 'Usual time',
        text: 'Working days for that task, counted from the day on which you have paid and the seller has everything. The offer names the date.',
      },
      {
        title: 'Rank',
        text: 'By rating. Where two are equal, the one with more reviews comes first.',
      },
      {
        title: 'Rating',
        text: 'A number from one to five that a buyer gives after approving an order. Sellers can reply to it but can’t remove it.',
      },
      {
        title: 'Reviews',
        text: 'How many buyers left a rating. A high rating from very few people says less than a slightly lower one from many.',
      },
    ],
  },
} as const;

interface PopularService extends Sampled {
  readonly title: string;
  readonly description: string;
  /** From 1 to 5. Sample. */
  readonly rating: number;
  /** The number of ratings. Sample. */
  readonly reviews: number;
  readonly startingPrice: number;
}

const withFacts = (
  id: ServicePageId,
  words: Pick<PopularService, 'isSample' | 'description' | 'rating' | 'reviews'>,
): PopularService => {
  const { name: title, startingPrice } = serviceFacts[id];
  return { title, startingPrice, ...words };
};

/** SAMPLES (decision H11): no buyer gave these ratings. Rank, titles and starting prices are those of `configuration/services.ts`. */
export const popularServices: Record<ServicePageId, PopularService> = {
  'excel-assist': withFacts('excel-assist', {
    description: 'Repaired formulas, cleaned lists and reports that fill themselves in.',
    isSample: true,
    rating: 4.9,
    reviews: 214,
  }),
  'website-copywriting': withFacts('website-copywriting', {
    description: 'All the text of a small website, from the headline to the button.',
    isSample: true,
    rating: 4.9,
    reviews: 132,
  }),
  'presentation-design': withFacts('presentation-design', {
    description: 'A deck built from your notes, or your current one put in order.',
    isSample: true,
    rating: 4.8,
    reviews: 158,
  }),
  'content-editing': withFacts('content-editing', {
    description: 'A careful edit of a report, an article or a letter that matters.',
    isSample: true,
    rating: 4.7,
    reviews: 187,
  }),
  'automation-ai': withFacts('automation-ai', {
    description: 'One routine taken off your hands, from the trigger to the result.',
    isSample: true,
    rating: 4.7,
    reviews: 73,
  }),
};
