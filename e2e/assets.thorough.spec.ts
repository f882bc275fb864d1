import { expect, test } from 'playwright/test';
import { attribute, only, parseHtml, textOf } from '../src/site-build/html.ts';
import { watch } from '../tests/paths/browser.ts';
import { addresses, site } from './siteAddresses.ts';

/** The content of a document's only meta element with this name. */
const metaOf = (html: Parameters<typeof only>[0], key: string, by: 'name' | 'property' = 'property') =>
  attribute(only(html, 'meta', { [by]: key }), 'content') ?? '';

test('every page has its own social image: a PNG of 1200 by 630 pixels, at most 60 kB', async ({
  request,
}) => {
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
});

test('a browser can show a social image, and it has the site’s colours', async ({ page }) => {
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

test('Chromium accepts the manifest, and its icons have the sizes it states', async ({ page, request }) => {
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
});

for (const [scheme, tile] of [
  ['light', [0x0b, 0x6b, 0x4f]],
  ['dark', [0x17, 0x30, 0x25]],
] as const)
  test(`the favicon and the browser’s bar follow the ${scheme} theme`, async ({ page }) => {
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
