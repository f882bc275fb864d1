// @vitest-environment node
import { expect, test } from 'vitest';

const file = new URL('../../../src/site-build/parcel/retriableImports.mjs', import.meta.url).href;
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

});
`;
const two = `parcelRegister("a2", function(module, exports) {
module.exports = Promise.all([
    $parcel$import("b1"),
    $parcel$import("b2")
]).then(()=>parcelRequire('c2'));

});
`;

const call = (id: string) => `result.load = ()=>(parcelRequire("${id}"));`;

/** Runs a bundle and its `import()` several times. Returns the outcomes and the requested URLs. */
const run = async (code: string, successes: readonly boolean[]) => {
  const requested: string[] = [];
  const remaining = [...successes];
  const load = async (url: string) => {
    requested.push(url);
    if (!remaining.shift()) throw new Error(`${url} is gone`);
  };
  const inits: Record<string, (module: { exports: unknown }) => void> = {
    c1: (loaded) => {
      loaded.exports = 'the module c1';
    },
  };
  const modules: Record<string, { exports: unknown }> = {};
  const parcelRequire = (id: string) => {
    const module = modules[id] ?? { exports: {} };
    if (!(id in modules)) inits[id]?.(module);
    modules[id] = module;
    return module.exports;
  };
  parcelRequire.i = { b1: 'Page.1234.js' } as Record<string, string>;
  const parcelRegister = (id: string, init: (module: { exports: unknown }) => void) => {
    inits[id] = init;
  };
  const result: { load?: () => Promise<unknown> } = {};
  new Function(
    'parcelRequire',
    'parcelRegister',
    'load',
    'result',
    code.replace('return import(', 'return load('),
  )(parcelRequire, parcelRegister, load, result);
  const outcomes: unknown[] = [];
  for (const _ of successes) outcomes.push(await result.load?.().catch((error: Error) => error.message));
  return { requested, outcomes };
};

test('loads a failed import again, each time from a different URL', async () => {
  expect(await run(retriable(bundle(one + call('a1')), 'main.js'), [false, false, true])).toEqual({
    requested: ['./Page.1234.js', './Page.1234.js?retry=1', './Page.1234.js?retry=2'],
    outcomes: ['./Page.1234.js is gone', './Page.1234.js?retry=1 is gone', 'the module c1'],
  });
});

test('keeps the URL of an import that was loaded', async () => {
  const { requested, outcomes } = await run(retriable(bundle(one + call('a1')), 'main.js'), [true, true]);
  expect(requested).toEqual(['./Page.1234.js', './Page.1234.js']);
  expect(outcomes).toEqual(['the module c1', 'the module c1']);
});

test('cannot load a failed import again without the change', async () => {
  const { requested, outcomes } = await run(bundle(one + call('a1')), [false, true]);
  expect(requested).toEqual(['./Page.1234.js']);
  expect(outcomes).toEqual(['./Page.1234.js is gone', './Page.1234.js is gone']);
});

test('also changes imports of several files, and leaves other calls alone', () => {
  const both = retriable(bundle(one + two + call('a1') + call('a2') + call('a3')), 'main.js');
  expect(both).toContain(`()=>$parcel$import("b1").then(()=>parcelRequire('c1'));`);
  expect(both).toContain(
    `()=>Promise.all([$parcel$import("b1"),$parcel$import("b2")]).then(()=>parcelRequire('c2'));`,
  );
  expect(both).toContain('()=>(parcelRequire("a3"));');
});

test('keeps the number of lines, so that source maps stay right', () => {
  const code = bundle(one + two + call('a1') + call('a2'));
  expect(retriable(code, 'main.js').split('\n').length).toBe(code.split('\n').length);
});

test('returns a bundle without imports unchanged, and throws for unknown code', () => {
  expect(retriable(bundle(''), 'a.js')).toBe(bundle(''));
  const written = [
    bundle(one).replace('function $parcel$import(url)', 'const $parcel$import = (url) =>'),
    bundle(one).replace('module.exports = ', 'module.exports = /* new */ '),
    bundle(one + two.replace("'c2'", 'c2')),
    bundle(`${one}var $a1 = parcelRequire("a1");`),
  ];
  for (const code of written) expect(() => retriable(code, 'a.js')).toThrow('a.js: Parcel writes imports');
});
