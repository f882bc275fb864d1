// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differences } from '../../tools/engines/differences.ts';
import { root } from '../../worlds/sources.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it.each(differences)('docs/testing.md says why this fails in an installed Firefox: $title', (each) => {
  const specs = readdirSync(join(root, 'e2e'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => read(`e2e/${file}`))
    .join('');
  const at = specs.indexOf(`'${each.title}', {`);
  expect(specs.slice(at, at + 250), 'a test marked @engines').toContain("tag: '@engines'");
  expect(read('docs/testing.md')).toContain(`| ${each.title} | ${each.because} |`);
});
