import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutDescriptions } from '../../../src/site-build/parcel/withoutDescriptions.mjs';

it.each([
  ["{ id: 'a', description: 'One, two.', initial: 'b' }", "{ id: 'a',  initial: 'b' }"],
  ["{ id: 'a', description: 'It’s \\'done\\'.' }", "{ id: 'a',  }"],
  ['{\n  description:\n    `A long one.`,\n  tags: [],\n}', '{\n  \n\n  tags: [],\n}'],
])('leaves nothing but the lines of %s', (code, without) => {
  expect(withoutDescriptions(code).replace(/ +$/gm, '')).toBe(without.replace(/ +$/gm, ''));
});

it.each([
  "{ description: answers.description, text: 'A description: one' }",
  "{ description: { kind: 'text' } }",
])('leaves %s alone', (code) => expect(withoutDescriptions(code)).toBe(code));

it('finds every description of a machine', () => {
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' });
  const left = files
    .filter((file) => /(Machine|Setup|Steps)\.ts$/.test(file))
    .filter((file) =>
      /\bdescription:\s*['"`]/.test(withoutDescriptions(readFileSync(`machines/${file}`, 'utf8'))),
    );
  expect(left).toEqual([]);
});
