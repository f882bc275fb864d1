import { serviceFacts, servicePageIds } from '../configuration/services.ts';
import type { RouteName, routes } from '../routes/table.ts';

/** Routes whose row lists ids. Each id is a page with its own name. */
type NamedById = {
  [Name in RouteName]: (typeof routes)[Name] extends { readonly ids: unknown } ? Name : never;
}[RouteName];

/** The names of pages that share a route, by id. Any other page uses the label of its row. */
export const pageNames: Readonly<Partial<Record<RouteName, ReadonlyMap<string, string>>>> = {
  service: new Map(servicePageIds.map((id) => [id, serviceFacts[id].name])),
} satisfies Record<NamedById, ReadonlyMap<string, string>>;
