// @ts-check
import { Optimizer } from '@parcel/plugin';

/**
 * Lets a failed `import()` be called again: Parcel caches its promise, and browsers cache failures by URL
 * (whatwg/html#6768, changed by whatwg/html#10327). A new URL also bypasses a broken copy in a cache.
 */
export default new Optimizer({
  async optimize({ contents, map, bundle, options }) {
    // In development, Parcel loads files without this code.
    if (options.mode !== 'production') return { contents, map };
    const code = await new Response(/** @type {BodyInit} */ (contents)).text();
    return { contents: retriable(code, bundle.name), map };
  },
});

/** The module that Parcel writes for an `import()`: its id and its promise. */
const importModule =
  /^parcelRegister\("(\w+)", function\(module, exports\) \{\nmodule\.exports = ((?:\$parcel\$import\("\w+"\)|Promise\.all\(\[[^\]]*\]\))\.then\(\(\)=>parcelRequire\('\w+'\)\));\s*\}\);$/gm;

/** The function with which Parcel loads a file; `parcelRequire.i` maps ids to file names. */
const importFunction = /function \$parcel\$import\(url\) \{[^}]*\}/;

/** As many lines as Parcel's function has, so that source maps stay right. */
const retriableImport = `function $parcel$import(id) {
  const file = parcelRequire.i?.[id] || id; return import($parcel$distDir + file).catch((error) => {
    const [name, retries = 0] = file.split('?retry='); (parcelRequire.i ??= {})[id] = name + '?retry=' + (+retries + 1); throw error; });
}`;

/** Throws if Parcel writes imports differently. @param {string} code @param {string} name */
export const retriable = (code, name) => {
  const calls = code.match(/\$parcel\$import\("/g)?.length ?? 0;
  if (calls === 0) return code;
  let changed = 0;
  /** @type {Map<string, string>} */
  const promises = new Map();
  const withoutModules = code
    .replace(importFunction, () => retriableImport)
    .replace(importModule, (module, id, promise) => {
      changed += promise.match(/\$parcel\$import\("/g)?.length ?? 0;
      promises.set(id, promise.replaceAll(/\n\s*/g, ''));
      return module.replaceAll(/[^\n]+/g, '');
    });
  // Written in place, the import is called each time; a module would be run only once.
  const result = withoutModules.replaceAll(
    /\(parcelRequire\("(\w+)"\)\)/g,
    (call, id) => promises.get(id) ?? call,
  );
  const isLeft = [...promises.keys()].some((id) => result.includes(`"${id}"`));
  if (changed !== calls || isLeft || !result.includes(retriableImport))
    throw new Error(`${name}: Parcel writes imports differently from what retriableImports.mjs expects`);
  return result;
};
