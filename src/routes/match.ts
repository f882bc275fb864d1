import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';
import { type RouteName, routeNames, routeOf, routes } from './table.ts';

/**
 * wouter's parser, but as exact as a static host: `/FAQ` is another address than `/faq`. One trailing slash
 * more is the same page, which `plainPath` sees to.
 */
export const exactParser: Parser = (path, loose) => {
  const { pattern, keys } = parse(path, loose);
  return { pattern: path === '/' ? /^\/$/ : new RegExp(pattern.source.replace(/\\\/\?\$$/, '$')), keys };
};

/** A path without its trailing slash. */
export const plainPath = (path: string): string => path.replace(/(.)\/$/, '$1');

/** A page as an address asks for it. */
export interface Match {
  readonly name: RouteName;
  readonly id: string;
  /** The canonical address: the long one, with the id. */
  readonly path: string;
}

const notFound: Match = { name: 'notFound', id: '', path: routes.notFound.path };

/** The page at a path; the not-found page for any other, an unknown id (decision R1) and `/404` itself. */
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

/**
 * The document that a static host answers a path with: a demo gig's is the sample's (decision R3), an
 * unknown path's the not-found page. A page may only be hydrated onto its own document.
 */
export const documentOf = (path: string): string => {
  const { name, path: canonical } = findRoute(path);
  const { sampleId, path: pattern } = routeOf(name);
  return sampleId ? pattern.replace(':id', sampleId) : canonical;
};

/** Every document of the site, with the addresses it is served at. */
export const documents = (): { readonly match: Match; readonly paths: readonly string[] }[] =>
  routeNames.flatMap((name) => {
    const { path, aliases = [], ids, sampleId } = routeOf(name);
    return (ids ?? [sampleId ?? '']).map((id) => {
      const canonical = path.replace(':id', id);
      return { match: { name, id, path: canonical }, paths: [canonical, ...aliases] };
    });
  });
