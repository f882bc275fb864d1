// @ts-check
import { Optimizer } from '@parcel/plugin';

/** V8 (Chromium 136 and later) then compiles the whole script off the main thread. Must be the first line. */
export const hint = '//# allFunctionsCalledOnLoad\n';

/** Must run after the minifier, which removes comments. */
export default new Optimizer({
  async optimize({ bundle, contents, map, options }) {
    if (options.mode !== 'production') return { contents, map };
    let isApp = false;
    bundle.traverseAssets((asset) => {
      isApp ||= /[\\/]src[\\/]app[\\/]main\.tsx$/.test(asset.filePath);
    });
    if (!isApp) return { contents, map };
    map?.offsetLines(1, 1);
    return { contents: hint + (await new Response(/** @type {BodyInit} */ (contents)).text()), map };
  },
});
