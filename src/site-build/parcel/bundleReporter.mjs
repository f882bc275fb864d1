// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Reporter } from '@parcel/plugin';

/** @param {string} path */
const packageOf = (path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'));

/** Writes for the prerendering which bundles each source file needs, and which packages are bundled. */
export default new Reporter({
  report({ event, options }) {
    if (event.type !== 'buildSuccess' || options.mode !== 'production') return;
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
