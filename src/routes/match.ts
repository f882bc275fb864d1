import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';
import { type RouteName, routeNames, routeOf, routes } from './table.ts';

const parseExactly: Parser = (path, loose) => {
  const { pattern, keys } = parse(path, loose);
  return { pattern: path === '/' ? /^\/$/ : new RegExp(pattern.source.replace(/\\\/\?\$$/, '$')), keys };
};

const patternsOf = (name: RouteName): readonly string[] => {
  const { path, aliases = [] } = routeOf(name);
  return [path, ...aliases];
};

/** A press on a link compares its path with every pattern several times. */
const parsed = new Map(routeNames.flatMap(patternsOf).map((pattern) => [pattern, parseExactly(pattern)]));

/** wouter's parser, but case-sensitive like a static host. `plainPath` removes a trailing slash. */
export const exactParser: Parser = (path, loose) =>
  (loose ? undefined : parsed.get(path)) ?? parseExactly(path, loose);

export const plainPath = (path: string): string => path.replace(/(.)\/$/, '$1');

export interface Match {
  readonly name: RouteName;
  readonly id: string;
  readonly path: string;
}

/** Whether an id of a route is a page, as far as is known without its host. */
const isPage = (name: RouteName, id: string): boolean => routeOf(name).ids?.includes(id) ?? true;

const canonicalPath = (name: RouteName, id: string): string =>
  routeOf(name).path.replace(':id', encodeURIComponent(id));

/** A server refuses other paths (RFC 3986, 2.1). */
const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

const notFound: Match = { name: 'notFound', id: '', path: routes.notFound.path };

/** The not-found page for unknown paths and ids (decision R1). Only the host knows a growing route's ids. */
export const findRoute = (path: string): Match => {
  if (!isDecodable(path)) return notFound;
  for (const name of routeNames) {
    for (const pattern of patternsOf(name)) {
      const [isMatch, params] = matchRoute<{ id?: string }>(exactParser, pattern, plainPath(path));
      if (!isMatch) continue;
      const id = params.id ?? '';
      if (!isPage(name, id)) continue;
      return { name, id, path: canonicalPath(name, id) };
    }
  }
  return notFound;
};

/** The document that a static host sends: one for all gigs (decision R3), the not-found page for unknown paths. */
export const documentOf = (path: string): string => {
  const { name, path: canonical } = findRoute(path);
  const { sampleId, path: pattern } = routeOf(name);
  return sampleId ? pattern.replace(':id', sampleId) : canonical;
};

/** Whether only its document tells whether a path is a page. */
export const isGrowing = (path: string): boolean => routeOf(findRoute(path).name).growing === true;
