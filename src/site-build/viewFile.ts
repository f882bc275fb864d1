import { type RouteName, routeOf } from '../routes/table.ts';

/** The source file of a route's view, read from its row's `load`. Throws where it loads none. */
export const viewFile = (name: RouteName): string => {
  const file = /views\/\w+\/\w+(?:\.static)?\.tsx/.exec(String(routeOf(name).load))?.[0];
  if (!file) throw new Error(`The route ${name} loads no file in views/`);
  return `src/${file}`;
};
