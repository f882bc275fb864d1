// @vitest-environment node
/** Social images, drawn without a browser; that every page of the built site has its own is in e2e/assets.spec.ts. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documents, findRoute } from '../../src/routes/match.ts';
import { socialImage } from '../../src/routes/socialImage.ts';
import { openRenderer } from '../../src/site-build/images/renderer.ts';
import { socialSvg, writeSocialImages } from '../../src/site-build/images/socialImages.tsx';
import { socialPicture } from '../../src/site-build/images/socialPicture.tsx';
import type { KnownPage } from '../../src/site-build/pageFacts.ts';

const folder = mkdtempSync(join(tmpdir(), 'social-'));
const [drawings, outDir] = [join(folder, 'drawings'), join(folder, 'site')];
afterAll(() => rmSync(folder, { recursive: true }));

const page = (path: string, heading: string): KnownPage => ({
  match: findRoute(path),
  facts: { heading, trail: [{ label: 'Home', href: '/' }, { label: heading }] },
});
const measure = (text: string) => text.length / 2;

describe('the name of a page’s image', () => {
  it.each([
    ['/', '/social/home.png'],
    ['/faq', '/social/faq.png'],
    ['/help', '/social/support-help-center.png'],
    ['/support/help-center', '/social/support-help-center.png'],
    ['/services/excel-assist', '/social/services-excel-assist.png'],
    ['/blog/first-brief', '/social/blog-first-brief.png'],
    ['/gig/sample', '/social/gig.png'],
    ['/gig/../x', '/social/404.png'],
    ['/gig/99', '/social/gig.png'],
    ['/nope', '/social/404.png'],
  ])('of %s is %s', (path, image) => {
    const { name, id } = findRoute(path);
    expect(socialImage(name, id)).toBe(image);
  });

  it('is another for every document', () => {
    const names = documents().map(({ match }) => socialImage(match.name, match.id));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the drawing of a page’s image', () => {
  it.each(documents().map(({ match }) => [match.path, match] as const))(
    'of %s is plain SVG with the page’s words',
    (_, match) => {
      const svg = socialSvg('One & two', ['Home', 'Somewhere'], socialPicture(match), measure);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 630"/);
      expect(svg).toContain('One &amp; two</text>');
      expect(svg).toContain('>Somewhere</tspan>');
      expect(svg).toContain('>Deskhand</text>');
      expect(svg).toContain('>deskhand.example</text>');
      expect(svg).not.toMatch(/var\(|:is\(|@media|textLength/);
    },
  );

  it('cuts a breadcrumb that is longer than the formula bar', () => {
    const svg = socialSvg('Short', ['Home', 'Blog', 'x'.repeat(80)], socialPicture(findRoute('/')), measure);
    // "Home / Blog / " takes 14 of 64 characters.
    expect(svg).toContain(`>${'x'.repeat(49)}…</tspan>`);
  });
});

describe('the images of a build', () => {
  it('are PNG of 1200 by 630 pixels, small, drawn once, and kept only while they are used', async () => {
    const pages = [page('/', 'Hand over the desk work.'), page('/faq', 'Frequently asked questions')];
    const first = await openRenderer(drawings);
    await writeSocialImages(outDir, pages, first);
    for (const name of ['home', 'faq']) {
      const png = readFileSync(join(outDir, 'social', `${name}.png`));
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeGreaterThan(8_000);
      expect(png.length).toBeLessThan(60_000);
    }
    const kept = readdirSync(drawings);
    expect(kept).toHaveLength(2);

    const long = new Date('2001-01-01');
    for (const name of kept) utimesSync(join(drawings, name), long, long);
    const second = await openRenderer(drawings);
    await writeSocialImages(outDir, pages.slice(0, 1), second);
    await second.tidyUp();
    const left = readdirSync(drawings);
    expect(left).toHaveLength(1);
    expect(statSync(join(drawings, left[0]!)).mtime).toEqual(long);
  });

  it('measure text in the display face', async () => {
    const renderer = await openRenderer(drawings);
    const [wide, narrow, twice] = ['WWWW', 'iiii', 'WWWWWWWW'].map((text) => renderer.measure(text, 0));
    expect(wide).toBeGreaterThan(narrow! * 2);
    expect(twice! / wide!).toBeCloseTo(2, 1);
    expect(renderer.measure('WWWW', -0.02)).toBeLessThan(wide!);
    expect(renderer.measure('a < b & c', 0)).toBeGreaterThan(2);
  });
});
