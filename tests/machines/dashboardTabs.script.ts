import type { dashboardTabsMachine } from '../../machines/dashboardTabsMachine.ts';
import type { Script } from '../paths/script.ts';
import { type PageControls, whenReady } from '../worlds/pageControls.ts';

export const dashboardTabsScript: Script<typeof dashboardTabsMachine, PageControls> = {
  open: whenReady,
  drive: {
    'orders.open': (ui) => ui.press('Active Orders'),
    'gigs.open': (ui) => ui.press('My Gigs'),
    'analytics.open': (ui) => ui.press('Analytics'),
    'messages.open': (ui) => ui.press('Messages'),
  },
  shows: {
    orders: () => ({ tabs: { 'Active Orders': true, 'My Gigs': false, Analytics: false, Messages: false } }),
    gigs: () => ({ tabs: { 'Active Orders': false, 'My Gigs': true, Analytics: false, Messages: false } }),
    analytics: () => ({
      tabs: { 'Active Orders': false, 'My Gigs': false, Analytics: true, Messages: false },
    }),
    messages: () => ({
      tabs: { 'Active Orders': false, 'My Gigs': false, Analytics: false, Messages: true },
    }),
  },
  aspects: ['tabs'],
};
