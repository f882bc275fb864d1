import type { HelpIndex } from '../../../machines/helpAddressRules.ts';
import { type HelpArticle, type HelpTopicKey, topics } from '../../content/help/topics.ts';

export interface ShelvedArticle {
  readonly topic: HelpTopicKey;
  readonly article: HelpArticle;
}

const shelf: ReadonlyMap<string, ShelvedArticle> = new Map(
  topics.flatMap(({ key, articles }) => articles.map((article) => [article.id, { topic: key, article }])),
);

/** The article of an id, or `null`. */
export const findArticle = (id: string | null): ShelvedArticle | null => shelf.get(id ?? '') ?? null;

/** The help center's ids, as its machines need them. */
export const helpIndex: HelpIndex = {
  topics: new Set(topics.map(({ key }) => key)),
  articles: new Map([...shelf].map(([id, { topic, article }]) => [id, { topic, helpful: article.helpful }])),
};

/** The id of the link that opens an article, which is also the article's address without `#`. */
export const articleLinkId = (article: string): string => `article-${article}`;
