import type { Script } from '../../tests/paths/index.ts';
import { type PageControls, whenReady } from '../../tests/worlds/pageControls.ts';
import { expectTabs } from '../choice/tabs.script.ts';
import type { gigTabsMachine } from './gigTabsMachine.ts';

const shows = expectTabs({
  Overview: 'What you provide, what you get',
  'About Seller': 'In her own words',
  Reviews: 'sample reviews',
});

export const gigTabsScript: Script<typeof gigTabsMachine, PageControls> = {
  open: whenReady,
  drive: {
    'overview.open': (ui) => ui.press('Overview'),
    'seller.open': (ui) => ui.press('About Seller'),
    'reviews.open': (ui) => ui.press('Reviews'),
  },
  shows: {
    overview: shows('Overview'),
    seller: shows('About Seller'),
    reviews: shows('Reviews'),
  },
  aspects: ['tabs'],
};
