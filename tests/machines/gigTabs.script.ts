import type { gigTabsMachine } from '../../machines/gigTabsMachine.ts';
import type { Script } from '../paths/script.ts';
import { type PageControls, whenReady } from '../worlds/pageControls.ts';

export const gigTabsScript: Script<typeof gigTabsMachine, PageControls> = {
  open: whenReady,
  drive: {
    'overview.open': (ui) => ui.press('Overview'),
    'seller.open': (ui) => ui.press('About Seller'),
    'reviews.open': (ui) => ui.press('Reviews'),
  },
  shows: {
    overview: () => ({ tabs: { Overview: true, 'About Seller': false, Reviews: false } }),
    seller: () => ({ tabs: { Overview: false, 'About Seller': true, Reviews: false } }),
    reviews: () => ({ tabs: { Overview: false, 'About Seller': false, Reviews: true } }),
  },
  aspects: ['tabs'],
};
