// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';

const file = new URL('../../../src/site-build/parcel/capabilities.mjs', import.meta.url).href;
const { withCapabilities } = (await import(file)) as {
  withCapabilities: (code: string, values: Readonly<Record<string, boolean>>) => string;
};

it('a build writes the values of the capabilities into the code', () =>
  expect(
    withCapabilities(
      "import { capabilities } from './capabilities.ts';\nconst a = capabilities.api ? 1 : 2;",
      {
        api: false,
      },
    ),
  ).toBe("import { capabilities } from './capabilities.ts';\nconst a = false ? 1 : 2;"));

it('and into the module that has them', () => {
  const source = readFileSync(join(root, 'src/configuration/capabilities.ts'), 'utf8');
  const code = withCapabilities(source, { api: false, press: true });
  expect(code).toContain('export const capabilities = {"api":false,"press":true};');
  expect(code).not.toContain('process.env');
});
