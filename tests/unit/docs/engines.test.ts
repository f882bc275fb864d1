// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differences } from '../../tools/engines/differences.ts';
import { root } from '../../worlds/sources.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it.each(differences)('docs/testing.md says why this fails in an installed Firefox: $title', (each) => {
  const specs = read('e2e/contact.spec.ts') + read('e2e/requestWizard.spec.ts');
  const at = specs.indexOf(`'${each.title}', {`);
  expect(specs.slice(at, at + 250), 'a test marked @engines').toContain("tag: '@engines'");
  expect(read('docs/testing.md')).toContain(`| ${each.title} | ${each.because} |`);
});
