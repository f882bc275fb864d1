import { viewLoaders } from '../routes/modules.ts';
import type { RouteName } from '../routes/table.ts';

export const viewFile = (name: RouteName): string => {
  const file = /views\/\w+\/\w+(?:\.static)?\.tsx/.exec(String(viewLoaders[name]))?.[0];
  if (!file) throw new Error(`The loader of the route ${name} imports no file in views/`);
  return `src/${file}`;
};
