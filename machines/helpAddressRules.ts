import { viewHashes } from './viewHashRules.ts';

/** A set and a map, so that `__proto__` is an unknown id (decision S5). */
export interface HelpIndex {
  readonly topics: ReadonlySet<string>;
  readonly articles: ReadonlyMap<string, { readonly topic: string; readonly helpful: number }>;
}

const { topic: topicPrefix, article: articlePrefix } = viewHashes;

export const topicHash = (topic: string): string => topicPrefix + topic;
export const articleHash = (article: string): string => articlePrefix + article;

export const asksForTopic = (hash: string): boolean => hash.startsWith(topicPrefix);
export const asksForArticle = (hash: string): boolean => hash.startsWith(articlePrefix);

export const articleIn = ({ articles }: HelpIndex, hash: string): string | null => {
  const id = hash.slice(articlePrefix.length);
  return asksForArticle(hash) && articles.has(id) ? id : null;
};

export const topicIn = (index: HelpIndex, hash: string): string | null => {
  const article = articleIn(index, hash);
  if (article !== null) return index.articles.get(article)?.topic ?? null;
  const key = hash.slice(topicPrefix.length);
  return asksForTopic(hash) && index.topics.has(key) ? key : null;
};
