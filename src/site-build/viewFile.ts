import { viewLoaders } from '../routes/modules.ts';
import type { RouteName } from '../routes/table.ts';

/** The source file of a route's view, read from its loader. Throws where that imports none. */
export const viewFile = (name: RouteName): string => {
  const file = /views\/\w+\/\w+(?:\.static)?\.tsx/.exec(String(viewLoaders[name]))?.[0];
  if (!file) throw new Error(`The route ${name} loads no file in views/`);
  return `src/${file}`;
};
