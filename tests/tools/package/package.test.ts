// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';

const library = join(root, 'tests/paths');
const example = join(library, 'example');
const read = (file: string): string => readFileSync(file, 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Record<string, Record<string, string>>;

it('the package exports each entry point, as it is compiled', () => {
  const { exports } = json(join(library, 'package.json')) as unknown as {
    exports: Record<string, { types: string; default: string }>;
  };
  const sources = Object.values(exports).map((entry) => {
    expect(entry.types).toBe(entry.default.replace(/\.js$/, '.d.ts'));
    return entry.default.replace('./dist/', '').replace(/\.js$/, '.ts');
  });
  const files = readdirSync(library).filter((file) => /^\w+\.ts$/.test(file));
  expect(sources.toSorted()).toEqual([...files, 'definition/index.ts'].toSorted());
  const { files: compiled } = JSON.parse(
    read(join(library, 'tsconfig.package.json')).replace(/^\s*\/\/.*$/gm, ''),
  ) as { files: string[] };
  expect(compiled.toSorted()).toEqual(sources.toSorted());
});

const filesOfExample = readdirSync(example).filter((file) => /\.tsx?$/.test(file));

it.each(filesOfExample)('%s of the example imports only what its copy has', (file) => {
  const { dependencies = {}, devDependencies = {} } = json(join(example, 'package.json'));
  const imports = [...read(join(example, file)).matchAll(/(?:from|import)\s*\(?'([^']+)'/g)];
  for (const [, path = ''] of imports) {
    if (path.startsWith('./')) expect(existsSync(join(example, path)), path).toBe(true);
    else if (path.startsWith('node:')) continue;
    else {
      const [name = '', scoped = ''] = path.split('/');
      const isDeclared = { ...dependencies, ...devDependencies };
      expect(Object.keys(isDeclared)).toContain(name.startsWith('@') ? `${name}/${scoped}` : name);
    }
  }
});

it('the workflow of the example uses the actions of this repository’s', () => {
  const uses = (folder: string) =>
    [...read(join(folder, '.github/workflows/test.yml')).matchAll(/uses: (.+)$/gm)].map(([, name]) => name);
  expect(uses(example).length).toBeGreaterThan(1);
  expect(uses(root)).toEqual(expect.arrayContaining(uses(example)));
});
