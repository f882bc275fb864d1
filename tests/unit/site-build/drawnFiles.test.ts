// @vitest-environment node
/** e2e/assets.spec.ts checks that the built site serves these pictures. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { config } from '../../../src/config.ts';
import { documents } from '../../../src/routes/documents.ts';
import { findRoute } from '../../../src/routes/match.ts';
import { socialImage } from '../../../src/routes/socialImage.ts';
import { checkDrawnFiles, drawnFiles, findProblems } from '../../../src/site-build/images/drawnFiles.ts';
import { socialPage } from '../../../src/site-build/images/socialPage.tsx';
import { renderedSitePages } from '../../worlds/renderedPages.ts';
import { firstService } from '../../worlds/services.ts';

const publicFolder = new URL('../../../public/', import.meta.url);
const pages = await renderedSitePages();
const files = drawnFiles(pages);
const images = files.filter(({ file }) => file.startsWith('social/'));
const ownImages = documents().filter(({ match }) => match.name !== 'helpArticle');
const none = { missing: [], stale: [], leftOver: [] };

describe('the social image of a page', () => {
  it.each([
    ['/', '/social/home.png'],
    ['/faq', '/social/faq.png'],
    ['/help', '/social/support-help-center.png'],
    ['/support/help-center', '/social/support-help-center.png'],
    [`/services/${firstService}`, `/social/services-${firstService}.png`],
    ['/blog/first-brief', '/social/blog-first-brief.png'],
    ['/gig/sample', '/social/gig.png'],
    ['/gig/../x', '/social/404.png'],
    ['/gig/99', '/social/gig.png'],
    ['/nope', '/social/404.png'],
  ])('of %s is %s', (path, image) => {
    const { name, id } = findRoute(path);
    expect(socialImage(name, id)).toBe(image);
  });

  it('has a different name for every document, except that help articles have that of the help center', () => {
    const names = ownImages.map(({ match }) => socialImage(match.name, match.id));
    expect(socialImage('helpArticle', 'fees-and-plans')).toBe(socialImage('helpCenter', ''));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the pictures in public/', () => {
  it('exist and match the current pages (if not: npm run social)', () => {
    expect(images.length).toBe(ownImages.length);
    expect(findProblems(files)).toEqual(none);
  });

  it('are different PNG files of 1200 by 630 pixels and at most 60 kB', () => {
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

  it('is stale when the text of its page has changed', () => {
    const [home, ...others] = pages;
    const reworded = { ...home!, facts: { ...home!.facts, heading: 'Something else' } };
    expect(findProblems(drawnFiles([reworded, ...others]))).toEqual({ ...none, stale: ['social/home.png'] });
  });

  it('is left over when its page no longer exists', () => {
    expect(findProblems(drawnFiles(pages.slice(1)))).toEqual({ ...none, leftOver: ['social/home.png'] });
    writeFileSync(join(folder, 'social/old.png'), '');
    expect(findProblems(files, folder)).toEqual({ ...none, leftOver: ['social/old.png'] });
    rmSync(join(folder, 'social/old.png'));
  });

  it('is stale when the file was replaced, and missing when it was deleted', () => {
    cpSync(join(folder, 'social/faq.png'), join(folder, 'social/blog.png'));
    rmSync(join(folder, 'favicon.ico'));
    expect(findProblems(files, folder)).toEqual({
      ...none,
      stale: ['social/blog.png'],
      missing: ['favicon.ico'],
    });
  });

  it('stops the build when it is a missing icon, and causes a warning when it is stale', () => {
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

  it('does not stop the build when it is the social image of a new page', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    rmSync(join(folder, 'social/blog.png'));
    checkDrawnFiles(pages, folder);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Not yet in public/: social/blog.png. Run npm run social.');
  });
});

describe('the HTML of a social image', () => {
  const [home] = pages;

  it('contains the heading with a line for each clause, and needs no other file', () => {
    const html = socialPage({
      match: home!.match,
      facts: { heading: 'One & two. Three, four', trail: [{ label: 'Home', href: '/' }, { label: 'Here' }] },
    });
    expect(html).toContain('<span>One &amp; two.</span><span>Three,</span><span>four</span>');
    expect(html).toContain('Home / <b>Here</b>');
    expect(html).toContain(`${config.name}</div>`);
    expect(html).toContain(`${new URL(config.siteUrl).host}</span>`);
    expect(html).not.toMatch(/ (src|href)=|url\((?!data:)/);
  });
});
