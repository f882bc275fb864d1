import type { ReactElement } from 'react';
import { serviceFacts, servicePageIds } from '../../configuration/services.ts';
import { findPost } from '../../content/posts.ts';
import {
  AnswerPicture,
  CurrenciesPicture,
  CuttingPicture,
  DeskPicture,
  FeaturePicture,
  HeroPicture,
  NotePicture,
  PackagesPicture,
  PagePicture,
  PostPicture,
  RankedPicture,
  ServicePicture,
  StatePicture,
  TeamPicture,
  VacancyPicture,
} from '../../design/index.ts';
import type { Match } from '../../routes/match.ts';
import type { RouteName } from '../../routes/table.ts';

const drawings: Partial<Record<RouteName, ReactElement>> = {
  home: <HeroPicture alt="" />,
  dashboard: <ServicePicture name="slides" alt="" />,
  gig: <PackagesPicture alt="" />,
  services: <PagePicture subject="menu" alt="" />,
  popular: <RankedPicture alt="" />,
  enterprise: <TeamPicture alt="" />,
  sell: <PackagesPicture alt="" />,
  faq: <PagePicture subject="question" alt="" />,
  blog: <PagePicture subject="notes" alt="" />,
  blogPage: <PagePicture subject="notes" alt="" />,
  about: <DeskPicture alt="" />,
  careers: <VacancyPicture alt="" />,
  press: <CuttingPicture alt="" />,
  helpCenter: <NotePicture alt="" />,
  helpArticle: <NotePicture alt="" />,
  trustSafety: <PagePicture subject="stages" alt="" />,
  apiDocs: <AnswerPicture alt="" />,
  terms: <PagePicture subject="clauses" alt="" />,
  privacy: <PagePicture subject="erased" alt="" />,
  cookies: <PagePicture subject="stored" alt="" />,
  licenses: <PagePicture subject="license" alt="" />,
  contact: <PagePicture subject="letter" alt="" />,
  contactThanks: <StatePicture state="thanks" alt="" />,
  sitemap: <PagePicture subject="tree" alt="" />,
  accessibility: <PagePicture subject="keys" alt="" />,
  region: <CurrenciesPicture alt="" />,
  failure: <StatePicture state="error" alt="" />,
  notFound: <StatePicture state="missing" alt="" />,
};

const serviceNamed = (id: string) =>
  serviceFacts[
    known(
      id,
      servicePageIds.find((each) => each === id),
    )
  ];

/** A new page has the categories' until it gets its own. */
export const socialPicture = ({ name, id }: Match): ReactElement => {
  if (name === 'service') return <ServicePicture name={serviceNamed(id).picture} alt="" />;
  if (name === 'post') return <PostPicture subject={known(id, findPost(id)).image} />;
  return drawings[name] ?? <FeaturePicture feature="sorted" alt="" />;
};

const known = <Found,>(id: string, found: Found | undefined): Found => {
  if (found === undefined) throw new Error(`There is no drawing for the id "${id}"`);
  return found;
};
