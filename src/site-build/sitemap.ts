import { documents } from '../routes/documents.ts';
import { routeOf } from '../routes/table.ts';

/** sitemaps.org, 0.9; only canonical addresses (decision R2). */
export const sitemap = (siteUrl: string): string => {
  const urls = documents()
    .filter(({ match: { name } }) => !routeOf(name).isHidden)
    .map(({ match }) => `  <url><loc>${siteUrl}${match.path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};

/** RFC 9309. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
