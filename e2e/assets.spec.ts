import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { config } from '../src/config.ts';
import { securityReviewed } from '../src/configuration/site.ts';
import { runtimePackages } from '../src/content/licenses.ts';
import { postIds } from '../src/content/posts.ts';
import { attribute, elements, only, parseHtml } from '../src/site-build/html.ts';
import { securityTxt } from '../src/site-build/securityTxt.ts';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { site } from './siteAddresses.ts';

/** The links in the head of a page with this `rel`. */
const linksIn = async (request: APIRequestContext, path: string, rel: string) =>
  elements(only(parseHtml(await (await request.get(path)).text()), 'head'), 'link', { rel });

test('every page links to icons that exist', async ({ request }) => {
  for (const path of ['/', '/faq', '/nope']) {
    const links = (await linksIn(request, path, 'icon')).map((link) => attribute(link, 'href') ?? '');
    expect(links.map((href) => href.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual(['/favicon.svg']);
    // Browsers that do not know an SVG icon ask for these names without a link.
    for (const href of [...links, '/favicon.ico', '/apple-touch-icon.png']) {
      const response = await request.get(href);
      expect(response.status(), href).toBe(200);
      expect(response.headers()['content-type'], href).toMatch(/^image\//);
    }
  }
});

test('security.txt says where to report a vulnerability, and when it expires (decision B49)', async ({
  request,
}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(securityTxt(config, securityReviewed));
});

test('the feed is well-formed, and the blog and its posts link to it', async ({ page, request }) => {
  for (const path of ['/blog', ...postIds().map((id) => `/blog/${id}`)]) {
    const feeds = (await linksIn(request, path, 'alternate')).map((link) => [
      attribute(link, 'type'),
      attribute(link, 'href'),
    ]);
    expect(feeds, path).toEqual([['application/atom+xml', '/feed.xml']]);
  }
  await page.goto('/blog');
  await expect(page.locator('main').getByRole('link', { name: /^feed/ })).toHaveAttribute(
    'href',
    '/feed.xml',
  );
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  // In an empty page, because the site's policy forbids scripts to parse text into a document.
  const blank = await page.context().newPage();
  const entries = await blank.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      if (feed.querySelector('parsererror')) return null;
      return [...feed.querySelectorAll('entry > id')].map((id) => id.textContent);
    },
    await response.text(),
  );
  expect(entries?.map((id) => id?.replace(site, '')).sort()).toEqual(
    postIds()
      .map((id) => `/blog/${id}`)
      .sort(),
  );
  for (const id of entries ?? []) expect((await request.get(id?.replace(site, '') ?? '')).status()).toBe(200);
});

test('structured data matches the page and violates no policy', async ({ page }) => {
  const complaints = await watch(page);
  const blocks = page.locator('script[type="application/ld+json"]');
  for (const [path, types] of [
    ['/', ['Organization', 'WebSite']],
    ['/faq', ['BreadcrumbList', 'FAQPage']],
    ['/services/excel-assist', ['BreadcrumbList']],
    ['/blog/first-brief', ['BreadcrumbList', 'BlogPosting']],
  ] as const) {
    await page.goto(path);
    await hydrated(page, 'runs');
    const [text = ''] = await blocks.allTextContents();
    const graph = (JSON.parse(text) as { '@graph': { '@type': string; [key: string]: unknown }[] })['@graph'];
    expect(graph.map((thing) => thing['@type'])).toEqual(types);
    const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
      | { name: string; item: string }[]
      | undefined;
    if (!trail) continue;
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(breadcrumb).toHaveText(trail.map(({ name }) => name));
    expect(trail.at(-1)?.item).toBe(site + path);
  }
  await page.goto('/dashboard');
  await expect(blocks).toHaveCount(0);
  complaints.mustBeNone();
});

test('the license notices are linked and cover every package in the bundles', async ({ page, request }) => {
  const { packages } = JSON.parse(readFileSync('.build/bundles-dist.json', 'utf8')) as { packages: string[] };
  const bundled = packages.map((folder) => folder.replace(/.*node_modules\//, ''));
  expect(bundled).toEqual(expect.arrayContaining(['react', 'react-dom', 'xstate', 'wouter']));
  // The build has made all class names and rules (decision B50).
  expect(bundled).not.toContain('@stitches/react');
  await page.goto('/legal/licenses');
  const link = page.getByRole('link', { name: /All notices and license texts/ });
  await expect(link).toHaveAttribute('href', '/third-party-notices.txt');
  const response = await request.get('/third-party-notices.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  for (const name of bundled) expect(text, name).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
  // The page names every direct dependency that is in a bundle.
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const listed = runtimePackages.map(({ name }) => name);
  expect(listed).toEqual(
    expect.arrayContaining(bundled.filter((name) => Object.keys(dependencies).includes(name))),
  );
});
