// @vitest-environment node
// @proof thorough
/** A site with many posts: built twice, with 60 and with 200 more of them. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../../../src/config.ts';
import { postIds } from '../../../src/content/posts.ts';
import { styleHash } from '../../../src/site-build/headers.ts';
import { attribute, elements, only, parseHtml, textOf } from '../../../src/site-build/html.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';

const written = postIds().length;
const counts = { some: 60, many: 200 } as const;
type Size = keyof typeof counts;

const folder = temporaryFolder();
afterAll(() => folder.remove());

const dist = (size: Size): string => join(folder.path, size, 'dist');
const read = (size: Size, file: string): string => readFileSync(join(dist(size), file), 'utf8');
const page = (size: Size, file: string) => parseHtml(read(size, file));
const filesOf = (size: Size): string[] =>
  readdirSync(dist(size), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist(size).length + 1));
const bytesOf = (size: Size): number =>
  filesOf(size).reduce((sum, file) => sum + statSync(join(dist(size), file)).size, 0);
const listed = (size: Size): string[] => [
  'blog.html',
  ...filesOf(size)
    .filter((file) => /^blog\/page\/\d+\.html$/.test(file))
    .sort((one, other) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other))),
];
/** The addresses of the posts that a page of the blog lists. */
const entriesOf = (file: string): string[] =>
  elements(page('many', file), 'h2').flatMap((heading) =>
    elements(heading, 'a').map((link) => attribute(link, 'href') ?? ''),
  );

beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const script = join(projectRoot, 'tests/tools/growth/writeWith.ts');
  const builds = Object.entries(counts).map(([size, count]) => {
    const args = ['--import', 'tsx', script, String(count), join(folder.path, size)];
    return promisify(execFile)(process.execPath, args, { cwd: projectRoot, env });
  });
  await Promise.all(builds);
});

describe('with many posts', () => {
  it('a post takes at most 60 kB, and 78 kB with its social image', () => {
    const each = (bytesOf('many') - bytesOf('some')) / (counts.many - counts.some);
    const images = postIds().map((id) => statSync(join(projectRoot, `public/social/blog-${id}.png`)).size);
    expect(each).toBeGreaterThan(30_000);
    expect(each).toBeLessThanOrEqual(60_000);
    expect(each + Math.max(...images)).toBeLessThanOrEqual(78_000);
  });

  it('no other page changes (decision R15)', () => {
    const isOther = (file: string) => !/^blog[/.]|^parts\/(blog|sitemap)\.|^(sitemap|feed)\./.test(file);
    const [some, many] = [filesOf('some').filter(isOther), filesOf('many').filter(isOther)];
    expect(many).toEqual(some);
    const changed = some.filter(
      (file) => !readFileSync(join(dist('some'), file)).equals(readFileSync(join(dist('many'), file))),
    );
    expect(changed).toEqual([]);
    expect(some).toEqual(expect.arrayContaining(['_headers', '404.html', 'index.html', 'faq.html']));
  });

  it('the pages that list posts grow no further once there are 20 (decision R16)', () => {
    for (const file of ['blog.html', 'sitemap.html', 'blog/page/2.html', 'feed.xml']) {
      const [some, many] = [read('some', file), read('many', file)].map(({ length }) => length);
      expect(Math.abs((many ?? 0) / (some ?? 0) - 1), file).toBeLessThan(0.03);
    }
  });

  it('all posts have the same style element, which one policy allows', () => {
    const hashesIn = (file: string) =>
      elements(page('many', file), 'style').map((style) =>
        styleHash(style.childNodes.map((node) => ('value' in node ? node.value : '')).join('')),
      );
    const posts = filesOf('many').filter((file) => /^blog\/[^/]+\.html$/.test(file));
    expect(posts).toHaveLength(counts.many + written);
    const hashes = new Set(posts.flatMap(hashesIn));
    expect(hashes.size).toBe(2);
    const [, policy = ''] =
      /^\/blog\/\*\n {2}Content-Security-Policy: (.*)$/m.exec(read('many', '_headers')) ?? [];
    for (const hash of [...hashes, ...hashesIn('blog/page/2.html'), ...hashesIn('404.html')])
      expect(policy).toContain(`'${hash}'`);
    expect(read('many', '_headers').match(/^\/blog.*$/gm)).toEqual(['/blog', '/blog/*']);
  });
});

describe('the blog in pages (decision R16)', () => {
  it('lists each post once, 20 on a page, the latest first', () => {
    const files = listed('many');
    expect(files).toHaveLength(Math.ceil((counts.many + written) / 20));
    const entries = files.map(entriesOf);
    for (const each of entries.slice(0, -1)) expect(each).toHaveLength(20);
    const all = entries.flat();
    expect(new Set(all).size).toBe(counts.many + written);
    expect(all[0]).toBe('/blog/generated-1200');
    expect(all.at(-1)).toBe('/blog/first-brief');
    for (const path of all) expect(filesOf('many')).toContain(`${path.slice(1)}.html`);
  });

  it('leads from each page to the next and back, in its head and for visitors', () => {
    const files = listed('many');
    const pathOf = (file: string | undefined) =>
      file === undefined ? undefined : `/${file.replace('.html', '')}`;
    for (const [at, file] of files.entries()) {
      const html = page('many', file);
      const navigation = only(html, 'nav', { 'aria-label': 'Pages of the blog' });
      for (const [rel, neighbor] of [
        ['prev', pathOf(files[at - 1])],
        ['next', pathOf(files[at + 1])],
      ] as const) {
        const wanted = neighbor === undefined ? [] : [neighbor];
        const hrefs = (name: string, root: typeof html | typeof navigation) =>
          elements(root, name, { rel }).map((link) => attribute(link, 'href'));
        expect(hrefs('link', html), `${file} ${rel}`).toEqual(wanted);
        expect(hrefs('a', navigation), `${file} ${rel}`).toEqual(wanted);
      }
      expect(textOf(navigation)).toContain(`Page ${at + 1} of ${files.length}`);
    }
  });

  it('gives each page a title, a description and a canonical address of its own', () => {
    const files = listed('many');
    const facts = files.map((file) => {
      const html = page('many', file);
      return {
        title: textOf(only(html, 'title')),
        description: attribute(only(html, 'meta', { name: 'description' }), 'content') ?? '',
        canonical: attribute(only(html, 'link', { rel: 'canonical' }), 'href'),
      };
    });
    expect(new Set(facts.map(({ title }) => title)).size).toBe(files.length);
    expect(new Set(facts.map(({ description }) => description)).size).toBe(files.length);
    for (const [at, { title, description, canonical }] of facts.entries()) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(canonical).toBe(`${config.siteUrl}/${files[at]?.replace('.html', '')}`);
    }
  });

  it('is in sitemap.xml as a whole, and its latest 50 posts are in the feed', () => {
    const urls = new Set(
      [...read('many', 'sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url),
    );
    for (const file of listed('many').flatMap((each) => [
      `/${each.replace('.html', '')}`,
      ...entriesOf(each),
    ]))
      expect(urls.has(config.siteUrl + file), file).toBe(true);
    expect(read('many', 'feed.xml').match(/<entry>/g)).toHaveLength(50);
    expect(read('many', 'feed.xml')).toContain(`${config.siteUrl}/blog/generated-1200<`);
  });
});

describe('a post whose social image is not drawn yet', () => {
  it('has that of the blog in its link preview and its structured data', () => {
    const html = page('many', 'blog/generated-1100.html');
    const image = `${config.siteUrl}/social/blog.png`;
    expect(attribute(only(html, 'meta', { property: 'og:image' }), 'content')).toBe(image);
    const data = textOf(only(html, 'script', { type: 'application/ld+json' }));
    expect(data).toContain(`"image":"${image}"`);
    expect(data).toContain('Generated post number 1100');
  });
});
