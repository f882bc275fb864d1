// @vitest-environment node
import { encode } from '@jridgewell/sourcemap-codec';
import { expect, test } from 'vitest';
import { bundlerName, partOf, sizeOf, sumOf } from '../../../src/site-build/size/sizes.ts';

test.each([
  ['node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['node_modules/@radix-ui/react-toast/dist/index.mjs', '@radix-ui/react-toast'],
  ['node_modules/a/node_modules/b/index.js', 'b'],
  ['src/views/home/HomePage.tsx', 'src/views/home'],
  ['./src/design/pictures/Picture.tsx', 'src/design'],
  ['machines/navigation/navigationMachine.ts', 'machines/navigation'],
  ['src/config.ts', 'src'],
])('%s belongs to %s', (source, part) => {
  expect(partOf(source)).toBe(part);
});

const app = 'let app="shows what visitors ask for";';
const react = 'let react="renders what the app returns";';
const code = `/*all*/${app}${react}\n${app}\n//# sourceMappingURL=main.js.map\n`;
const map = {
  sources: ['src/app/App.tsx', 'node_modules/react/index.js'],
  mappings: encode([
    [
      [7, 0, 0, 0],
      [7 + app.length, 1, 0, 0],
    ],
    [[0, 0, 1, 0]],
  ]),
};

test('a script is divided among its sources, and what has none is the bundler’s', async () => {
  const { minified, parts } = await sizeOf('main.js', code, map);
  expect(Object.fromEntries(parts.map(({ name, minified }) => [name, minified]))).toEqual({
    // With the ends of both lines.
    'src/app': 2 * app.length + 1,
    react: react.length + 1,
    [bundlerName]: 7,
  });
  expect(minified).toBe(code.indexOf('\n//#'));
});

test('the parts’ compressed bytes add up to the script’s, the largest first', async () => {
  const { brotli, parts } = await sizeOf('main.js', code, map);
  const sizes = parts.map((part) => part.brotli);
  expect(brotli).toBeGreaterThan(0);
  expect(Math.abs(sizes.reduce((sum, size) => sum + size, 0) - brotli)).toBeLessThan(parts.length);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
});

test('several scripts are added up by part', async () => {
  const script = await sizeOf('main.js', code, map);
  const { minified, brotli, parts } = sumOf('all', [script, script]);
  expect([minified, brotli]).toEqual([2 * script.minified, 2 * script.brotli]);
  expect(parts).toEqual(
    script.parts.map((part) => ({ ...part, minified: 2 * part.minified, brotli: 2 * part.brotli })),
  );
});
