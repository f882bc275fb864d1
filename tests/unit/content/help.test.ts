// @vitest-environment node
/** The help center's index matches the texts of its articles, which are in other modules. */
import { describe, expect, it } from 'vitest';
import { type ArticleTexts, type HelpTopicKey, readTime, topics } from '../../../src/content/help/topics.ts';
import type { TextBlock } from '../../../src/content/richText.ts';
import { isParagraph, linesOf, plainText } from '../../../src/views/shared/plainText.ts';

const load = async (key: HelpTopicKey): Promise<ArticleTexts> =>
  ((await import(`../../../src/content/help/${key}.ts`)) as { bodies: ArticleTexts }).bodies;

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
  it('has the five topics of F15 with the required number of articles', () => {
    expect(topics.map(({ title, articles }) => [title, articles.length])).toEqual([
      ['Getting Started', 5],
      ['Payments & Billing', 3],
      ['Trust & Safety', 6],
      ['Account Settings', 10],
      ['Communication', 5],
    ]);
  });

  it('gives every article a unique id that fits into an address', () => {
    const ids = articles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has a text for each article of the index, and no others', () => {
    for (const { key, articles } of topics) {
      expect(Object.keys(bodies.get(key) ?? {})).toEqual(articles.map(({ id }) => id));
    }
  });

  it.each(articles)('$id has a text of at least 150 words and states its reading time', (article) => {
    const words = wordsOf(bodyOf(article.key, article.id)).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(article.readTime).toBe(readTime(words));
  });

  it('repeats nothing: no title, summary or sentence is in two articles', () => {
    const sentences = articles.flatMap(({ key, id, title, content }) => [
      title.toLowerCase(),
      content.toLowerCase(),
      ...new Set(sentencesOf(bodyOf(key, id))),
    ]);
    const twice = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
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
