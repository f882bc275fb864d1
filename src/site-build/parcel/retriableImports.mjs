// @ts-check
import { Optimizer } from '@parcel/plugin';

/**
 * Makes a failed `import()` fetch again when it is called again. Of itself it would not: Parcel keeps the
 * promise of the first call, and browsers keep failures by address (whatwg/html#6768; those that follow
 * whatwg/html#10327 no longer do). So every call loads, and after a failure under another address: `?retry=1`,
 * which also passes by a broken copy in a cache. Files that are there are not fetched twice.
 */
export default new Optimizer({
  async optimize({ contents, map, bundle }) {
    const code = await new Response(/** @type {BodyInit} */ (contents)).text();
    return { contents: retriable(code, bundle.name), map };
  },
});

/** Parcel's module for an `import()`: the promise of its files, then of what they hold. */
const importModule =
  /^module\.exports = ((?:\$parcel\$import\("\w+"\)|Promise\.all\(\[[^\]]*\]\))\.then\(\(\)=>parcelRequire\('\w+'\)\));$/gm;

/** Parcel's function that loads one file; the files' names are in `parcelRequire.i`, by id. */
const importFunction = /function \$parcel\$import\(url\) \{[^}]*\}/;

const retriableImport = `function $parcel$import(id) {
  const file = parcelRequire.i?.[id] || id;
  return import($parcel$distDir + file).catch((error) => {
    const [name, retries = 0] = file.split('?retry=');
    (parcelRequire.i ??= {})[id] = name + '?retry=' + (+retries + 1);
    throw error;
  });
}`;

/**
 * A bundle's code, with imports that can be retried. Throws where the code is no longer as it is written here.
 * @param {string} code
 * @param {string} name
 */
export const retriable = (code, name) => {
  const calls = code.match(/\$parcel\$import\("/g)?.length ?? 0;
  if (calls === 0) return code;
  let changed = 0;
  const result = code
    .replace(importFunction, () => retriableImport)
    .replace(importModule, (_, promise) => {
      changed += promise.match(/\$parcel\$import\("/g)?.length ?? 0;
      return `Object.defineProperty(module, 'exports', { get: () => ${promise} });`;
    });
  if (changed !== calls || !result.includes(retriableImport))
    throw new Error(`${name}: Parcel writes imports differently from what retriableImports.mjs expects`);
  return result;
};
