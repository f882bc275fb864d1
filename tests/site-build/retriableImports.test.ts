// @vitest-environment node
import { expect, test } from 'vitest';

const file = new URL('../../src/site-build/parcel/retriableImports.mjs', import.meta.url).href;
const { retriable } = (await import(file)) as { retriable: (code: string, name: string) => string };

/** Code as Parcel 2.16 writes it. */
const bundle = (modules: string) => `
function $parcel$import(url) {
  url = parcelRequire.i?.[url] || url;
  return import($parcel$distDir + url);
}
var $parcel$distDir = "./";
${modules}
`;
const one = `parcelRegister("a1", function(module, exports) {
module.exports = $parcel$import("b1").then(()=>parcelRequire('c1'));

});`;
const two = `parcelRegister("a2", function(module, exports) {
module.exports = Promise.all([
    $parcel$import("b1"),
    $parcel$import("b2")
]).then(()=>parcelRequire('c2'));

});`;

/** Runs a bundle. Returns what its module exports each time, and the requested URLs. */
const run = async (code: string, successes: readonly boolean[]) => {
  const requested: string[] = [];
  const remaining = [...successes];
  const load = async (url: string) => {
    requested.push(url);
    if (!remaining.shift()) throw new Error(`${url} is gone`);
  };
  const parcelRequire = Object.assign((id: string) => `the module ${id}`, {
    i: { b1: 'Page.1234.js' } as Record<string, string>,
  });
  const module = { exports: {} as unknown };
  const parcelRegister = (_: string, init: (module: object, exports: unknown) => void) =>
    init(module, module.exports);
  new Function('parcelRequire', 'parcelRegister', 'load', code.replace('return import(', 'return load('))(
    parcelRequire,
    parcelRegister,
    load,
  );
  const outcomes: unknown[] = [];
  for (const _ of successes)
    outcomes.push(await (module.exports as Promise<unknown>).catch((error: Error) => error.message));
  return { requested, outcomes };
};

test('loads a failed import again, each time from a different URL', async () => {
  expect(await run(retriable(bundle(one), 'main.js'), [false, false, true])).toEqual({
    requested: ['./Page.1234.js', './Page.1234.js?retry=1', './Page.1234.js?retry=2'],
    outcomes: ['./Page.1234.js is gone', './Page.1234.js?retry=1 is gone', 'the module c1'],
  });
});

test('keeps the URL of an import that was loaded', async () => {
  const { requested, outcomes } = await run(retriable(bundle(one), 'main.js'), [true, true]);
  expect(requested).toEqual(['./Page.1234.js', './Page.1234.js']);
  expect(outcomes).toEqual(['the module c1', 'the module c1']);
});

test('cannot load a failed import again without the change', async () => {
  const { requested, outcomes } = await run(bundle(one), [false, true]);
  expect(requested).toEqual(['./Page.1234.js']);
  expect(outcomes).toEqual(['./Page.1234.js is gone', './Page.1234.js is gone']);
});

test('also changes imports of several files', () => {
  expect(retriable(bundle(two), 'main.js').match(/get: \(\) => Promise\.all/g)).toHaveLength(1);
  expect(retriable(bundle(one + two), 'main.js').match(/get: \(\) =>/g)).toHaveLength(2);
});

test('returns a bundle without imports unchanged, and throws for unknown code', () => {
  expect(retriable(bundle(''), 'a.js')).toBe(bundle(''));
  const written = [
    bundle(one).replace('function $parcel$import(url)', 'const $parcel$import = (url) =>'),
    bundle(one).replace('module.exports = ', 'module.exports = /* new */ '),
    bundle(one + two.replace("'c2'", 'c2')),
  ];
  for (const code of written) expect(() => retriable(code, 'a.js')).toThrow('a.js: Parcel writes imports');
});
