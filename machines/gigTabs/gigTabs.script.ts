import type { Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { restoredByHash } from '../choice/choice.script.ts';
import { expectTabs } from '../choice/tabs.script.ts';
import { viewHashes } from '../viewHashRules.ts';
import type { gigTabsMachine } from './gigTabsMachine.ts';

const shows = expectTabs({
  Overview: 'What you provide, what you get',
  'About Seller': 'In her own words',
  Reviews: 'sample reviews',
});
const pageLinks = { 'Continue with Standard': '/contact' };

export const gigTabsScript: Script<typeof gigTabsMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'overview.open': (ui) => ui.press('Overview'),
    'seller.open': (ui) => ui.press('About Seller'),
    'reviews.open': (ui) => ui.press('Reviews'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    overview: shows('Overview', pageLinks),
    seller: shows('About Seller', pageLinks),
    reviews: shows('Reviews', pageLinks),
  },
  aspects: ['tabs', 'links'],
  environment: { reloaded: restoredByHash(viewHashes.tab, 'overview') },
};
