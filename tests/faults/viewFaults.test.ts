// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faulty } from './faulty.ts';
import { viewFaults, viewTests } from './viewFaults.ts';

const root = new URL('../../', import.meta.url);

describe('the seeded view faults', () => {
  it.each(viewFaults.map((fault) => [`${fault.machine}: ${fault.what}`, fault] as const))(
    'can still be made: %s',
    (_, { file, ...change }) => {
      const text = readFileSync(new URL(file, root), 'utf8');
      expect(faulty(text, change, file)).not.toBe(text);
    },
  );

  it.each(Object.entries(viewTests))('are two or more for %s, whose suite is there', (machine, test) => {
    expect(viewFaults.filter((fault) => fault.machine === machine).length).toBeGreaterThanOrEqual(2);
    expect(existsSync(new URL(`tests/machines/${test}`, root))).toBe(true);
  });

  it('belong to views whose suite is named', () =>
    expect(viewFaults.filter(({ machine }) => !(machine in viewTests))).toEqual([]));
});

it('a fault whose place is gone, or not the only one, is refused', () => {
  expect(() => faulty('a b', { find: 'c', put: '' }, 'x.tsx')).toThrow('x.tsx: «c» stands there 0 times');
  expect(() => faulty('a a', { find: 'a', put: '' }, 'x.tsx')).toThrow('2 times');
  expect(faulty('a $& b', { find: 'b', put: '$&' }, 'x.tsx')).toBe('a $& $&');
});
