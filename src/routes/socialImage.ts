import { type RouteName, routeOf } from './table.ts';

/** Whether a page has the image of its parent. */
export const sharesImage = (name: RouteName): boolean => name === 'blogPage' || name === 'helpArticle';

/**
 * The image for links to a page. A route with a sample id has one image for all ids; the lists of posts have the blog's,
 * the help articles the help center's.
 */
export const socialImage = (name: RouteName, id: string): string => {
  const { path, sampleId, parent } = routeOf(name);
  if (parent && sharesImage(name)) return socialImage(parent, '');
  const page = path.replace('/:id', sampleId || id === '' ? '' : `/${id}`).slice(1);
  return `/social/${page.replaceAll('/', '-') || 'home'}.png`;
};
