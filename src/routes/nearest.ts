import { type FixedRouteName, type RouteName, routeNames, routeOf } from './table.ts';

const isFixed = (name: RouteName): name is FixedRouteName => !routeOf(name).path.includes(':id');

const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length]!;
};

const lastPart = (path: string): string =>
  path.toLowerCase().split('/').filter(Boolean).at(-1)?.slice(0, 40) ?? '';

/** Up to three routes with a similar path or alias, the most similar first (decision R11). */
export const nearestRoutes = (typed: string): FixedRouteName[] => {
  const word = lastPart(typed);
  return routeNames
    .filter(isFixed)
    .filter((name) => !routeOf(name).isHidden && routeOf(name).path !== '/')
    .map((name) => {
      const { path, aliases = [] } = routeOf(name);
      const names = [path, ...aliases].map(lastPart);
      return {
        name,
        relativeDistance: Math.min(
          ...names.map((each) => distance(word, each) / Math.max(word.length, each.length)),
        ),
      };
    })
    .filter(({ relativeDistance }) => relativeDistance <= 0.4)
    .sort((a, b) => a.relativeDistance - b.relativeDistance)
    .slice(0, 3)
    .map(({ name }) => name);
};
