// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { known } from './known.ts';
import { reasons } from './record.ts';

const machines = new URL('../../machines/', import.meta.url);
const all = readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(Machine|Rules|Transitions|placeholder)\.ts$/.test(file),
);
const codeOf = (file: string): string => readFileSync(new URL(file, machines), 'utf8').replace(/\s+/g, ' ');

it.each(known)('still stands where it survives: $code', ({ files = all, code }) => {
  const holding = files.filter((file) => codeOf(file).includes(code));
  if (files === all) expect(holding).not.toEqual([]);
  else expect(holding).toEqual(files);
});

it('the record tells why each survives', () =>
  expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain(reasons));
