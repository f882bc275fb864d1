// @ts-check
import { Optimizer } from '@parcel/plugin';

/** V8 (Chromium 136 and later) then compiles the whole script off the main thread. Must be the first line. */
export const hint = '//# allFunctionsCalledOnLoad\n';

/** Must run after the minifier, which removes comments. */
export default new Optimizer({
  async optimize({ contents, map, options }) {
    if (options.mode !== 'production') return { contents, map };
    map?.offsetLines(1, 1);
    return { contents: hint + (await new Response(/** @type {BodyInit} */ (contents)).text()), map };
  },
});
