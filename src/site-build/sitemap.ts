import { documents } from '../routes/match.ts';
import { routeOf } from '../routes/table.ts';

/** `sitemap.xml` (sitemaps.org, 0.9): every page that may be found, at its long address (decision R2). */
export const sitemap = (siteUrl: string): string => {
  const urls = documents()
    .filter(({ match }) => !routeOf(match.name).isHidden)
    .map(({ match }) => `  <url><loc>${siteUrl}${match.path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};

/** `robots.txt` (RFC 9309): everything may be read; pages that should not be listed say so themselves. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
