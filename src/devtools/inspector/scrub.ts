import type { AnyEventObject } from 'xstate';
import { documents, plainPath } from '../../routes/match.ts';
import { shownFields } from './shownFields.ts';

/** Plain data; what is none is an object with the one key `$` that says what it was. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An event as plain data. */
export type PlainEvent = { readonly type: string } & { readonly [field: string]: Json };

/** Returns what replaces a text that may be personal. */
export type Hide = (text: string) => string;

/** Deeper than this, a value is left out. */
const maxDepth = 8;
/** A card's number has 13 digits at least (ISO/IEC 7812). */
const maxNumber = 1e12;

/** Words, digits and signs that join them, not digits alone: nothing with a space or an @ in it. */
const looksLikeId = (text: string): boolean =>
  text.length <= 60 && /^#?\w+(?:[-.:]\w+)*$/.test(text) && !/^\d+$/.test(text);
const addresses = new Set(documents().flatMap(({ paths }) => paths));
const isShown = (text: string, field: string): boolean =>
  text === '' ||
  (shownFields.has(field) && (field === 'path' ? addresses.has(plainPath(text)) : looksLikeId(text)));
const isName = (key: string, field: string): boolean =>
  /^[a-z_]\w*$/.test(key) || (shownFields.has(field) && looksLikeId(key));

/**
 * A value as plain data that holds no personal text: `hide` returns what replaces each text but those of
 * `shownFields`. `field` is the name it has. Scrubbing what is scrubbed already changes nothing.
 */
export const scrub = (value: unknown, hide: Hide, field = '', depth = 0): Json => {
  const within = (child: unknown, name = field) => scrub(child, hide, name, depth + 1);
  switch (typeof value) {
    case 'string':
      return isShown(value, field) ? value : hide(value);
    case 'boolean':
      return value;
    case 'number':
      // Plus 0, because JSON has no −0.
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
  if ('$' in value) return marker(value, within);
  const entries = Object.entries(value).map(([key, child]): [string, Json] =>
    isName(key, field) ? [key, within(child, key)] : [hide(key), within(child)],
  );
  return Object.fromEntries(entries);
};

/** What was scrubbed before stays as it is, but for what it holds. */
const marker = (value: object, within: (child: unknown) => Json): Json => {
  const { $: kind, name, items } = value as { $: unknown; name?: unknown; items?: unknown };
  return {
    $: typeof kind === 'string' && /^[a-z]+$/.test(kind) ? kind : 'object',
    ...(typeof name === 'string' && /^\w+$/.test(name) ? { name } : {}),
    ...(Array.isArray(items) ? { items: items.map((item) => within(item)) } : {}),
  };
};

/** An event as plain data without personal text; its type is the code's own. */
export const scrubEvent = ({ type, ...payload }: AnyEventObject, hide: Hide): PlainEvent => {
  const noun = type.slice(0, type.search(/[.]|$/));
  const fields = Object.entries(payload).map(([key, value]): [string, Json] => [
    key,
    scrub(value, hide, key === 'value' ? noun : key),
  ]);
  return { ...Object.fromEntries(fields), type: /^[\w.*:()-]+$/.test(type) ? type : hide(type) };
};

/** How the inspector hides a text: only its length is shown. */
export const lengthOf: Hide = (text) =>
  `‹${text.length === 1 ? '1 character' : `${text.length} characters`}›`;
