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
import { type PictureName, routeOf } from '../../routes/table.ts';

/** The pages' drawings are 156 by 110 units, but for the hero's and the blog's. */
const ofPage = (element: ReactElement): SocialPicture => ({ element, width: 156, height: 110 });
const ofPost = (subject: 'brief' | 'price' | 'handover'): SocialPicture => ({
  element: <PostPicture subject={subject} />,
  width: 240,
  height: 140,
  needsSheet: true,
});

const drawings: Record<Exclude<PictureName, 'service' | 'post'>, SocialPicture> = {
  hero: { element: <HeroPicture alt="" />, width: 440, height: 330 },
  spreadsheet: ofPage(<ServicePicture service="excel-assist" alt="" />),
  slides: ofPage(<ServicePicture service="presentation-design" alt="" />),
  editing: ofPage(<ServicePicture service="content-editing" alt="" />),
  choice: ofPage(<ServicePicture service="not-sure" alt="" />),
  people: ofPage(<PagePicture subject="people" alt="" />),
  clauses: ofPage(<PagePicture subject="clauses" alt="" />),
  exchange: ofPage(<PagePicture subject="exchange" alt="" />),
  letter: ofPage(<PagePicture subject="letter" alt="" />),
  sorted: ofPage(<FeaturePicture feature="sorted" alt="" />),
  price: ofPage(<FeaturePicture feature="price" alt="" />),
  held: ofPage(<FeaturePicture feature="held" alt="" />),
  brief: ofPost('brief'),
  thanks: ofPage(<StatePicture state="thanks" alt="" />),
  error: ofPage(<StatePicture state="error" alt="" />),
  missing: ofPage(<StatePicture state="missing" alt="" />),
};

/** The drawing beside a page's heading, as its row in the route table names it. Throws on an id without one. */
export const socialPicture = ({ name, id }: Match): SocialPicture => {
  const { picture = 'sorted' } = routeOf(name);
  if (picture === 'service') return ofPage(<ServicePicture service={idIn(servicePageIds, id)} alt="" />);
  if (picture === 'post') return ofPost(postFacts[idIn(postIds, id)].image);
  return drawings[picture];
};

const idIn = <Id extends string>(ids: readonly Id[], id: string): Id => {
  const known = ids.find((each) => each === id);
  if (known === undefined) throw new Error(`There is no drawing for the id "${id}"`);
  return known;
};
