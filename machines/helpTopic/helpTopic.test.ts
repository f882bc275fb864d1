// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { helpIndex } from '../../tests/worlds/helpCenterIndex.ts';
import {
  articleHash,
  articleIn,
  asksForArticle,
  asksForTopic,
  topicHash,
  topicIn,
} from '../helpAddressRules.ts';
import { helpTopicLaws, helpTopicStarts } from './helpTopic.laws.ts';
import { helpTopicModel } from './helpTopic.model.ts';

const isInIndex = '`articleIn` returns only articles of the index';

machineSuite({
  name: 'helpTopic',
  model: helpTopicModel,
  laws: helpTopicLaws,
  starts: helpTopicStarts,
  goal: (snapshot) => snapshot.matches('closed'),
  infeasible: {
    'helpAddressRules.ts: index.articles.get(article)?.topic ?? null: index.articles.get(article)?.topic is never null or undefined':
      isInIndex,
    'helpAddressRules.ts: index.articles.get(article)?.topic: index.articles.get(article) is never null or undefined':
      isInIndex,
  },
  arbitraries: {
    'address.changed': fc.record(
      {
        hash: fc.oneof(
          fc.string().map((text) => `#topic-?${text}`),
          fc.string().map((text) => `#?${text}`),
          fc.constantFrom('#', '#%', '#topic-', '#topic-__proto__'),
        ),
      },
      { noNullPrototype: true },
    ),
  },
});

describe('the addresses of the help center', () => {
  it.each([
    ['#topic-payments-billing', 'payments-billing', null],
    ['#topic-trust-safety', 'trust-safety', null],
    ['#article-recognize-a-scam', 'trust-safety', 'recognize-a-scam'],
    ['#article-fees-and-plans', 'payments-billing', 'fees-and-plans'],
    ['#topic-fees-and-plans', null, null],
    ['#article-payments-billing', null, null],
    ['#topic-constructor', null, null],
    ['#topic-__proto__', null, null],
    ['#article-constructor', null, null],
    ['#article-__proto__', null, null],
    ['#article-', null, null],
    ['#topic-', null, null],
    ['#Topic-trust-safety', null, null],
    ['#article-recognize-a-scam ', null, null],
    ['article-recognize-a-scam', null, null],
    ['payments-billing', null, null],
    ['', null, null],
    ['#main', null, null],
  ])('%j asks for the topic %j and the article %j', (hash, topic, article) => {
    expect(topicIn(helpIndex, hash)).toBe(topic);
    expect(articleIn(helpIndex, hash)).toBe(article);
  });

  it('are created from topics and articles', () => {
    expect(topicHash('trust-safety')).toBe('#topic-trust-safety');
    expect(articleHash('fees-and-plans')).toBe('#article-fees-and-plans');
  });

  it.each([
    ['#topic-nope', true, false],
    ['#article-nope', false, true],
    ['#topics', false, false],
    ['#articles', false, false],
    ['', false, false],
  ])('%j asks for a topic: %j, for an article: %j', (hash, topic, article) => {
    expect(asksForTopic(hash)).toBe(topic);
    expect(asksForArticle(hash)).toBe(article);
  });
});
