// @vitest-environment node
/** The help center's index and the texts of its articles, which are kept apart, belong together. */
import { describe, expect, it } from 'vitest';
import { type ArticleTexts, type HelpTopicKey, readTime, topics } from '../../src/content/help/topics.ts';
import type { TextBlock } from '../../src/content/richText.ts';
import { isParagraph, linesOf, plainText } from '../../src/views/shared/plainText.ts';

const load = async (key: HelpTopicKey): Promise<ArticleTexts> =>
  ((await import(`../../src/content/help/${key}.ts`)) as { bodies: ArticleTexts }).bodies;

const wordsOf = (body: readonly TextBlock[]): string[] =>
  body.flatMap(linesOf).map(plainText).join(' ').split(/\s+/).filter(Boolean);
const sentencesOf = (body: readonly TextBlock[]): string[] =>
  body
    .filter((block) => isParagraph(block) || block.kind !== 'heading')
    .flatMap(linesOf)
    .flatMap((line) => plainText(line).split(/(?<=[.?!:;])\s+/))
    .map((sentence) => sentence.trim().toLowerCase());

const bodies = new Map(await Promise.all(topics.map(async ({ key }) => [key, await load(key)] as const)));
const bodyOf = (key: HelpTopicKey, id: string): readonly TextBlock[] => bodies.get(key)?.[id] ?? [];
const articles = topics.flatMap(({ key, articles }) => articles.map((article) => ({ ...article, key })));

describe('the help center', () => {
  it('has the five topics of F15, with as many articles', () => {
    expect(topics.map(({ title, articles }) => [title, articles.length])).toEqual([
      ['Getting Started', 5],
      ['Payments & Billing', 3],
      ['Trust & Safety', 6],
      ['Account Settings', 10],
      ['Communication', 5],
    ]);
  });

  it('gives every article an id of its own that can stand in an address', () => {
    const ids = articles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('keeps a text for each article of the index, and no other', () => {
    for (const { key, articles } of topics) {
      expect(Object.keys(bodies.get(key) ?? {})).toEqual(articles.map(({ id }) => id));
    }
  });

  it.each(articles)('$id has a text of at least 150 words and says how long it takes to read', (article) => {
    const words = wordsOf(bodyOf(article.key, article.id)).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(article.readTime).toBe(readTime(words));
  });

  it('says nothing twice: no title, summary or sentence stands in two articles', () => {
    const said = articles.flatMap(({ key, id, title, content }) => [
      title.toLowerCase(),
      content.toLowerCase(),
      ...new Set(sentencesOf(bodyOf(key, id))),
    ]);
    const twice = said.filter((sentence, at) => said.indexOf(sentence) !== at);
    expect(twice).toEqual([]);
  });
});

describe('readTime', () => {
  it.each([
    [0, '1 min read'],
    [1, '1 min read'],
    [200, '1 min read'],
    [201, '2 min read'],
    [401, '3 min read'],
  ])('%i words take %s', (words, text) => {
    expect(readTime(words)).toBe(text);
  });
});
