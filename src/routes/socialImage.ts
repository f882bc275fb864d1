import { type RouteName, routeOf } from './table.ts';

/** The path of the picture that links to a page are shown with. Any id of a route that shows one sample has the same. */
export const socialImage = (name: RouteName, id: string): string => {
  const { path, sampleId } = routeOf(name);
  const page = path.replace('/:id', sampleId || id === '' ? '' : `/${id}`).slice(1);
  return `/social/${page.replaceAll('/', '-') || 'home'}.png`;
};
