import type { ReactElement } from 'react';
import { serviceFacts, servicePageIds } from '../../configuration/services.ts';
import { findPost } from '../../content/posts.ts';
import {
  FeaturePicture,
  HeroPicture,
  PostPicture,
  ServicePicture,
  StatePicture,
} from '../../design/index.ts';
import { PagePicture } from '../../design/pictures/PagePicture.tsx';
import type { Match } from '../../routes/match.ts';
import { type PictureName, routeOf } from '../../routes/table.ts';

const drawings: Record<Exclude<PictureName, 'service' | 'post'>, ReactElement> = {
  hero: <HeroPicture alt="" />,
  spreadsheet: <ServicePicture name="sheet" alt="" />,
  slides: <ServicePicture name="slides" alt="" />,
  editing: <ServicePicture name="edits" alt="" />,
  choice: <ServicePicture name="undecided" alt="" />,
  people: <PagePicture subject="people" alt="" />,
  clauses: <PagePicture subject="clauses" alt="" />,
  exchange: <PagePicture subject="exchange" alt="" />,
  letter: <PagePicture subject="letter" alt="" />,
  sorted: <FeaturePicture feature="sorted" alt="" />,
  price: <FeaturePicture feature="price" alt="" />,
  held: <FeaturePicture feature="held" alt="" />,
  brief: <PostPicture subject="brief" />,
  thanks: <StatePicture state="thanks" alt="" />,
  error: <StatePicture state="error" alt="" />,
  missing: <StatePicture state="missing" alt="" />,
};

export const socialPicture = ({ name, id }: Match): ReactElement => {
  const { picture = 'sorted' } = routeOf(name);
  if (picture === 'service')
    return (
      <ServicePicture
        name={
          serviceFacts[
            known(
              id,
              servicePageIds.find((each) => each === id),
            )
          ].picture
        }
        alt=""
      />
    );
  if (picture === 'post') return <PostPicture subject={known(id, findPost(id)).image} />;
  return drawings[picture];
};

const known = <Found,>(id: string, found: Found | undefined): Found => {
  if (found === undefined) throw new Error(`There is no drawing for the id "${id}"`);
  return found;
};
