// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Reporter } from '@parcel/plugin';

/** The folder of the package that a file belongs to, relative to node_modules. @param {string} path */
const packageOf = (path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'));

/**
 * Tells the second half of a build what the bundles hold. The file `BUNDLES_FILE` gets `files`, which maps each
 * source file that is loaded on demand to the bundles it needs, the file names as built; and `packages`, the folders
 * of all packages whose code is in a bundle. Parcel calls it after each build.
 */
export default new Reporter({
  report({ event, options }) {
    if (event.type !== 'buildSuccess') return;
    /** @type {Record<string, string[]>} */
    const files = {};
    /** @type {Set<string>} */
    const packages = new Set();
    for (const bundle of event.bundleGraph.getBundles()) {
      bundle.traverseAssets((asset) => {
        const folder = packageOf(asset.filePath)?.[0];
        if (folder) packages.add(relative(options.projectRoot, folder).replaceAll('\\', '/'));
      });
      const entry = bundle.getMainEntry();
      if (!entry || bundle.type !== 'js') continue;
      const name = relative(options.projectRoot, entry.filePath).replaceAll('\\', '/');
      const needed = [bundle, ...event.bundleGraph.getReferencedBundles(bundle, { recursive: false })];
      files[name] = [
        ...new Set(needed.filter(({ type }) => type === 'js').map(({ filePath }) => filePath)),
      ].map((path) => path.replaceAll('\\', '/').split('/').at(-1) ?? '');
    }
    const file = options.env.BUNDLES_FILE ?? join(options.projectRoot, '.build', 'bundles.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ files, packages: [...packages].sort() }, null, 2));
  },
});
