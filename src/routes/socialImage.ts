import { type RouteName, routeOf } from './table.ts';

/** The image for links to a page. A route with a sample id has one image for all ids; all lists of posts share one. */
export const socialImage = (name: RouteName, id: string): string => {
  if (name === 'blogPage') return socialImage('blog', '');
  const { path, sampleId } = routeOf(name);
  const page = path.replace('/:id', sampleId || id === '' ? '' : `/${id}`).slice(1);
  return `/social/${page.replaceAll('/', '-') || 'home'}.png`;
};
