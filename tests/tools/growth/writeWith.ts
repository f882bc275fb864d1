/**
 * `writeWith.ts COUNT FOLDER` writes the pages of the site with COUNT more posts to FOLDER, around an empty script:
 * no script depends on the posts. Prints the seconds that it took. Run it with NODE_ENV=production.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePages } from '../../../src/site-build/pages.ts';
import { preparePages, renderSite } from '../../../src/site-build/prerender.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { addPosts } from './generatedPosts.ts';

const [count, folder] = process.argv.slice(2);
if (!count || !folder) throw new Error('usage: writeWith.ts COUNT FOLDER');
const outDir = join(folder, 'dist');
cpSync(join(projectRoot, 'public'), outDir, { recursive: true });
mkdirSync(join(folder, 'hosts'), { recursive: true });
const bundlesFile = join(folder, 'bundles.json');
writeFileSync(join(outDir, 'app.00000000.js'), '');
writeFileSync(
  join(outDir, 'index.html'),
  '<!DOCTYPE html><html lang=en><meta charset=utf-8><script type=module src=/app.00000000.js></script><body><div id=root></div>',
);
writeFileSync(bundlesFile, JSON.stringify({ files: {}, packages: [] }));
addPosts(Number(count));
const started = performance.now();
await writePages({
  outDir,
  bundlesFile,
  hostDir: join(folder, 'hosts'),
  dist: outDir,
  pages: preparePages(await renderSite()),
});
console.log((performance.now() - started) / 1000);
