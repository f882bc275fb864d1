import type { ReactElement } from 'react';
import { postIds, servicePageIds } from '../../content/ids.ts';
import { postFacts } from '../../content/posts.ts';
import {
  FeaturePicture,
  HeroPicture,
  PostPicture,
  ServicePicture,
  StatePicture,
} from '../../design/index.ts';
import { PagePicture } from '../../design/pictures/PagePicture.tsx';
import type { SocialPicture } from '../../design/pictures/SocialSheet.tsx';
import type { Match } from '../../routes/match.ts';
import { type RouteName, routeOf, type SitemapGroup } from '../../routes/table.ts';

/** The pages' drawings are 156 by 110 units, but for the hero's and the blog's. */
const ofPage = (element: ReactElement): SocialPicture => ({ element, width: 156, height: 110 });
const ofPost = (subject: 'brief' | 'price' | 'handover'): SocialPicture => ({
  element: <PostPicture subject={subject} />,
  width: 240,
  height: 140,
  needsSheet: true,
});

const byGroup: Record<SitemapGroup, SocialPicture> = {
  services: ofPage(<ServicePicture service="not-sure" alt="" />),
  company: ofPage(<PagePicture subject="people" alt="" />),
  support: ofPage(<FeaturePicture feature="sorted" alt="" />),
  legal: ofPage(<PagePicture subject="clauses" alt="" />),
  other: ofPage(<FeaturePicture feature="sorted" alt="" />),
};

const byRoute: Partial<Record<RouteName, SocialPicture>> = {
  home: { element: <HeroPicture alt="" />, width: 440, height: 330 },
  popular: ofPage(<ServicePicture service="excel-assist" alt="" />),
  categories: ofPage(<FeaturePicture feature="sorted" alt="" />),
  sell: ofPage(<FeaturePicture feature="price" alt="" />),
  region: ofPage(<FeaturePicture feature="price" alt="" />),
  gig: ofPage(<FeaturePicture feature="price" alt="" />),
  dashboard: ofPage(<ServicePicture service="presentation-design" alt="" />),
  blog: ofPost('brief'),
  press: ofPage(<ServicePicture service="content-editing" alt="" />),
  trustSafety: ofPage(<FeaturePicture feature="held" alt="" />),
  apiDocs: ofPage(<PagePicture subject="exchange" alt="" />),
  contact: ofPage(<PagePicture subject="letter" alt="" />),
  contactThanks: ofPage(<StatePicture state="thanks" alt="" />),
  failure: ofPage(<StatePicture state="error" alt="" />),
  notFound: ofPage(<StatePicture state="missing" alt="" />),
};

/** The drawing beside a page's heading: its own, its route's, or its group's. */
export const socialPicture = ({ name, id }: Match): SocialPicture => {
  const service = servicePageIds.find((each) => each === id);
  if (name === 'service' && service) return ofPage(<ServicePicture service={service} alt="" />);
  const post = postIds.find((each) => each === id);
  if (name === 'post' && post) return ofPost(postFacts[post].image);
  return byRoute[name] ?? byGroup[routeOf(name).group ?? 'other'];
};
