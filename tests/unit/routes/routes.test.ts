// @vitest-environment node

import { describe, expect, expectTypeOf, it } from 'vitest';
import { servicePageIds } from '../../../src/configuration/services.ts';
import { topics } from '../../../src/content/help/topics.ts';
import { documents } from '../../../src/routes/documents.ts';
import { canonicalHref, href } from '../../../src/routes/href.ts';
import { documentOf, findRoute } from '../../../src/routes/match.ts';
import { loadView } from '../../../src/routes/modules.ts';
import { nearestRoutes } from '../../../src/routes/nearest.ts';
import { routeNames, routeOf } from '../../../src/routes/table.ts';
import { sitemap } from '../../../src/site-build/sitemap.ts';
import { firstService, lastService } from '../../worlds/services.ts';

describe('the route table', () => {
  it('contains every required route and alias (F1)', () => {
    const table: [string, string?][] = [
      ['/'],
      ['/dashboard'],
      ['/services'],
      ['/faq'],
      ['/blog'],
      ['/services/browse-categories', '/categories'],
      ['/services/popular', '/popular'],
      ['/services/enterprise', '/enterprise'],
      ['/services/become-seller', '/sell'],
      ['/company/about', '/about'],
      ['/company/careers', '/careers'],
      ['/company/press', '/press'],
      ['/support/help-center', '/help'],
      ['/support/trust-safety', '/trust'],
      ['/support/api-docs', '/api'],
      ['/legal/terms', '/terms'],
      ['/legal/privacy', '/privacy'],
      ['/legal/cookies', '/cookies'],
      ['/legal/licenses', '/licenses'],
      ['/contact'],
      ['/contact/thanks'],
      ['/sitemap'],
      ['/accessibility'],
      ['/region'],
    ];
    for (const [path, alias] of table) {
      const match = findRoute(path);
      expect(match, path).toMatchObject({ path });
      expect(match.name, path).not.toBe('notFound');
      if (alias) expect(findRoute(alias), alias).toEqual(match);
    }
  });

  it('has a page for each service but no page for not-sure (decision R1)', () => {
    for (const id of servicePageIds)
      expect(findRoute(`/services/${id}`)).toMatchObject({ name: 'service', id });
    expect(findRoute('/services/not-sure').name).toBe('notFound');
  });

  it('treats ids as text, never as keys (decisions R3 and S5)', () => {
    for (const id of ['__proto__', 'constructor', 'toString']) {
      expect(findRoute(`/services/${id}`).name).toBe('notFound');
      expect(findRoute(`/blog/${id}`)).toMatchObject({ name: 'post', id });
      expect(findRoute(`/gig/${id}`)).toMatchObject({ name: 'gig', id });
    }
  });

  it('takes any id of a growing route for a page, which its view knows while it is prerendered (decision R15)', async () => {
    for (const path of [
      '/blog/nope',
      '/blog/__proto__',
      '/blog/page/99',
      '/blog/page/1',
      '/blog/page/x',
      '/support/help-center/nope',
      '/support/help-center/__proto__',
    ]) {
      expect(findRoute(path).name, path).toMatch(/^(post|blogPage|helpArticle)$/);
      const { name, id } = findRoute(path);
      expect(await loadView(name, id), path).toBeNull();
    }
    expect(findRoute('/blog/first-brief')).toMatchObject({ name: 'post', id: 'first-brief' });
  });

  it('matches exactly, like a static host, except for a trailing slash', () => {
    expect(findRoute('/faq/').name).toBe('faq');
    expect(findRoute('/gig/100%25').name).toBe('gig');
    for (const path of [
      '/FAQ',
      '/faq/x',
      '//faq',
      '/faq//',
      '',
      'faq',
      '/%',
      '/%E0%A4%A',
      '/gig/%E0%A4%A',
      '/gig',
      '/gig/',
      '/gig/a/b',
    ])
      expect(findRoute(path).name, path).toBe('notFound');
  });

  it('finds the document that hosts send for a path', () => {
    expect(documentOf('/help')).toBe('/support/help-center');
    expect(documentOf('/gig/99')).toBe('/gig/sample');
    expect(documentOf('/nope')).toBe('/404');
    expect(documentOf(`/services/${firstService}/`)).toBe(`/services/${firstService}`);
  });

  it('gives every document a canonical path, and no path to two documents', () => {
    const all = documents();
    // With so few posts, the blog has no further pages.
    const names = routeNames.filter((name) => name !== 'blogPage');
    expect(new Set(all.map(({ match }) => match.name))).toEqual(new Set(names));
    for (const { match, paths } of all)
      for (const path of paths) expect(findRoute(path), path).toEqual(match);
    const paths = all.flatMap((each) => each.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lists only public pages in sitemap.xml, at their canonical addresses', () => {
    const text = sitemap('https://deskhand.example');
    const urls = [...text.matchAll(/<loc>https:\/\/deskhand\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(urls).toContain('/support/help-center');
    expect(urls).toContain(`/services/${lastService}`);
    for (const hidden of ['/help', '/gig/sample', '/contact/thanks', '/404', '/500', '/dashboard']) {
      expect(urls).not.toContain(hidden);
    }
    const articles = topics.flatMap(({ articles }) => articles.map(({ id }) => href('helpArticle', id)));
    expect(urls.filter((path) => path?.startsWith('/support/help-center/'))).toEqual(articles);
  });

  it('puts every public page into a group of the sitemap', () => {
    const ungrouped = routeNames.filter((name) => routeOf(name).group === undefined);
    expect(ungrouped.filter((name) => !routeOf(name).isHidden)).toEqual([]);
    expect(ungrouped).toEqual(expect.arrayContaining(['contactThanks', 'failure', 'notFound']));
  });
});

describe('canonical addresses', () => {
  it.each([
    ['/help', '/support/help-center'],
    ['/gig/sample', '/gig/sample'],
    ['/support/help-center/fees-and-plans', '/support/help-center/fees-and-plans'],
  ])('of %s is %s (decisions R2 and H13)', (path, canonical) => {
    const { name, id } = findRoute(path);
    expect(canonicalHref(name, id)).toBe(canonical);
  });
});

describe('addresses by name', () => {
  it('come from the table', () => {
    expect(href('helpCenter')).toBe('/support/help-center');
    expect(href('service', firstService)).toBe(`/services/${firstService}`);
    expect(href('gig', 'a/b?c')).toBe('/gig/a%2Fb%3Fc');
  });
  it('are type errors for pages or ids that do not exist', () => {
    expectTypeOf(href<'service'>)
      .parameter(1)
      .not.toEqualTypeOf<string>();
    expectTypeOf(href<'post'>)
      .parameter(1)
      .not.toEqualTypeOf<string>();
    expectTypeOf<'nowhere'>().not.toExtend<Parameters<typeof href>[0]>();
  });
});

describe('the suggestions for a mistyped address (decision R11)', () => {
  it.each([
    ['/suport/help-centre', 'helpCenter'],
    ['/contct', 'contact'],
    ['/CAREERS', 'careers'],
    ['/legal/privcy', 'privacy'],
  ])('suggest for %s: %s', (typed, name) => expect(nearestRoutes(typed)[0]).toBe(name));
  it.each(['/', '/zzzzzzzzzzzz', `/${'x'.repeat(5000)}`, '/%', '/__proto__'])('are empty for %s', (typed) =>
    expect(nearestRoutes(typed)).toEqual([]),
  );
});
