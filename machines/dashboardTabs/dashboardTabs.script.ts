import type { Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { restoredByHash } from '../choice/choice.script.ts';
import { expectTabs } from '../choice/tabs.script.ts';
import { viewHashes } from '../viewHashRules.ts';
import type { dashboardTabsMachine } from './dashboardTabsMachine.ts';

const shows = expectTabs({
  'Active Orders': '4 orders on the desk',
  'My Gigs': 'What your offers are based on',
  Analytics: 'Earnings, June to November',
  Messages: '3 unread messages',
});

export const dashboardTabsScript: Script<typeof dashboardTabsMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'orders.open': (ui) => ui.press('Active Orders'),
    'gigs.open': (ui) => ui.press('My Gigs'),
    'analytics.open': (ui) => ui.press('Analytics'),
    'messages.open': (ui) => ui.press('Messages'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    orders: shows('Active Orders'),
    gigs: shows('My Gigs', { 'See how a gig looks to buyers': '/gig/sample' }),
    analytics: shows('Analytics'),
    messages: shows('Messages'),
  },
  aspects: ['tabs', 'links'],
  environment: { reloaded: restoredByHash(viewHashes.tab, 'orders') },
};
