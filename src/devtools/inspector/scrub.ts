import type { AnyEventObject } from 'xstate';
import type { Json } from '../../../tests/paths/definition/index.ts';
import { documents } from '../../routes/documents.ts';
import { plainPath } from '../../routes/match.ts';
import { visibleFields } from './visibleFields.ts';

export type { Json };

export type PlainEvent = { readonly type: string } & { readonly [field: string]: Json };

export type Hide = (text: string) => string;

const maxDepth = 8;
/** Card numbers have at least 13 digits (ISO/IEC 7812). */
const maxNumber = 1e12;

/** The key of an order in an address (decision D10): 22 characters, and chance gives one of them a capital or a digit. */
const looksLikeKey = (text: string): boolean => /^#?(?=.*[A-Z0-9])[\w-]{22}$/.test(text);
const looksLikeId = (text: string): boolean =>
  !looksLikeKey(text) && text.length <= 60 && /^#?\w+(?:[-.:]\w+)*$/.test(text) && !/^\d+$/.test(text);
const addresses = new Set(documents().flatMap(({ paths }) => paths));
const isVisible = (text: string, field: string): boolean =>
  text === '' ||
  (visibleFields.has(field) && (field === 'path' ? addresses.has(plainPath(text)) : looksLikeId(text)));
const isName = (key: string, field: string): boolean =>
  /^[a-z_]\w*$/.test(key) || (visibleFields.has(field) && looksLikeId(key));

/** Turns a value into JSON, with texts of fields not in `visibleFields` hidden. Idempotent. */
export const scrub = (value: unknown, hide: Hide, field = '', depth = 0): Json => {
  const within = (child: unknown, name = field) => scrub(child, hide, name, depth + 1);
  switch (typeof value) {
    case 'string':
      return isVisible(value, field) ? value : hide(value);
    case 'boolean':
      return value;
    case 'number':
      // JSON has no −0.
      return Math.abs(value) < maxNumber ? value + 0 : { $: 'number' };
    case 'object':
      break;
    default:
      return { $: typeof value };
  }
  if (value === null) return null;
  if (depth > maxDepth) return { $: 'deep' };
  if (Array.isArray(value)) return value.map((item) => within(item));
  if (value instanceof Error) return { $: 'error', name: value.name.replace(/\W.*$/s, '') };
  if (value instanceof Set) return { $: 'set', items: [...value].map((item) => within(item)) };
  if (value instanceof Map)
    return { $: 'map', items: [...value].map(([key, item]) => [within(key), within(item)]) };
  if (typeof File === 'function' && value instanceof File)
    return { name: hide(value.name), size: value.size };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return { $: 'object' };
  if ('$' in value) return scrubMarker(value, within);
  const entries = Object.entries(value).map(([key, child]): [string, Json] =>
    isName(key, field) ? [key, within(child, key)] : [hide(key), within(child)],
  );
  return Object.fromEntries(entries);
};

const scrubMarker = (value: object, within: (child: unknown) => Json): Json => {
  const { $: kind, name, items } = value as { $: unknown; name?: unknown; items?: unknown };
  return {
    $: typeof kind === 'string' && /^[a-z]+$/.test(kind) ? kind : 'object',
    ...(typeof name === 'string' && /^\w+$/.test(name) ? { name } : {}),
    ...(Array.isArray(items) ? { items: items.map((item) => within(item)) } : {}),
  };
};

export const scrubEvent = ({ type, ...payload }: AnyEventObject, hide: Hide): PlainEvent => {
  const noun = typeof payload.field === 'string' ? payload.field : type.slice(0, type.search(/[.]|$/));
  const fields = Object.entries(payload).map(([key, value]): [string, Json] => [
    key,
    scrub(value, hide, key === 'value' ? noun : key),
  ]);
  return { ...Object.fromEntries(fields), type: /^[\w.*:()-]+$/.test(type) ? type : hide(type) };
};

export const lengthOf: Hide = (text) =>
  `‹${text.length === 1 ? '1 character' : `${text.length} characters`}›`;
