import { gig } from '../../content/gig.ts';
import { Tabs } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { gigTabs } from '../../wiring/gigTabs.ts';
import { FollowAddress } from '../shared/FollowAddress.tsx';
import { GigOverview } from './GigOverview.tsx';
import { GigReviews } from './GigReviews.static.tsx';
import { GigSeller } from './GigSeller.static.tsx';

export const GigTabs = () => {
  const [state, send] = useWired(gigTabs);
  return (
    <>
      <FollowAddress send={send} />
      <Tabs
        label={gig.tabs.label}
        idPrefix="gig"
        value={state.value}
        onValueChange={(id) => send({ type: `${id}.open` })}
        tabs={[
          { id: 'overview', label: gig.tabs.overview, panel: <GigOverview /> },
          { id: 'seller', label: gig.tabs.seller, panel: <GigSeller /> },
          { id: 'reviews', label: gig.tabs.reviews, panel: <GigReviews /> },
        ]}
      />
    </>
  );
};
