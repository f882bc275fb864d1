// @ts-check
import { Optimizer } from '@parcel/plugin';

/**
 * V8 reads it at a script's very beginning (Chromium 136 and later): compile all of it while it arrives, beside the
 * main thread, as most of it is called at once. For any other engine it is a comment.
 */
export const hint = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint before the app's own script. It comes after the minifier, which drops comments. */
export default new Optimizer({
  async optimize({ bundle, contents, map }) {
    let isApp = false;
    bundle.traverseAssets((asset) => {
      isApp ||= /[\\/]src[\\/]app[\\/]main\.tsx$/.test(asset.filePath);
    });
    if (!isApp) return { contents, map };
    return { contents: hint + (await new Response(/** @type {BodyInit} */ (contents)).text()), map };
  },
});
