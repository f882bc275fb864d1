import { type FixedRouteName, type RouteName, routeNames, routeOf } from './table.ts';

const isFixed = (name: RouteName): name is FixedRouteName => !routeOf(name).path.includes(':id');

/** How many letters must be added, removed or changed to make one word of another (Levenshtein). */
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

/** The last part of a path, in lower case, cut to a sane length: what a mistyped address is about. */
const lastPart = (path: string): string =>
  path.toLowerCase().split('/').filter(Boolean).at(-1)?.slice(0, 40) ?? '';

/** Up to three routes whose address or alias is nearly what was typed, the nearest first (decision R11). */
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
        far: Math.min(...names.map((each) => distance(word, each) / Math.max(word.length, each.length))),
      };
    })
    .filter(({ far }) => far <= 0.4)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
};
