/** What the site has besides pages: social images, icons, manifest, feed, structured data, license notices. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, createServer, type IncomingHttpHeaders } from 'node:http2';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { expect, type Response, test } from 'playwright/test';
import { config } from '../src/config.ts';
import { securityReviewed } from '../src/configuration/site.ts';
import { runtimePackages } from '../src/content/licenses.ts';
import { postIds } from '../src/content/posts.ts';
import { documents } from '../src/routes/documents.ts';
import { siteHandler } from '../src/serve/site.ts';
import { budget } from '../src/site-build/budget.ts';
import { attribute, only, parseHtml, textOf } from '../src/site-build/html.ts';
import { securityTxt } from '../src/site-build/securityTxt.ts';
import { watch } from '../tests/paths/browser.ts';
import { isAppScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { thorough } from '../tests/worlds/thorough.ts';

/** Every address with its document, including the error documents. */
const addresses = documents().flatMap(({ match, paths }) =>
  paths.map((path) => ({ canonical: match.path, name: match.name, path: path.replace(':id', 'sample') })),
);

const site = config.siteUrl;

/** The content of a document's only meta element with this name. */
const metaOf = (html: Parameters<typeof only>[0], key: string, by: 'name' | 'property' = 'property') =>
  attribute(only(html, 'meta', { [by]: key }), 'content') ?? '';

test(
  'every page has its own social image: a PNG of 1200 by 630 pixels, at most 60 kB',
  thorough,
  async ({ request }) => {
    const images = new Map<string, string>();
    // Help articles have that of the help center (decision H13).
    for (const { canonical, path } of addresses.filter(({ name }) => name !== 'helpArticle')) {
      const html = parseHtml(await (await request.get(path)).text());
      const image = metaOf(html, 'og:image');
      expect(image.startsWith(`${site}/social/`), path).toBe(true);
      expect(image).toMatch(/\/[a-z0-9-]+\.png$/);
      expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630']);
      expect(metaOf(html, 'twitter:card', 'name')).toBe('summary_large_image');
      const [, quote = ''] = /“(.+)”/.exec(metaOf(html, 'og:image:alt')) ?? [];
      expect(quote.length, path).toBeGreaterThan(2);
      expect(textOf(only(html, 'h1')), path).toContain(quote);
      expect(images.get(canonical) ?? image).toBe(image);
      images.set(canonical, image);
    }
    expect(new Set(images.values()).size).toBe(images.size);
    for (const image of images.values()) {
      const response = await request.get(image.replace(site, ''));
      expect(response.status(), image).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
      const png = await response.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
      expect(png.length, image).toBeLessThanOrEqual(60_000);
    }
  },
);

test('a browser can show a social image, and it has the site’s colours', thorough, async ({ page }) => {
  await page.goto('/');
  const image = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/social/home.png';
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
    return {
      size: [canvas.width, canvas.height],
      paper: at(1190, 500),
      frame: at(300, 108),
      sheet: at(60, 120),
    };
  });
  expect(image).toEqual({
    size: [1200, 630],
    paper: [0xfb, 0xfa, 0xf5],
    frame: [0x0b, 0x6b, 0x4f],
    sheet: [0xff, 0xff, 0xff],
  });
});

test(
  'Chromium accepts the manifest, and its icons have the sizes it states',
  thorough,
  async ({ page, request }) => {
    const complaints = await watch(page);
    await page.goto('/');
    const client = await page.context().newCDPSession(page);
    const { url, errors, data } = await client.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(errors).toEqual([]);
    const response = await request.get('/manifest.webmanifest');
    expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string; type: string }[] };
    expect(icons.length).toBe(4);
    for (const { src, sizes, type } of icons) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()['content-type']?.replace(/;.*/, '')], src).toEqual([200, type]);
      if (sizes === 'any') continue;
      const png = await icon.body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    complaints.mustBeNone();
  },
);

test('every page links to icons that exist', async ({ page, request }) => {
  for (const path of ['/', '/faq', '/nope']) {
    await page.goto(path);
    const links = await page
      .locator('head link:is([rel=icon], [rel=apple-touch-icon])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.map((href) => href.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual([
      '/favicon.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
    ]);
    for (const href of links) {
      const response = await request.get(href);
      expect(response.status(), href).toBe(200);
      expect(response.headers()['content-type'], href).toMatch(/^image\//);
    }
  }
});

for (const [scheme, tile] of [
  ['light', [0x0b, 0x6b, 0x4f]],
  ['dark', [0x17, 0x30, 0x25]],
] as const)
  test(`the favicon and the browser’s bar follow the ${scheme} theme`, thorough, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    const corner = await page.evaluate(async () => {
      const icon = new Image(16, 16);
      icon.src = document.querySelector<HTMLLinkElement>('link[rel=icon][type="image/svg+xml"]')?.href ?? '';
      await icon.decode();
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(icon, 0, 0, 16, 16);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    });
    expect(corner).toEqual([...tile, 255]);
    const bar = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) =>
        all
          .filter((meta) => matchMedia(meta.getAttribute('media') ?? '').matches)
          .map((meta) => meta.getAttribute('content')),
      );
    expect(bar).toEqual([scheme === 'light' ? '#FBFAF5' : '#111513']);
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
    await page.goto(path);
    const link = page.locator('head link[rel=alternate][type="application/atom+xml"]');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', '/feed.xml');
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
    await page.waitForLoadState('networkidle');
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

test('every page with its CSS and its headers is sent in the first flight (decision B51)', async () => {
  const handler = siteHandler({ dist: 'dist' });
  // Node's compatible interface of HTTP/2 has all that the handler uses.
  const server = createServer((request, response) =>
    handler(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = new Map<string, number>();
  for (const { path } of addresses) {
    const socket = connectSocket(port, '127.0.0.1');
    const session = connect(`http://127.0.0.1:${port}`, { createConnection: () => socket });
    const stream = session.request({ ':path': path, 'accept-encoding': 'br' }).resume();
    const [{ 'content-encoding': encoding }] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    await once(stream, 'end');
    expect(encoding, path).toBe('br');
    sent.set(path, socket.bytesRead);
    session.destroy();
  }
  server.close();
  expect([...sent].filter(([, bytes]) => bytes > budget.flightBytes)).toEqual([]);
});

const reactScript = /^\/react\.[0-9a-f]{8}\.js$/;

test(
  'every page’s scripts are within the budget, and no page loads others first (decision T15)',
  thorough,
  async ({ page, request }) => {
    const sizes = new Map<string, number>();
    const sizeOf = async (script: string): Promise<number> => {
      const response = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
      expect([response.status(), response.headers()['content-encoding']], script).toEqual([200, 'br']);
      return Number(response.headers()['content-length']);
    };
    const scriptsOf = new Map<string, string[]>();
    for (const { path } of addresses) {
      const html = parseHtml(await (await request.get(path)).text());
      const boot = attribute(only(html, 'script', { type: 'module' }), 'src') ?? '';
      const preload = attribute(only(html, 'div', { id: 'root' }), 'data-preload') ?? '';
      const scripts = [boot, ...preload.split(' ')];
      scriptsOf.set(path, scripts);
      for (const script of scripts) if (!sizes.has(script)) sizes.set(script, await sizeOf(script));
      const bytes = scripts.map((script) => sizes.get(script) ?? 0);
      const sum = bytes.reduce((total, size) => total + size, 0);
      expect(
        bytes.every((size) => size > 100),
        path,
      ).toBe(true);
      expect(sum, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(budget.firstLoadScriptBytes);
      const shared = scripts.filter(
        (script) => script === boot || isAppScript(new URL(script, site)) || reactScript.test(script),
      );
      expect(shared).toHaveLength(3);
      const sharedBytes = shared.reduce((total, script) => total + (sizes.get(script) ?? 0), 0);
      expect(sharedBytes).toBeLessThanOrEqual(budget.sharedScriptBytes);
    }
    // What the document names is all that the browser requests before the page is idle.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const requested: string[] = [];
    page.on('request', (each) => {
      if (each.resourceType() === 'script') requested.push(new URL(each.url()).pathname);
    });
    for (const path of ['/', '/contact', '/faq']) {
      requested.length = 0;
      await page.goto(path);
      const hydratedKey = () =>
        page
          .locator('#root > *')
          .first()
          .evaluate((each) => Object.keys(each).join());
      await expect.poll(hydratedKey).toContain('__reactFiber');
      expect(requested.toSorted(), path).toEqual(scriptsOf.get(path)?.toSorted());
    }
  },
);

test('every script has the hint to be compiled while it loads (decision T16)', thorough, async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto('/');
  await hydrated(page, 'runs');
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts)
    expect(await script.text(), script.url()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('React’s script runs by itself: it imports nothing and names no other file (decision T16)', async ({
  page,
}) => {
  await page.goto('/');
  const [path = '', ...others] =
    (await page.locator('#root').getAttribute('data-preload'))
      ?.split(' ')
      .filter((each) => reactScript.test(each)) ?? [];
  expect(others).toEqual([]);
  const code = await (await page.request.get(path)).text();
  expect(code).toContain('hydrateRoot');
  expect(code).not.toMatch(/\bimport\b|\.[0-9a-f]{8}\.js/);
});

test('scripts add no CSS rule that makes the browser recalculate all styles', thorough, async ({ page }) => {
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    for (const { prototype } of [CSSStyleSheet, CSSGroupingRule]) {
      const { insertRule } = prototype;
      prototype.insertRule = function (this: CSSStyleSheet & CSSGroupingRule, rule, at) {
        added.push(rule);
        return insertRule.call(this, rule, at);
      };
    }
  });
  for (const path of ['/', '/contact', '/faq', '/support/help-center', '/dashboard']) {
    await page.goto(path);
    await hydrated(page, 'runs');
    const added = await page.evaluate(() => (window as unknown as { added: string[] }).added);
    // The toast region adds some, so the check has something to look at.
    expect(added.length, path).toBeGreaterThan(0);
    expect(
      added.filter((rule) => /^@|^--sxs/.test(rule)),
      path,
    ).toEqual([]);
  }
});

test(
  'a late font is shown and moves nothing, neither when it loads nor when scripts add styles',
  thorough,
  async ({ page }) => {
    let deliverFont = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliverFont = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await delivered;
      await route.continue();
    });
    // The page's load event waits for the font.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const texts = () =>
      page.locator(':is(h1, h2, main button):visible').evaluateAll((all) =>
        all.map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          const { y, height } = each.getBoundingClientRect();
          return { width: range.getBoundingClientRect().width, place: [y, height].map(Math.round) };
        }),
      );
    const places = async () => (await texts()).map(({ place }) => place);
    const widths = async () => (await texts()).map(({ width }) => width);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
    const [placesBefore, widthsBefore] = [await places(), await widths()];
    expect(placesBefore.length).toBeGreaterThan(8);
    deliverFont();
    await expect.poll(widths).not.toEqual(widthsBefore);
    expect(await places()).toEqual(placesBefore);
    await hydrated(page, 'runs');
    const widthsAfter = await widths();
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await widths()).toEqual(widthsAfter);
    expect(await places()).toEqual(placesBefore);
  },
);
