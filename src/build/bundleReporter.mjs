// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Reporter } from '@parcel/plugin';

/**
 * Tells the prerendering which files hold a view's code: the file `BUNDLES_FILE` maps each source file that is
 * loaded on demand to the bundles it needs, the file names as built. Parcel calls it after each build.
 */
export default new Reporter({
  report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    /** @type {Record<string, string[]>} */
    const bundles = {};
    for (const bundle of event.bundleGraph.getBundles()) {
      const entry = bundle.getMainEntry();
      if (!entry || bundle.type !== 'js') continue;
      const name = relative(options.projectRoot, entry.filePath).replaceAll('\\', '/');
      const needed = [bundle, ...event.bundleGraph.getReferencedBundles(bundle, { recursive: false })];
      bundles[name] = [
        ...new Set(needed.filter(({ type }) => type === 'js').map(({ filePath }) => filePath)),
      ].map((path) => path.replaceAll('\\', '/').split('/').at(-1) ?? '');
    }
    const file = options.env.BUNDLES_FILE ?? join(options.projectRoot, '.build', 'bundles.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(bundles, null, 2));
  },
});
