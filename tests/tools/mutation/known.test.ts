// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownSurvivors } from './known.ts';
import { reasons } from './record.ts';

const machines = new URL('../../../machines/', import.meta.url);
const all = readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(Machine|Rules|Transitions|placeholder)\.ts$/.test(file),
);
const codeOf = (file: string): string => readFileSync(new URL(file, machines), 'utf8').replace(/\s+/g, ' ');

it.each(knownSurvivors)('the code of a known survivor exists: $code', ({ files = all, code }) => {
  const matching = files.filter((file) => codeOf(file).includes(code));
  if (files === all) expect(matching).not.toEqual([]);
  else expect(matching).toEqual(files);
});

it('README.md gives the reason for each known survivor', () =>
  expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain(reasons));
