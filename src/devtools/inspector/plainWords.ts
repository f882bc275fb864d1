import type { Json } from './scrub.ts';

/** Plain data as a developer reads it: `{ step: 2, draft: ‹12 characters› }`. */
export const plainWords = (value: Json): string => {
  if (typeof value === 'string') return /^‹.*›$/.test(value) ? value : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(plainWords).join(', ')}]`;
  const { $: kind, name, items, ...fields } = value as { readonly [key: string]: Json };
  if (typeof kind === 'string')
    return `‹${typeof name === 'string' ? name : kind}${Array.isArray(items) ? ` of ${items.length}` : ''}›`;
  const all = {
    ...(name === undefined ? {} : { name }),
    ...(items === undefined ? {} : { items }),
    ...fields,
  };
  const entries = Object.entries(all)
    .filter(([, child]) => !isUndefined(child))
    .map(([key, child]) => `${key}: ${plainWords(child)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

const isUndefined = (value: Json): boolean =>
  typeof value === 'object' && value !== null && '$' in value && value.$ === 'undefined';

/** A value's fields with their paths, `answers.name`, as long as they are plain objects. */
export const flattened = (value: Json, path = ''): (readonly [path: string, value: Json])[] => {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !('$' in value);
  const fields = isPlain ? Object.entries(value) : [];
  return fields.length === 0
    ? path === '' || isUndefined(value)
      ? []
      : [[path, value]]
    : fields.flatMap(([key, child]) => flattened(child, path === '' ? key : `${path}.${key}`));
};
