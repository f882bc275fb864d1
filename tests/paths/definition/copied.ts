/**
 * A copy of what a machine may change in its context: plain objects, arrays, maps, sets and dates, all the way down. The
 * rest, such as functions, actors and instances of classes, is the same as before.
 */
export const copied = <T>(value: T, copies = new Map<unknown, unknown>()): T => {
  const known = copies.get(value);
  if (known !== undefined) return known as T;
  const keep = <C extends object>(copy: C, fill: (copy: C) => void): T => {
    copies.set(value, copy);
    fill(copy);
    return copy as unknown as T;
  };
  const inner = <P>(part: P): P => copied(part, copies);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return keep([] as unknown[], (copy) => void copy.push(...value.map(inner)));
  if (value instanceof Map)
    return keep(new Map(), (copy) => {
      for (const [key, part] of value) copy.set(inner(key), inner(part));
    });
  if (value instanceof Set)
    return keep(new Set(), (copy) => {
      for (const part of value) copy.add(inner(part));
    });
  if (value instanceof Date) return new Date(value) as T;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return value;
  return keep(Object.create(prototype as object | null) as Record<string, unknown>, (copy) => {
    for (const [key, part] of Object.entries(value)) copy[key] = inner(part);
  });
};
