import { useState } from 'react';
import { gig } from '../../content/gig.ts';
import { Tabs } from '../../design/index.ts';
import { GigOverview } from './GigOverview.tsx';
import { GigReviews } from './GigReviews.tsx';
import { GigSeller } from './GigSeller.tsx';

/** What the gig is, who does it, what earlier buyers say. */
export const GigTabs = () => {
  const [value, setValue] = useState('overview');
  return (
    <Tabs
      label={gig.tabs.label}
      idPrefix="gig"
      value={value}
      onValueChange={setValue}
      tabs={[
        { id: 'overview', label: gig.tabs.overview, panel: <GigOverview /> },
        { id: 'seller', label: gig.tabs.seller, panel: <GigSeller /> },
        { id: 'reviews', label: gig.tabs.reviews, panel: <GigReviews /> },
      ]}
    />
  );
};
