import type { HelpIndex } from '../../../machines/helpAddressRules.ts';
import { type HelpArticle, type HelpTopicKey, topics } from '../../content/help/topics.ts';

export interface ShelvedArticle {
  readonly topic: HelpTopicKey;
  readonly article: HelpArticle;
}

const shelf: ReadonlyMap<string, ShelvedArticle> = new Map(
  topics.flatMap(({ key, articles }) => articles.map((article) => [article.id, { topic: key, article }])),
);

export const findArticle = (id: string | null): ShelvedArticle | null => shelf.get(id ?? '') ?? null;

export const helpIndex: HelpIndex = {
  topics: new Set(topics.map(({ key }) => key)),
  articles: new Map([...shelf].map(([id, { topic, article }]) => [id, { topic, helpful: article.helpful }])),
};

export const articleLinkId = (article: string): string => `article-${article}`;
