import { dashboard } from '../../content/dashboard.ts';
import { Tabs } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { dashboardTabs } from '../../wiring/dashboardTabs.ts';
import { FollowAddress } from '../shared/FollowAddress.tsx';
import { DashboardAnalytics } from './DashboardAnalytics.static.tsx';
import { DashboardGigs } from './DashboardGigs.static.tsx';
import { DashboardMessages } from './DashboardMessages.static.tsx';
import { DashboardOrders } from './DashboardOrders.static.tsx';

export const DashboardTabs = () => {
  const [state, send] = useWired(dashboardTabs);
  return (
    <>
      <FollowAddress send={send} />
      <Tabs
        label={dashboard.tabs.label}
        idPrefix="dashboard"
        value={state.value}
        onValueChange={(id) => send({ type: `${id}.open` })}
        tabs={[
          { id: 'orders', label: dashboard.tabs.orders, panel: <DashboardOrders /> },
          { id: 'gigs', label: dashboard.tabs.gigs, panel: <DashboardGigs /> },
          { id: 'analytics', label: dashboard.tabs.analytics, panel: <DashboardAnalytics /> },
          { id: 'messages', label: dashboard.tabs.messages, panel: <DashboardMessages /> },
        ]}
      />
    </>
  );
};
