/**
 * A value as text that is equal only for equal values: the key of objects and sets has no order, that of arrays and maps
 * has one. JSON would drop or merge much of it.
 * @param path where the value is, for the error: `context.draft`
 * @param byReference text for what has hidden state, such as a function or an instance of a class
 * @throws for what has hidden state, without `byReference`
 */
export function identify(
  value: unknown,
  path: string,
  byReference: (opaque: unknown) => string | null = () => null,
): string {
  return textOf(value, path, [], byReference);
}

/** Texts that are equal for the same function, symbol or object, for as long as the returned function lives. */
export const references = (): ((opaque: unknown) => string) => {
  const numbers = new Map<unknown, number>();
  return (opaque) => {
    if (!numbers.has(opaque)) numbers.set(opaque, numbers.size);
    return `reference ${numbers.get(opaque)}`;
  };
};

/** A value whose content cannot be read, so that two of them cannot be told apart. */
class Opaque extends Error {
  constructor(path: string, what: string) {
    super(
      `${path} is ${what}, which cannot be compared; give the model an identity without it, or \`comparesByReference\``,
    );
  }
}

function textOf(
  value: unknown,
  path: string,
  outer: readonly object[],
  byReference: (opaque: unknown) => string | null,
): string {
  const opaque = (what: string): string => {
    const text = byReference(value);
    if (text === null) throw new Opaque(path, what);
    return text;
  };
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'function':
      return opaque('a function');
    case 'symbol':
      return opaque('a symbol');
  }
  const object = value as object;
  if (outer.includes(object)) return opaque('a circle');
  const inner = (part: unknown, name: string): string =>
    textOf(part, `${path}${name}`, [...outer, object], byReference);
  return builtIn(object, inner) ?? ofPlainObject(object, opaque, inner);
}

type Inner = (part: unknown, name: string) => string;

/** Null for an object that is none of the platform's own. */
function builtIn(object: object, inner: Inner): string | null {
  if (Array.isArray(object)) return `[${object.map((item, at) => inner(item, `[${at}]`)).join()}]`;
  if (object instanceof Map)
    return `Map{${[...object].map(([key, item]) => `${inner(key, ' key')}=>${inner(item, ` of ${String(key)}`)}`).join()}}`;
  if (object instanceof Set)
    return `Set{${[...object]
      .map((item) => inner(item, ' item'))
      .sort()
      .join()}}`;
  if (object instanceof Date) return `Date(${object.getTime()})`;
  if (object instanceof RegExp || object instanceof URL) return `${object.constructor.name}(${object})`;
  if (object instanceof Error)
    return `${object.name}(${JSON.stringify(object.message)}${object.cause === undefined ? '' : ` ${inner(object.cause, '.cause')}`})`;
  if (object instanceof Blob) {
    const name = 'name' in object ? JSON.stringify(object.name) : '';
    return `${object.constructor.name}(${name} ${object.type} ${object.size})`;
  }
  if (ArrayBuffer.isView(object) && !(object instanceof DataView))
    return `${object.constructor.name}(${[...(object as Uint8Array)].join()})`;
  if (isActor(object)) return `actor(${object.id})`;
  return null;
}

const isActor = (object: object): object is { id: string } =>
  'sessionId' in object && 'send' in object && 'getSnapshot' in object;

function ofPlainObject(object: object, opaque: (what: string) => string, inner: Inner): string {
  const prototype: unknown = Object.getPrototypeOf(object);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  if (!isPlain) return opaque(`an instance of ${object.constructor.name || 'a class'}`);
  if (Object.getOwnPropertySymbols(object).length > 0) return opaque('an object with symbols');
  const entries = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${inner(part, `.${key}`)}`).join()}}`;
}
