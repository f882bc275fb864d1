import type { Bucket } from '../../../src/worker/bindings.ts';

export interface MemoryBucket extends Bucket {
  /** In the order of the keys. */
  readonly keys: () => readonly string[];
  readonly json: (key: string) => unknown;
}

/**
 * A bucket that is consistent as R2 is. `fail` may throw before a write. `pageSize` is how many objects a list has at
 * most; R2's is 1,000.
 */
export function memoryBucket({
  fail = () => {},
  pageSize = 2,
}: {
  readonly fail?: (key: string) => void;
  readonly pageSize?: number;
} = {}): MemoryBucket {
  let version = 0;
  const etags = new Map<string, string>();
  const objects = new Map<string, string | ArrayBuffer>();
  const found = (key: string) => {
    const content = objects.get(key);
    if (content === undefined) return null;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const bytes = new Uint8Array(new TextEncoder().encode(text)).buffer;
    return { key, etag: etags.get(key) ?? '', text: async () => text, arrayBuffer: async () => bytes };
  };
  const sorted = () => [...objects.keys()].sort();
  return {
    get: async (key) => found(key),
    put: async (key, content, options) => {
      await Promise.resolve();
      fail(key);
      const condition = options?.onlyIf ?? {};
      if ('etagDoesNotMatch' in condition && objects.has(key)) return null;
      if ('etagMatches' in condition && etags.get(key) !== condition.etagMatches) return null;
      version += 1;
      objects.set(key, content);
      etags.set(key, `${version}`);
      return found(key);
    },
    delete: async (key) => {
      objects.delete(key);
      etags.delete(key);
    },
    list: async ({ prefix, cursor = '' }) => {
      const keys = sorted().filter((key) => key.startsWith(prefix) && key > cursor);
      const page = keys.slice(0, pageSize).flatMap((key) => found(key) ?? []);
      const last = page.at(-1)?.key;
      return keys.length > pageSize && last !== undefined
        ? { objects: page, truncated: true, cursor: last }
        : { objects: page, truncated: false };
    },
    keys: sorted,
    json: (key) => {
      const content = objects.get(key);
      return typeof content === 'string' ? JSON.parse(content) : undefined;
    },
  };
}
