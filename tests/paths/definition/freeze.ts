/** Freezes plain objects and arrays, all the way down. Writing to one of them throws then. */
export const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== null && Object.getPrototypeOf(prototype) !== null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
};
