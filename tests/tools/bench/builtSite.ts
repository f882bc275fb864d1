import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partsFolder } from '../../../src/site-build/parts.ts';

/** The documents of a built site, as paths within its folder. */
export const documentFiles = async (dist: string): Promise<string[]> =>
  (await readdir(dist, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith(`${partsFolder}/`))
    .sort();

/** The canonical paths of its indexable pages. */
export const indexablePages = async (dist: string): Promise<string[]> => {
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
};
