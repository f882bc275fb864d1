// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faulty } from './faulty.ts';
import { viewFaults } from './viewFaults.ts';
import { viewTests } from './viewTests.ts';

const root = new URL('../../../', import.meta.url);

describe('the faults in views', () => {
  it.each(viewFaults.map((fault) => [`${fault.machine}: ${fault.what}`, fault] as const))(
    'can be applied: %s',
    (_, { file, ...change }) => {
      const text = readFileSync(new URL(file, root), 'utf8');
      expect(faulty(text, change, file)).not.toBe(text);
    },
  );

  it.each(Object.keys(viewTests))('are at least two for %s', (machine) =>
    expect(viewFaults.filter((fault) => fault.machine === machine).length).toBeGreaterThanOrEqual(2),
  );

  it('belong to machines that have a view suite', () =>
    expect(viewFaults.filter(({ machine }) => !(machine in viewTests))).toEqual([]));
});

it('rejects a fault whose text is missing from the view or not unique in it', () => {
  expect(() => faulty('a b', { find: 'c', put: '' }, 'x.tsx')).toThrow('x.tsx: "c" occurs 0 times');
  expect(() => faulty('a a', { find: 'a', put: '' }, 'x.tsx')).toThrow('2 times');
  expect(faulty('a $& b', { find: 'b', put: '$&' }, 'x.tsx')).toBe('a $& $&');
});
