// @vitest-environment node
import { expect, it } from 'vitest';
import { asEntered, emptyValues, type FormFields, isMissing, parseDraft } from './formFields.ts';

const fields = {
  topic: { kind: 'choice', options: ['a', 'b'], required: true },
  name: { kind: 'line', required: true },
  note: { kind: 'text' },
  agreed: { kind: 'consent', required: true },
} as const satisfies FormFields;

it('a form begins with nothing in it', () =>
  expect(emptyValues(fields)).toEqual({ topic: '', name: '', note: '', agreed: false }));

it('every text but a long one is in one line', () =>
  expect(asEntered(fields, { name: 'a\nb', note: 'a\nb', agreed: true })).toEqual({
    name: 'a b',
    note: 'a\nb',
    agreed: true,
  }));

it.each([
  ['topic', '', true],
  ['topic', 'a', false],
  ['name', ' \t', true],
  ['name', 'Ada', false],
  ['note', '', false],
  ['agreed', false, true],
  ['agreed', true, false],
] as const)('%s with %j is missing: %j', (field, value, missing) =>
  expect(isMissing(fields[field], value)).toBe(missing),
);

it.each<[string, unknown, unknown]>([
  [
    'texts and options',
    { topic: 'b', name: 'a\nb', note: '' },
    { topic: 'b', name: 'a b', note: '', agreed: false },
  ],
  ['no answer', { topic: '', name: '', note: '' }, emptyValues(fields)],
  [
    'a stored consent and what is unknown',
    { topic: '', name: '', note: '', agreed: true, more: 1 },
    emptyValues(fields),
  ],
  ['an unknown option', { topic: 'c', name: '', note: '' }, null],
  ['a missing field', { topic: '', note: '' }, null],
  ['another type', { topic: '', name: 1, note: '' }, null],
  ['null', null, null],
  ['a text', 'draft', null],
])('a draft with %s is read or rejected', (_, stored, expected) =>
  expect(parseDraft(fields, stored)).toEqual(expected),
);
