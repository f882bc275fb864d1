import type { Json } from './scrub.ts';

export const formatValue = (value: Json): string => {
  if (typeof value === 'string') return /^‹.*›$/.test(value) ? value : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
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
    .map(([key, child]) => `${key}: ${formatValue(child)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

const isUndefined = (value: Json): boolean =>
  typeof value === 'object' && value !== null && '$' in value && value.$ === 'undefined';

export const flatten = (value: Json, path = ''): (readonly [path: string, value: Json])[] => {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value) && !('$' in value);
  const fields = isPlain ? Object.entries(value) : [];
  return fields.length === 0
    ? path === '' || isUndefined(value)
      ? []
      : [[path, value]]
    : fields.flatMap(([key, child]) => flatten(child, path === '' ? key : `${path}.${key}`));
};
