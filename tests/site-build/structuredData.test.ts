// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { config } from '../../src/config.ts';
import { documents, findRoute } from '../../src/routes/match.ts';
import { only, parseHtml, textOf } from '../../src/site-build/html.ts';
import type { Crumb } from '../../src/site-build/pageFacts.ts';
import { structuredData } from '../../src/site-build/structuredData.ts';

const block = (path: string, trail: readonly Crumb[] = [{ label: 'Home', href: '/' }, { label: 'Page' }]) =>
  structuredData({ match: findRoute(path), facts: { heading: 'H', trail } });
const graph = (path: string, trail?: readonly Crumb[]) => {
  const script = only(parseHtml(block(path, trail)), 'script', { type: 'application/ld+json' });
  const data = JSON.parse(textOf(script)) as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
};

describe('structured data', () => {
  it('describes the organization on the home page', () => {
    expect(graph('/')).toEqual([
      {
        '@type': 'Organization',
        '@id': `${config.siteUrl}/#organization`,
        name: config.name,
        url: `${config.siteUrl}/`,
        logo: `${config.siteUrl}/icon-512.png`,
        slogan: config.tagline,
        email: config.contactEmail,
      },
      expect.objectContaining({ '@type': 'WebSite', name: config.name, url: `${config.siteUrl}/` }),
    ]);
  });

  it('repeats the breadcrumb, with the canonical address of the page', () => {
    const trail = [{ label: 'Home', href: '/' }, { label: 'Help </script>' }];
    expect(graph('/help', trail)).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${config.siteUrl}/` },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Help </script>',
            item: `${config.siteUrl}/support/help-center`,
          },
        ],
      },
    ]);
    expect(block('/help', trail).match(/</g)).toHaveLength(2);
  });

  it('contains the questions of the FAQ with their answers', () => {
    const [, faq] = graph('/faq') as [unknown, { '@type': string; mainEntity: unknown[] }];
    expect(faq['@type']).toBe('FAQPage');
    expect(faq.mainEntity.length).toBeGreaterThan(10);
    expect(faq.mainEntity[0]).toEqual({
      '@type': 'Question',
      name: 'Can I place an order on this site today?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^No\. This is a demonstration/) },
    });
  });

  it('describes a post with its author and date', () => {
    const [, post] = graph('/blog/first-brief');
    expect(post).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'How to write a brief that comes back right',
      datePublished: '2025-03-04',
      image: `${config.siteUrl}/social/blog-first-brief.png`,
      mainEntityOfPage: `${config.siteUrl}/blog/first-brief`,
      author: { '@type': 'Organization', name: `${config.name} editors` },
    });
  });

  it('is empty on hidden pages', () => {
    for (const path of ['/dashboard', '/gig/sample', '/contact/thanks', '/nope'])
      expect(block(path), path).toBe('');
  });

  it('contains no invented ratings, jobs, people or offers (decision H11)', () => {
    const all = documents().map(({ match }) => block(match.path));
    expect(all.filter((text) => text !== '').length).toBeGreaterThan(25);
    const types = all.flatMap((text) => [...text.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type));
    expect([...new Set(types)].sort()).toEqual([
      'Answer',
      'BlogPosting',
      'BreadcrumbList',
      'FAQPage',
      'ListItem',
      'Organization',
      'Question',
      'WebSite',
    ]);
  });
});
