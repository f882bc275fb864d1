// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { config } from '../../../src/config.ts';
import { routeOf } from '../../../src/routes/table.ts';
import { attribute, elements, only, parseHtml, textOf } from '../../../src/site-build/html.ts';
import { renderedPages } from '../../worlds/renderedPages.ts';
import { root } from '../../worlds/sources.ts';

/** A page as it is written to a file: what search engines and link previews show, and its forms. */
interface Page {
  readonly path: string;
  readonly isHidden: boolean;
  readonly title: string;
  readonly description: string;
  /** The contents of `og:…` and `twitter:…`, by name. */
  readonly preview: ReadonlyMap<string, string>;
  readonly canonical: string | null;
  /** The text of each form, and of its labels. */
  readonly forms: readonly { readonly text: string; readonly labels: readonly string[] }[];
}

const pages: Page[] = [];
for (const { match, rendered } of await renderedPages()) {
  const { head: headHtml, body: bodyHtml } = rendered;
  const [head, body] = [parseHtml(headHtml), parseHtml(bodyHtml)];
  const metas = elements(head, 'meta').map((meta) => ({
    name: attribute(meta, 'property') ?? attribute(meta, 'name') ?? '',
    content: attribute(meta, 'content') ?? '',
  }));
  const [canonical] = elements(head, 'link', { rel: 'canonical' });
  pages.push({
    path: match.path,
    isHidden: routeOf(match.name).isHidden ?? false,
    title: textOf(only(head, 'title')),
    description: attribute(only(head, 'meta', { name: 'description' }), 'content') ?? '',
    preview: new Map(
      metas
        .filter(({ name }) => /^(og|twitter):/.test(name))
        .map(({ name, content }) => [name, content] as const),
    ),
    canonical: canonical ? (attribute(canonical, 'href') ?? '') : null,
    forms: elements(body, 'form').map((form) => ({
      text: textOf(form),
      labels: elements(form, 'label').map(textOf),
    })),
  });
}

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

describe('each page has', () => {
  it('a title of its own that search engines do not cut, with the site’s name', () => {
    expect(repeated(pages.map(({ title }) => title))).toEqual([]);
    for (const { path, title } of pages) {
      expect(title, path).toMatch(new RegExp(`^\\S.* – ${config.name}$`));
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    }
  });

  it('a description of its own, of 110 to 160 characters', () => {
    expect(repeated(pages.map(({ description }) => description))).toEqual([]);
    for (const { path, description } of pages) {
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(110);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
      expect(description, path).toMatch(/[.?!]$/);
    }
  });

  it('a complete link preview, whose picture exists', () => {
    for (const { path, isHidden, title, description, preview, canonical } of pages) {
      const { 'og:image': image = '', 'og:image:alt': alt = '', ...others } = Object.fromEntries(preview);
      expect(others, path).toEqual({
        'og:title': title,
        'og:description': description,
        'og:type': path.startsWith('/blog/') ? 'article' : 'website',
        'og:site_name': config.name,
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
        ...(isHidden ? {} : { 'og:url': canonical }),
      });
      expect(alt, path).toMatch(/\w/);
      expect(image.startsWith(`${config.siteUrl}/`), path).toBe(true);
      expect(existsSync(join(root, 'public', new URL(image).pathname)), image).toBe(true);
      expect(canonical, path).toBe(isHidden ? null : config.siteUrl + path);
    }
  });
});

it('a form that marks fields with * says what the mark means', () => {
  const marked = pages.flatMap(({ path, forms }) =>
    forms
      .filter(({ labels }) => labels.some((label) => label.includes('*')))
      .map((form) => ({ path, ...form })),
  );
  expect(marked.map(({ path }) => path)).toEqual(['/contact']);
  for (const { text, path } of marked) expect(text, path).toContain('Fields marked * are required.');
});
