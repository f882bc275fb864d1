import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteName, routeNames, routeOf } from '../../../src/routes/table.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import type { Link } from './siteLinks.ts';

const folder = join(projectRoot, 'src/content');

const isRoute = (name: unknown): name is RouteName => routeNames.some((each) => each === name);

/** The addresses in a piece of content: links by route name or address, and files of the site. */
export const addressesInContent = (content: unknown): string[] => {
  if (typeof content !== 'object' || content === null) return [];
  const { to, id = '', hash, file, href } = content as Readonly<Record<string, unknown>>;
  const path = isRoute(to) ? routeOf(to).path.replace(':id', String(id)) : (file ?? href);
  const own = typeof path === 'string' ? [path + (typeof hash === 'string' ? `#${hash}` : '')] : [];
  return [...own, ...Object.values(content).flatMap(addressesInContent)];
};

/** The links of dialogs, articles and other texts that only a script shows, as the content has them. */
export const linksInContent = async (siteUrl: string): Promise<Link[]> => {
  const links: Link[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.ts')) continue;
    const module: unknown = await import(join(folder, file));
    for (const address of addressesInContent(module))
      links.push({ from: `src/content/${file}`, url: new URL(address, siteUrl).href });
  }
  return links;
};
