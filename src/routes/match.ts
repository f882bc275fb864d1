import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';
import { type RouteName, routeNames, routeOf, routes } from './table.ts';

/** wouter's parser, but case-sensitive like a static host. `plainPath` removes a trailing slash. */
export const exactParser: Parser = (path, loose) => {
  const { pattern, keys } = parse(path, loose);
  return { pattern: path === '/' ? /^\/$/ : new RegExp(pattern.source.replace(/\\\/\?\$$/, '$')), keys };
};

export const plainPath = (path: string): string => path.replace(/(.)\/$/, '$1');

export interface Match {
  readonly name: RouteName;
  readonly id: string;
  /** The canonical path, never an alias. */
  readonly path: string;
}

const notFound: Match = { name: 'notFound', id: '', path: routes.notFound.path };

/** Returns the not-found page for an unknown path, an unknown id (decision R1) and `/404` itself. */
export const findRoute = (path: string): Match => {
  for (const name of routeNames) {
    const route = routeOf(name);
    for (const pattern of [route.path, ...(route.aliases ?? [])]) {
      const [isMatch, params] = matchRoute<{ id?: string }>(exactParser, pattern, plainPath(path));
      if (!isMatch) continue;
      const id = params.id ?? '';
      if (route.ids && !route.ids.includes(id)) continue;
      return { name, id, path: route.path.replace(':id', encodeURIComponent(id)) };
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

/** Every document with all its addresses. */
export const documents = (): { readonly match: Match; readonly paths: readonly string[] }[] =>
  routeNames.flatMap((name) => {
    const { path, aliases = [], ids, sampleId } = routeOf(name);
    return (ids ?? [sampleId ?? '']).map((id) => {
      const canonical = path.replace(':id', id);
      return { match: { name, id, path: canonical }, paths: [canonical, ...aliases] };
    });
  });
