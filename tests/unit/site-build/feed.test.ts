import { describe, expect, it } from 'vitest';
import { config } from '../../../src/config.ts';
import { feed } from '../../../src/site-build/feed.ts';

const atom = 'http://www.w3.org/2005/Atom';
const text = feed('https://site.example', 'A & <B>');
const parsed = new DOMParser().parseFromString(text, 'application/xml');
const textsOf = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.localName === name).map((child) => child.textContent);
const linksOf = (parent: Element) =>
  [...parent.children]
    .filter((child) => child.localName === 'link')
    .map((link) => [link.getAttribute('rel'), link.getAttribute('type'), link.getAttribute('href')]);

describe('the feed (RFC 4287)', () => {
  const root = parsed.documentElement;

  it('is well-formed Atom about the blog', () => {
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
    expect([root.localName, root.namespaceURI]).toEqual(['feed', atom]);
    expect(textsOf(root, 'id')).toEqual(['https://site.example/blog']);
    expect(textsOf(root, 'title')).toEqual(['Notes from the desk – A & <B>']);
    expect(textsOf(root, 'updated')).toEqual(['2025-09-16T00:00:00Z']);
    expect(linksOf(root)).toEqual([
      ['self', 'application/atom+xml', 'https://site.example/feed.xml'],
      ['alternate', 'text/html', 'https://site.example/blog'],
    ]);
  });

  it('has an entry for each post, the latest first, with all required elements', () => {
    const entries = [...root.children].filter((child) => child.localName === 'entry');
    expect(entries.map((entry) => textsOf(entry, 'id'))).toEqual([
      ['https://site.example/blog/spreadsheet-handover'],
      ['https://site.example/blog/fair-price-small-tasks'],
      ['https://site.example/blog/first-brief'],
    ]);
    expect(entries.map((entry) => textsOf(entry, 'published'))).toEqual([
      ['2025-09-16T00:00:00Z'],
      ['2025-05-20T00:00:00Z'],
      ['2025-03-04T00:00:00Z'],
    ]);
    for (const entry of entries) {
      expect(textsOf(entry, 'updated')).toEqual(textsOf(entry, 'published'));
      expect(linksOf(entry)).toEqual([['alternate', 'text/html', textsOf(entry, 'id')[0]]]);
      expect(textsOf(entry, 'author')).toEqual([`${config.name} editors`]);
      expect(textsOf(entry, 'title')[0]).toMatch(/\w/);
      expect(textsOf(entry, 'summary')[0]!.length).toBeGreaterThan(60);
    }
  });

  it('has ids that are absolute and unique, and dates that exist and are not later than its own', () => {
    const entries = [...root.children].filter((child) => child.localName === 'entry');
    const ids = [root, ...entries].flatMap((each) => textsOf(each, 'id'));
    expect(new Set(ids).size).toBe(entries.length + 1);
    for (const id of ids) expect(URL.canParse(id), id).toBe(true);
    const updated = textsOf(root, 'updated')[0] ?? '';
    for (const date of entries.flatMap((entry) => [
      ...textsOf(entry, 'published'),
      ...textsOf(entry, 'updated'),
    ])) {
      // RFC 3339; a day that does not exist would become another one.
      expect(new Date(date).toISOString().replace('.000', '')).toBe(date);
      expect(date <= updated, date).toBe(true);
    }
    expect(parsed.querySelector('parsererror')).toBeNull();
  });
});
