import type { Json } from './scrub.ts';

/** Turns scrubbed data back into maps, sets, errors and the like. Scrubbing the result gives the same data. */
export const revive = (value: Json): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(revive);
  const { $: kind, name, items = [] } = value as { readonly [key: string]: Json };
  const list = Array.isArray(items) ? (items as readonly Json[]) : [];
  switch (kind) {
    case 'undefined':
      return undefined;
    case 'error':
      return Object.assign(new Error('as recorded'), { name });
    case 'set':
      return new Set(list.map(revive));
    case 'map':
      return new Map(list.map((entry) => revive(entry) as [unknown, unknown]));
    case 'function':
      return () => {};
    case 'number':
      return Number.NaN;
    default:
      if (typeof kind === 'string') return new UnknownObject();
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, revive(child)]));
  }
};

class UnknownObject {}
