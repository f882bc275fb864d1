// @vitest-environment node
/** The pictures in public/; that the built site serves them is in e2e/assets.spec.ts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { documents, findRoute } from '../../src/routes/match.ts';
import { socialImage } from '../../src/routes/socialImage.ts';
import { checkDrawnFiles, drawnFiles, faultsOf } from '../../src/site-build/images/drawnFiles.ts';
import { socialPage } from '../../src/site-build/images/socialPage.tsx';
import { knownPages } from '../../src/site-build/knownPages.ts';

const publicFolder = new URL('../../public/', import.meta.url);
const pages = await knownPages();
const files = drawnFiles(pages);
const images = files.filter(({ file }) => file.startsWith('social/'));
const none = { missing: [], stale: [], leftOver: [] };

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

describe('the pictures in public/', () => {
  it('are there and drawn from what the pages say now; otherwise: npm run social', () => {
    expect(images.length).toBe(documents().length);
    expect(faultsOf(files)).toEqual(none);
  });

  it('are PNG of 1200 by 630 pixels, 60 kB at most, each another', () => {
    const contents = images.map(({ file }) => {
      const png = readFileSync(new URL(file, publicFolder));
      expect(png.toString('latin1', 1, 4), file).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1200, 630]);
      expect(png.length, file).toBeGreaterThan(8_000);
      expect(png.length, file).toBeLessThanOrEqual(60_000);
      return png.toString('base64');
    });
    expect(new Set(contents).size).toBe(contents.length);
  });
});

describe('a picture', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  cpSync(publicFolder, folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is stale when its page says something else', () => {
    const [home, ...others] = pages;
    const reworded = { ...home!, facts: { ...home!.facts, heading: 'Something else' } };
    expect(faultsOf(drawnFiles([reworded, ...others]))).toEqual({ ...none, stale: ['social/home.png'] });
  });

  it('is left over when it has no page', () => {
    expect(faultsOf(drawnFiles(pages.slice(1)))).toEqual({ ...none, leftOver: ['social/home.png'] });
    writeFileSync(join(folder, 'social/old.png'), '');
    expect(faultsOf(files, folder)).toEqual({ ...none, leftOver: ['social/old.png'] });
    rmSync(join(folder, 'social/old.png'));
  });

  it('is stale when it is not the file that was drawn, and missing when there is none', () => {
    cpSync(join(folder, 'social/faq.png'), join(folder, 'social/blog.png'));
    rmSync(join(folder, 'favicon.ico'));
    expect(faultsOf(files, folder)).toEqual({
      ...none,
      stale: ['social/blog.png'],
      missing: ['favicon.ico'],
    });
  });

  it('stops the build when it is missing, and makes it warn when it is stale', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    checkDrawnFiles(pages);
    expect(warn).not.toHaveBeenCalled();
    expect(() => checkDrawnFiles(pages, folder)).toThrow('public/ has no favicon.ico: run npm run social');
    cpSync(new URL('favicon.ico', publicFolder), join(folder, 'favicon.ico'));
    checkDrawnFiles(pages, folder);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Out of date in public/: social/blog.png. Run npm run social.',
    );
  });
});

describe('the page that a social image is a screenshot of', () => {
  const [home] = pages;

  it('has the page’s words, those of each clause in a line of their own, and needs no other file', () => {
    const html = socialPage({
      match: home!.match,
      facts: { heading: 'One & two. Three, four', trail: [{ label: 'Home', href: '/' }, { label: 'Here' }] },
    });
    expect(html).toContain('<span>One &amp; two.</span><span>Three,</span><span>four</span>');
    expect(html).toContain('Home / <b>Here</b>');
    expect(html).toContain('Deskhand</div>');
    expect(html).toContain('deskhand.example</span>');
    expect(html).not.toMatch(/ (src|href)=|url\((?!data:)/);
  });
});
