// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';
import { tableRows } from './tableRows.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const rows = tableRows('docs/commands.md').map(([command = '', browser = '', sentence = '']) => ({
  name: /^`npm (?:run )?([\w:-]+)`$/.exec(command)?.[1] ?? command,
  browser,
  sentence,
}));

it('docs/commands.md has a row for every script of package.json, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(scripts).sort());
});

it.each(rows)('$name: the table has a sentence about it, and says whether it needs a browser', (row) => {
  expect(row.sentence).toMatch(/^[A-Z].+[.…]$/);
  expect(row.browser).toBe(scripts[row.name]?.includes('install.mjs --browser') ? 'yes' : 'no');
});
