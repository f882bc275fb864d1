import type { PostId } from '../content/posts.ts';
import { type FixedRouteName, type RouteName, routeOf, routes } from './table.ts';

type IdOf<Name extends RouteName> = (typeof routes)[Name] extends { readonly ids: readonly (infer Id)[] }
  ? Id
  : Name extends 'post'
    ? PostId
    : string;

export type Params<Name extends RouteName> = (typeof routes)[Name]['path'] extends `${string}:id`
  ? [id: IdOf<Name>]
  : [id?: undefined];

export const href = <Name extends RouteName>(name: Name, ...[id]: Params<Name>): string =>
  routes[name].path.replace(':id', encodeURIComponent(String(id ?? '')));

export const shortHref = (name: FixedRouteName): string => routeOf(name).aliases?.[0] ?? href(name);

/** The page's path for search engines and link previews, never an alias (decision R2). */
export const canonicalHref = (name: RouteName, id: string): string =>
  routeOf(name).path.replace(':id', encodeURIComponent(id));
