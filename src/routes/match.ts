import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';
import { type RouteName, routeNames, routeOf, routes } from './table.ts';

/** Cached by pattern: each press on a link compares every pattern several times. */
const parsed = new Map<string, ReturnType<Parser>>();

/** wouter's parser, but case-sensitive like a static host. `plainPath` removes a trailing slash. */
export const exactParser: Parser = (path, loose) => {
  const known = parsed.get(`${path} ${loose}`);
  if (known) return known;
  const { pattern, keys } = parse(path, loose);
  const exact = {
    pattern: path === '/' ? /^\/$/ : new RegExp(pattern.source.replace(/\\\/\?\$$/, '$')),
    keys,
  };
  parsed.set(`${path} ${loose}`, exact);
  return exact;
};

export const plainPath = (path: string): string => path.replace(/(.)\/$/, '$1');

export interface Match {
  readonly name: RouteName;
  readonly id: string;
  readonly path: string;
}

const missing = new Set<string>();

export const isPage = (name: RouteName, id: string): boolean => {
  const { ids } = routeOf(name);
  return (ids === undefined || ids.includes(id)) && !missing.has(canonicalPath(name, id));
};

const canonicalPath = (name: RouteName, id: string): string =>
  routeOf(name).path.replace(':id', encodeURIComponent(id));

const notFound: Match = { name: 'notFound', id: '', path: routes.notFound.path };

/** The not-found page for an unknown path or id (decision R1). Growing routes accept any id until `rememberMissing`. */
export const findRoute = (path: string): Match => {
  for (const name of routeNames) {
    const route = routeOf(name);
    for (const pattern of [route.path, ...(route.aliases ?? [])]) {
      const [isMatch, params] = matchRoute<{ id?: string }>(exactParser, pattern, plainPath(path));
      if (!isMatch) continue;
      const id = params.id ?? '';
      if (!isPage(name, id)) continue;
      return { name, id, path: canonicalPath(name, id) };
    }
  }
  return notFound;
};

/** The document that a static host sends for a path (decision R3). */
export const documentOf = (path: string): string => {
  const { name, path: canonical } = findRoute(path);
  const { sampleId, path: pattern } = routeOf(name);
  return sampleId ? pattern.replace(':id', sampleId) : canonical;
};

export const isGrowing = (path: string): boolean => routeOf(findRoute(path).name).growing === true;

/** The host has no document for this path, so it leads to the not-found page from now on. */
export const rememberMissing = (path: string): void => {
  if (isGrowing(path)) missing.add(findRoute(path).path);
};
