/** JSON. Other values become objects with a key `$` that says what they were. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The size in bytes above which a file is not allocated: only its size is set. */
const hugeFile = 2 ** 25;

/** Turns a value into JSON from which {@link revive} makes an equal one. Functions and instances of classes are lost. */
export const tag = (value: unknown): Json => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : { $: 'number', text: Object.is(value, -0) ? '-0' : String(value) };
  if (typeof value === 'bigint') return { $: 'bigint', text: String(value) };
  if (typeof value !== 'object') return { $: typeof value };
  if (Array.isArray(value)) return value.map(tag);
  if (value instanceof Error) return { $: 'error', name: value.name, message: value.message };
  if (value instanceof Set) return { $: 'set', items: [...value].map(tag) };
  if (value instanceof Map) return { $: 'map', items: [...value].map((entry) => entry.map(tag)) };
  if (value instanceof Date) return { $: 'date', text: String(value.getTime()) };
  if (typeof File === 'function' && value instanceof File)
    return { $: 'file', name: value.name, size: value.size };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return { $: 'object' };
  const entries = Object.entries(value).map(([key, part]): [string, Json] => [key, tag(part)]);
  return '$' in value ? { $: 'entries', items: entries } : Object.fromEntries(entries);
};

/** Turns tagged data back into maps, sets, errors, files and the like. */
export const revive = (value: Json): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(revive);
  const { $: kind, name, message, text, size, items = [] } = value as { readonly [key: string]: Json };
  const list = Array.isArray(items) ? (items as readonly Json[]) : [];
  const entries = () => list.map((entry) => revive(entry) as [never, unknown]);
  switch (kind) {
    case 'undefined':
      return undefined;
    case 'error':
      return Object.defineProperty(new Error(typeof message === 'string' ? message : 'as recorded'), 'name', {
        value: name,
        configurable: true,
        writable: true,
      });
    case 'set':
      return new Set(list.map(revive));
    case 'map':
      return new Map(entries());
    case 'entries':
      return Object.fromEntries(entries());
    case 'date':
      return new Date(Number(text));
    case 'file':
      return fileOf({ name: String(name), size: Number(size) });
    case 'function':
      return () => {};
    case 'number':
      return Number(text);
    case 'bigint':
      return BigInt(String(text));
    default:
      if (typeof kind === 'string') return new UnknownObject();
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revive(part)]));
  }
};

class UnknownObject {}

/** A file of zeros. */
export const fileOf = ({ name, size }: { readonly name: string; readonly size: number }): File => {
  const file = new File([new Uint8Array(size > hugeFile ? 0 : size)], name);
  return size > hugeFile ? Object.defineProperty(file, 'size', { value: size }) : file;
};
