// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { config } from '../../../src/config.ts';
import { siteSettings } from '../../../src/configuration/site.ts';
import { documents } from '../../../src/routes/documents.ts';
import { findRoute } from '../../../src/routes/match.ts';
import { only, parseHtml, textOf } from '../../../src/site-build/html.ts';
import type { Crumb } from '../../../src/site-build/pageFacts.ts';
import { structuredData } from '../../../src/site-build/structuredData.ts';
import { renderedSitePages } from '../../worlds/renderedPages.ts';

const block = (path: string, trail: readonly Crumb[] = [{ label: 'Home', href: '/' }, { label: 'Page' }]) =>
  structuredData({ match: findRoute(path), facts: { heading: 'H', trail } });
const graph = (path: string, trail?: readonly Crumb[]) => {
  const script = only(parseHtml(block(path, trail)), 'script', { type: 'application/ld+json' });
  const data = JSON.parse(textOf(script)) as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
};

type Thing = Readonly<Record<string, unknown>> & { readonly '@type'?: string; readonly '@id'?: string };
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isUrl: Check = (value) =>
  typeof value === 'string' && /^https:\/\/[^/]+\//.test(value) && URL.canParse(value);
const isDay: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isPosition: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const isLanguage: Check = (value) => value === 'en';
const isEmail: Check = (value) => typeof value === 'string' && /^\S+@\S+$/.test(value);

type Property = readonly [need: 'required' | 'optional', is: Check | readonly string[]];

/**
 * The types that the site uses, from schema.org, with the properties that search engines require
 * (developers.google.com/search/docs/appearance/structured-data). A list of names: things of these types.
 */
const vocabulary: Readonly<Record<string, Readonly<Record<string, Property>>>> = {
  Organization: {
    name: ['required', isText],
    url: ['optional', isUrl],
    slogan: ['optional', isText],
    logo: ['optional', isUrl],
    email: ['optional', isEmail],
  },
  WebSite: {
    name: ['required', isText],
    url: ['required', isUrl],
    inLanguage: ['optional', isLanguage],
    publisher: ['optional', ['Organization']],
  },
  BreadcrumbList: { itemListElement: ['required', ['ListItem']] },
  ListItem: { position: ['required', isPosition], name: ['required', isText], item: ['required', isUrl] },
  FAQPage: { mainEntity: ['required', ['Question']] },
  Question: { name: ['required', isText], acceptedAnswer: ['required', ['Answer']] },
  Answer: { text: ['required', isText] },
  BlogPosting: {
    headline: ['required', (value) => isText(value) && String(value).length <= 110],
    description: ['optional', isText],
    datePublished: ['required', isDay],
    image: ['required', isUrl],
    author: ['required', ['Organization', 'Person']],
    publisher: ['required', ['Organization']],
    articleSection: ['optional', isText],
    inLanguage: ['optional', isLanguage],
    mainEntityOfPage: ['required', isUrl],
  },
};

const problemsOf = (thing: unknown, where: string, ids: ReadonlySet<unknown>): string[] => {
  const { '@type': type = '', '@id': id, '@context': _, ...properties } = thing as Thing;
  if (type === '' && id !== undefined) return ids.has(id) ? [] : [`${where}: nothing has the id ${id}`];
  const known = vocabulary[type];
  if (known === undefined) return [`${where}: unknown type ${type}`];
  const missing = Object.entries(known)
    .filter(([name, [need]]) => need === 'required' && !(name in properties))
    .map(([name]) => `${where}: ${type} has no ${name}`);
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const [, is] = known[name] ?? [];
    if (is === undefined) return [`${where}: ${type} has an unknown ${name}`];
    if (typeof is === 'function')
      return is(value) ? [] : [`${where}: ${type}.${name} is ${JSON.stringify(value)}`];
    return [value].flat().flatMap((each) => {
      const { '@type': inner, '@id': reference } = each as Thing;
      const isAllowed = inner === undefined ? reference !== undefined : is.includes(inner);
      return isAllowed ? problemsOf(each, where, ids) : [`${where}: ${type}.${name} is a ${inner}`];
    });
  });
  return [...missing, ...wrong];
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
        slogan: siteSettings.tagline,
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

  it('has the shape that schema.org and search engines ask for, on every page', async () => {
    const problems: string[] = [];
    for (const page of await renderedSitePages()) {
      const text = structuredData(page);
      if (text === '') continue;
      const data = JSON.parse(textOf(only(parseHtml(text), 'script'))) as { '@graph': unknown[] };
      const ids = new Set(data['@graph'].map((thing) => (thing as Thing)['@id']));
      for (const thing of data['@graph']) problems.push(...problemsOf(thing, page.match.path, ids));
    }
    expect(problems).toEqual([]);
  });

  it.each([
    ['a missing property', { '@type': 'WebSite', name: 'A' }, 'WebSite has no url'],
    ['an unknown type', { '@type': 'Offer' }, 'unknown type Offer'],
    ['an unknown property', { '@type': 'Answer', text: 'A', stars: 5 }, 'Answer has an unknown stars'],
    ['a relative address', { '@type': 'WebSite', name: 'A', url: '/' }, 'WebSite.url is "/"'],
    [
      'a date in words',
      { '@type': 'BlogPosting', datePublished: 'May 1' },
      'BlogPosting.datePublished is "May 1"',
    ],
    ['an empty text', { '@type': 'Answer', text: '' }, 'Answer.text is ""'],
    [
      'a dangling reference',
      { '@type': 'WebSite', publisher: { '@id': 'https://a.example/#b' } },
      'nothing has',
    ],
    ['a wrong type inside', { '@type': 'Question', acceptedAnswer: { '@type': 'Question' } }, 'a Question'],
  ])('that check finds %s', (_, thing, problem) => {
    expect(problemsOf(thing, '/', new Set()).join('\n')).toContain(problem);
  });
});
