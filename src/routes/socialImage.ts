import { type RouteName, routeOf } from './table.ts';

export const sharesImage = (name: RouteName): boolean => name === 'blogPage' || name === 'helpArticle';

/** One image for all ids of a route with a sample id; posts and help articles use their parent's. */
export const socialImage = (name: RouteName, id: string): string => {
  const { path, sampleId, parent } = routeOf(name);
  if (parent && sharesImage(name)) return socialImage(parent, '');
  const page = path.replace('/:id', sampleId || id === '' ? '' : `/${id}`).slice(1);
  return `/social/${page.replaceAll('/', '-') || 'home'}.png`;
};
