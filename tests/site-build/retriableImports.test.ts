// @vitest-environment node
import { expect, test } from 'vitest';

const file = new URL('../../src/site-build/parcel/retriableImports.mjs', import.meta.url).href;
const { retriable } = (await import(file)) as { retriable: (code: string, name: string) => string };

/** As Parcel 2.16 writes it. */
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

/** Runs a bundle: what its module answers each time it is required, and the addresses asked for. */
const run = async (code: string, answers: readonly boolean[]) => {
  const asked: string[] = [];
  const left = [...answers];
  const load = async (url: string) => {
    asked.push(url);
    if (!left.shift()) throw new Error(`${url} is gone`);
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
  for (const _ of answers)
    outcomes.push(await (module.exports as Promise<unknown>).catch((error: Error) => error.message));
  return { asked, outcomes };
};

test('an import that failed loads again when it is called again, each time from another address', async () => {
  expect(await run(retriable(bundle(one), 'main.js'), [false, false, true])).toEqual({
    asked: ['./Page.1234.js', './Page.1234.js?retry=1', './Page.1234.js?retry=2'],
    outcomes: ['./Page.1234.js is gone', './Page.1234.js?retry=1 is gone', 'the module c1'],
  });
});

test('an import that loaded is the same address ever after', async () => {
  const { asked, outcomes } = await run(retriable(bundle(one), 'main.js'), [true, true]);
  expect(asked).toEqual(['./Page.1234.js', './Page.1234.js']);
  expect(outcomes).toEqual(['the module c1', 'the module c1']);
});

test('without the change, the first failure is the last word', async () => {
  const { asked, outcomes } = await run(bundle(one), [false, true]);
  expect(asked).toEqual(['./Page.1234.js']);
  expect(outcomes).toEqual(['./Page.1234.js is gone', './Page.1234.js is gone']);
});

test('imports of several files are changed too', () => {
  expect(retriable(bundle(two), 'main.js').match(/get: \(\) => Promise\.all/g)).toHaveLength(1);
  expect(retriable(bundle(one + two), 'main.js').match(/get: \(\) =>/g)).toHaveLength(2);
});

test('a bundle without imports is left alone; one written differently is an error', () => {
  expect(retriable(bundle(''), 'a.js')).toBe(bundle(''));
  const written = [
    bundle(one).replace('function $parcel$import(url)', 'const $parcel$import = (url) =>'),
    bundle(one).replace('module.exports = ', 'module.exports = /* new */ '),
    bundle(one + two.replace("'c2'", 'c2')),
  ];
  for (const code of written) expect(() => retriable(code, 'a.js')).toThrow('a.js: Parcel writes imports');
});
