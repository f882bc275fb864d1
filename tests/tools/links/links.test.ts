// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { opensView } from '../../../machines/viewHashRules.ts';
import { hasReservedHost } from '../../../src/routes/reservedHost.ts';
import { addressesInContent, linksInContent } from './contentLinks.ts';
import { deadLinks, linksInFiles, outsideUrls } from './siteLinks.ts';
import { viewsByFile } from './views.ts';

const siteUrl = 'https://deskhand.example';
const dist = mkdtempSync(join(tmpdir(), 'deskhand-links-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const files: Readonly<Record<string, string>> = {
  'index.html': `<link rel="canonical" href="${siteUrl}/"><meta property="og:image" content="${siteUrl}/gone.png">
    <script type="application/ld+json">{"@graph":[{"@id":"${siteUrl}/#name","item":"${siteUrl}/gone-item"}]}</script>
    <div id="root" data-preload="/main.js /gone.js"></div><h2 id="pricing">Plans</h2>
    <a href="/faq">1</a><a href="/help#fees">2</a><a href="#pricing">3</a><a href="/#pricing-yearly">4</a>
    <a href="/gig/7#tab-reviews">5</a><a href="mailto:a@b.example">6</a><form action="/api/contact"></form>
    <a href="/gone">7</a><a href="/faq#gone">8</a><a href="/#learn-gone">9</a><a href="/FAQ">10</a>
    <a href="/gig/7#tab-overview">11</a><a href="javascript:void(0)">12</a><img srcset="/main.js 1x, /gone-2.png 2x">
    <a href="https://other.example/x">13</a><a href="https://other.example/x">14</a><a href="/_headers">15</a>`,
  'faq.html': '<h2 id="fees">Fees</h2><a href="gone-beside">1</a>',
  'help.html': '<h2 id="fees">Fees</h2>',
  'gig/sample.html': '<p>A gig</p>',
  'main.js': 'location = "/not-a-link"',
  'sitemap.xml': `<url><loc>${siteUrl}/faq</loc></url><url><loc>${siteUrl}/gone-page</loc></url>`,
  'feed.xml': `<id>${siteUrl}/faq</id><link rel="self" href="${siteUrl}/gone-feed.xml"/>`,
  'robots.txt': `Sitemap: ${siteUrl}/sitemap-gone.xml\n`,
  'manifest.webmanifest': '{"start_url":"/","icons":[{"src":"/gone-icon.png"}]}',
  _headers: '/*\n',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
}

describe('the links of a site', () => {
  const links = linksInFiles({ dist, siteUrl });
  const dead = deadLinks(links, {
    dist,
    siteUrl,
    endpoints: ['/api/contact'],
    rewrite: (path) => (path.startsWith('/gig/') ? 'gig/sample.html' : undefined),
    views: viewsByFile,
    opensView,
  });

  it('are dead without a file, an element or a view, and otherwise not', () => {
    expect(dead.sort()).toEqual(
      [
        `index.html: ${siteUrl}/gone.png leads to no file`,
        `index.html: ${siteUrl}/gone-item leads to no file`,
        `index.html: ${siteUrl}/gone.js leads to no file`,
        `index.html: ${siteUrl}/gone leads to no file`,
        `index.html: ${siteUrl}/faq#gone leads to no element`,
        `index.html: ${siteUrl}/#learn-gone opens no view`,
        `index.html: ${siteUrl}/FAQ leads to no file`,
        // What a page shows by default has no hash.
        `index.html: ${siteUrl}/gig/7#tab-overview opens no view`,
        'index.html: javascript:void(0) is no address',
        `index.html: ${siteUrl}/gone-2.png leads to no file`,
        `index.html: ${siteUrl}/_headers leads to no file`,
        `faq.html: ${siteUrl}/gone-beside leads to no file`,
        `sitemap.xml: ${siteUrl}/gone-page leads to no file`,
        `feed.xml: ${siteUrl}/gone-feed.xml leads to no file`,
        `robots.txt: ${siteUrl}/sitemap-gone.xml leads to no file`,
        `manifest.webmanifest: ${siteUrl}/gone-icon.png leads to no file`,
      ].sort(),
    );
  });

  it('that lead to other sites are listed once', () =>
    expect(outsideUrls(links, siteUrl)).toEqual(['https://other.example/x']));
});

describe('the links of the content', () => {
  it('are its routes with their ids and hashes, and its files', () =>
    expect(
      addressesInContent({
        a: [{ to: 'categories', hash: 'design' }, 'text'],
        b: { to: 'service', id: 'excel-assist', label: 'to' },
        c: { file: '/third-party-notices.txt', text: 'Notices' },
        d: { to: 'nobody' },
        e: { label: 'Work', href: '/faq#sell' },
      }),
    ).toEqual([
      '/services/browse-categories#design',
      '/services/excel-assist',
      '/third-party-notices.txt',
      '/faq#sell',
    ]));

  it('are found in every file', async () => {
    const links = await linksInContent(siteUrl);
    const from = links.map((link) => link.from);
    for (const name of ['serviceDetails', 'privacy', 'terms'])
      expect(from).toContain(`src/content/${name}.ts`);
  });
});

describe('a reserved host (RFC 2606, RFC 6761)', () => {
  it.each([
    'https://booking.example/deskhand',
    'https://example.com',
    'https://www.example.org/a',
    'http://localhost:4173/',
    'https://a.test',
  ])('is that of %s', (url) => expect(hasReservedHost(url)).toBe(true));
  it.each(['https://example.de', 'https://notexample.com', 'https://example.com.evil.io', '/a', ''])(
    'is not that of %j',
    (url) => expect(hasReservedHost(url)).toBe(false),
  );
});
