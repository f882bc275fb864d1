import { type RouteName, routes } from './table.ts';

type IdOf<Name extends RouteName> = (typeof routes)[Name] extends { readonly ids: readonly (infer Id)[] }
  ? Id
  : string;

/** What an address needs beside its route's name. */
export type Params<Name extends RouteName> = (typeof routes)[Name]['path'] extends `${string}:id`
  ? [id: IdOf<Name>]
  : [id?: undefined];

/** The address of a page, by name: a link to a page that does not exist does not compile. */
export const href = <Name extends RouteName>(name: Name, ...[id]: Params<Name>): string =>
  routes[name].path.replace(':id', encodeURIComponent(String(id ?? '')));
